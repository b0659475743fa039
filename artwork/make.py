#!/usr/bin/python3
"""Renders the pictures of content/pictures: npm run artwork -- NAME…

    npm run artwork -- NAME…             these, when they have changed
    npm run artwork -- --all             everything that has changed
    npm run artwork -- --list [NAME…]    what has changed; renders nothing
    npm run artwork -- --preview NAME…   scenes small and grainy, into .cache/artwork/preview
    npm run artwork -- --force NAME…     these, changed or not
    npm run artwork -- --accept NAME…    the changed script draws the same: record that, render nothing
    npm run artwork -- --sheets          the contact sheets of artwork/sheets and pictures-scenes.yaml alone
    npm run artwork -- --icons           the icons of browsers and phones, from public/favicon.svg

NAME is a picture (dhoop-hoarding, about-map), a client (dhoop), a series (article, portrait, video, web) or
a set (outdoor-advertising, portfolio-event). "Changed" goes by a hash of the script, entry and textures.
The flat artwork of campaigns/ is drawn first: the scenes of scenes/ hang it on their boards.
"""
import argparse
import subprocess
import sys

sys.dont_write_bytecode = True

from campaigns import draw  # noqa: E402
from scenes import render  # noqa: E402


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS
    )
    parser.add_argument('names', nargs='*', metavar='NAME')
    for flag in ('all', 'list', 'preview', 'force', 'accept', 'sheets', 'icons'):
        parser.add_argument(f'--{flag}', action='store_true')
    given = parser.parse_args()
    if given.icons:
        subprocess.run(['node', 'artwork/icons.mjs'], check=True)
        return
    if not (given.names or given.all or given.list or given.sheets):
        parser.print_help()
        return
    for workshop in (draw, render):
        run(workshop, given, names_for(workshop, given))


def names_for(workshop, given):
    """The pictures meant that are this workshop's; stops at a word that no workshop knows."""
    for word in given.names:
        if not (draw.matching(word) or render.matching(word)):
            sys.exit(
                f'No picture, client, series or set is called {word}. There are: '
                f'{", ".join([*draw.PIECES, *render.PICTURES])}'
            )
    everything = given.all or (given.list and not given.names)
    return (
        list(workshop.PIECES if workshop is draw else render.PICTURES)
        if everything
        else [n for word in given.names for n in workshop.matching(word)]
    )


def run(workshop, given, names):
    if given.preview:
        for name in names if workshop is render else []:
            render.make(name, preview=True)
        return
    todo = [name for name in names if given.force or workshop.changed(name)]
    if given.list:
        print('\n'.join(todo) or f'Nothing has changed in artwork/{workshop.__name__.split(".")[0]}.')
        return
    for name in todo:
        (workshop.accept if given.accept else workshop.make)(name)
    if workshop is render and (todo or given.sheets):
        render.describe()
    if given.sheets or todo:
        workshop.sheets(todo)


if __name__ == '__main__':
    main()
