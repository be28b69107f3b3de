import pytest

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.given import of_kind, whole


def test_a_whole_number_may_come_from_anywhere():
    class Three:
        def __index__(self):
            return 3

    assert (whole(3, "dice"), whole(-1, "dice"), whole(Three(), "dice")) == (3, -1, 3)


@pytest.mark.parametrize("number", [2.5, 2.0, "2", None, [2]])
def test_anything_else_is_refused_in_a_sentence(number):
    with pytest.raises(TesoroError, match="is not a whole number of dice"):
        whole(number, "dice")


def test_a_kind_is_named():
    of_kind(True, int, "It")
    with pytest.raises(TesoroError, match="The rules of chess must be of the kind dict, not '3'"):
        of_kind(3, dict, "The rules of chess")
