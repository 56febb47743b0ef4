"""The story of a game as a law: what the sentences tell adds up to what happened.

It belongs to law 5, which says that points and money change by what the events say; here it is said in words, in every
language. Forming sentences is dear, so it is not among the laws that every game is under.
"""

from signoria.table.cases import Case
from signoria.table.chance import Chance
from signoria.table.events import Change, Event
from signoria.table.findings import counts_apart
from signoria.table.texts import LANGUAGES, Speech


def the_story_adds_up(case: Case) -> None:
    """Law 5 in words: each sentence tells all the points and money that it moved."""
    for language in LANGUAGES:
        _check_story(case, language)


def _check_story(case: Case, language: str) -> None:
    game = case.deal()
    players = tuple([f"<{seat}>" for seat in range(game.seats)])
    speech = Speech(case.title, language, case.title.box().names, players)
    chance = Chance(case.seed)
    sums = [game.tallies(seat) for seat in range(game.seats)]
    while waiting := game.waiting():
        mover = chance.pick(waiting)
        events: list[Event] = []
        game.apply(mover, chance.pick(game.moves(mover)), events)
        for event in events:
            for change in changes_told(speech, event):
                sums[change.seat][change.what] += change.amount
        for seat, told_sums in enumerate(sums):
            if told_sums != game.tallies(seat):
                words = " ".join([speech.event(event) for event in events if event.changes])
                counted = counts_apart(game.tallies(seat), told_sums)
                raise case.broken(f"seat {seat} has {counted} as is told: {words}")


def changes_told(speech: Speech, event: Event) -> list[Change]:
    """The changes that an event's sentence tells: the amounts in it are all that moved of a thing, or their sum.

    What one seat gives and another gets is told once, or on both sides.
    """
    sentence = speech.event(event)
    found: list[Change] = []
    for what in dict.fromkeys([change.what for change in event.changes]):
        changes = [change for change in event.changes if change.what == what]
        moved = [change.amount for change in changes]
        amounts = speech.amounts(what, sentence)
        told = [sum(map(abs, moved))]
        if len({change.seat for change in changes}) > 1:
            told.append(sum([amount for amount in moved if amount > 0]))
        if sum(amounts) in told or amounts == [abs(sum(moved))]:
            found += changes
    return found
