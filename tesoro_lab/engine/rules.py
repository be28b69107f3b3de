"""What the rules of every game share: fields that are checked, and their JSON form."""

from dataclasses import asdict, dataclass, fields
from typing import Any, Self, get_args

from tesoro_lab.engine.errors import ScenarioError


@dataclass(frozen=True, slots=True)
class RulesData:
    """A frozen choice of rules; each field is a yes or no, or one of the values it names."""

    def __post_init__(self) -> None:
        for field in fields(self):
            self.check(field.name, field.type, getattr(self, field.name))

    def check(self, name: str, kind: Any, value: Any) -> None:
        """Refuse a value that the field does not know, naming those it does."""
        if kind is bool:
            if not isinstance(value, bool):
                raise ScenarioError(f"{name} must be True or False, not {value!r}.")
        elif not isinstance(value, str) or value not in get_args(kind):
            choices = " or ".join(repr(choice) for choice in get_args(kind))
            raise ScenarioError(f"{name} must be {choices}, not {value!r}.")

    def to_dict(self) -> dict[str, Any]:
        """The fields as plain JSON values."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """The rules that `to_dict` wrote; raises ScenarioError for an unknown field or value."""
        if not isinstance(data, dict):
            raise ScenarioError(f"rules must be a table of fields, not {type(data).__name__}.")
        names = [field.name for field in fields(cls)]
        for name in data:
            if name not in names:
                known = ", ".join(names)
                raise ScenarioError(f"rules has no field {name!r}; the fields are {known}.")
        return cls(**data)
