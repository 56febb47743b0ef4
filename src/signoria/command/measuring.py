"""Bots among themselves, and how fast all this is."""

from pathlib import Path
from typing import Annotated

import typer

from signoria.command import completing, given
from signoria.command.answering import print_json
from signoria.command.arguments import (
    SEATS,
    Bots,
    Choices,
    Cluster,
    ComponentFile,
    Games,
    Json,
    Seats,
    Seed,
    TitleKey,
    Workers,
)
from signoria.titles import title, titles


def simulate(
    title_key: TitleKey,
    games: Games = 1000,
    seats: Seats = SEATS,
    bots: Bots = "random",
    option: Choices = None,
    seed: Seed = 0,
    components: ComponentFile = None,
    records: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where to keep the records.")] = None,
    workers: Workers = 1,
    json: Json = False,
) -> None:
    """Plays many games between bots, on consecutive seeds."""
    from signoria.arena.simulate import simulate as simulated
    from signoria.command.workers import bar, crew

    with crew(workers) as executor, bar(games) as progress:
        report = simulated(
            title_key,
            games=games,
            seats=seats,
            seed=seed,
            options=given.pairs(option),
            bots=given.bots(bots, seats),
            records=records,
            components=given.components(title_key, components),
            executor=executor,
            progress=progress,
        )
    if json:
        print_json(report)
        return
    print(f"{report.games} games, {report.decisions} decisions, {report.seconds:.1f} s")
    for seat in range(report.seats):
        wins = sum(outcome.ranks[seat] == 1 for outcome in report.outcomes)
        mean = sum(outcome.scores[seat] for outcome in report.outcomes) / report.games
        print(f"seat {seat + 1}: {100 * wins / report.games:5.1f} % won or shared, {mean:5.1f} points on average")


def arena(
    title_key: TitleKey,
    bots: Bots = "quick,random",
    games: Games = 200,
    seats: Seats = 2,
    option: Choices = None,
    seed: Seed = 0,
    components: ComponentFile = None,
    workers: Workers = 1,
    cluster: Cluster = "",
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keeps every game; the same match goes on from there.")
    ] = None,
    json: Json = False,
) -> None:
    """Plays a match between bots, with each of them in every seat."""
    from signoria.arena.match import match
    from signoria.command.workers import bar, crew

    with crew(workers, cluster) as executor, bar(games) as progress:
        report = match(
            title_key,
            given.listed(bots),
            games=games,
            seats=seats,
            seed=seed,
            options=given.pairs(option),
            components=given.components(title_key, components),
            executor=executor,
            progress=progress,
            kept=keep,
        )
    if json:
        print_json(report)
        return
    print(f"{report.games} games of {report.seats}")
    for row in report.bots:
        share, low, high = (100 * part for part in (row.share, row.low, row.high))
        rating = f"{row.rating} ({row.rating_low} to {row.rating_high})"
        print(f"{row.spec:20} won {share:5.1f} % ({low:.1f} to {high:.1f}), rating {rating}")


def bench(
    title_key: Annotated[
        str, typer.Argument(metavar="[TITLE]", help="One game only.", autocompletion=completing.title_keys)
    ] = "",
    json: Json = False,
) -> None:
    """Measures how fast it runs, in microseconds and in yards, which compare between machines."""
    from signoria.arena.bench import bench as measured

    report = measured([title(title_key).key] if title_key else [each.key for each in titles()])
    if json:
        print_json(report)
        return
    print(f"a yard is {report.yard_us} µs here")
    for figure in report.results:
        print(f"{figure.title:12} {figure.what:10} {figure.us:12.3f} µs {figure.yards:12.2f} yards")
