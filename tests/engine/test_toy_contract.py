from contract import GameContract
from toy import TOY, ToyRules, Track


class TestToy(GameContract):
    game = TOY
    choices = (None, ToyRules(chips=0))
    boards = (None, Track("long", 200))
