"""Amaltas Greens: blossoms of the golden shower tree come down as lit windows.

"Trees first. Then the address."
"""
import random
from drawing import disc, lines, mark, path, rect, words

GROUND, LEAFY, YELLOW, PALE, CREAM, SHADE = '#0F3B30', '#1D5A45', '#FFC629', '#FFE08A', '#FFF6DF', '#0A2B23'


def raceme(x, top, length, r, seed, stem=LEAFY):
    """A hanging cluster: flowers grow smaller towards its tip."""
    rnd = random.Random(seed)
    o = path(f'M{x} {top}V{top + length}', 'none', stem, r * 0.22)
    y, i = top + r * 2.2, 0
    while y < top + length:
        t = (y - top) / length
        k = r * (1.06 - 0.74 * t)
        side = 1 if i % 2 else -1
        o += disc(x + side * k * 0.98, y, k, YELLOW if rnd.random() > 0.22 else PALE)
        o += disc(x + side * k * 0.98, y, k * 0.26, '#E09A00')
        y += k * 1.12
        i += 1
    return o + disc(x, y + r * 0.1, r * 0.26, PALE)


def leaves(x, y, s, turn):
    return (
        f'<g transform="translate({x} {y}) rotate({turn}) scale({s})">'
        + path('M0 0C-60 40 -70 130 0 200C70 130 60 40 0 0Z', LEAFY)
        + path('M0 0V200', 'none', GROUND, 5)
        + '</g>'
    )


def tower(x, base, cols, rows, cell, ground, lit, seed):
    rnd = random.Random(seed)
    w, h = cols * cell + cell * 0.5, rows * cell + cell * 0.5
    o = rect(x, base - h, w, h, ground)
    for c in range(cols):
        for q in range(rows):
            if rnd.random() < lit:
                o += disc(
                    x + cell * (c + 0.75),
                    base - h + cell * (q + 0.75),
                    cell * 0.27,
                    YELLOW if rnd.random() > 0.25 else PALE,
                )
            else:
                o += disc(x + cell * (c + 0.75), base - h + cell * (q + 0.75), cell * 0.27, SHADE)
    return o


def hoarding():
    s = rect(0, 0, 2400, 1200, GROUND)
    s += (
        tower(1330, 1200, 4, 3, 92, LEAFY, 0.62, 2)
        + tower(1745, 1200, 3, 5, 92, LEAFY, 0.68, 5)
        + tower(2066, 1200, 4, 4, 92, LEAFY, 0.6, 9)
    )
    for x, t in ((1450, 20), (1600, -24), (1830, 22), (2030, -20), (2190, 18), (2390, -16)):
        s += leaves(x, -30, 1.25, t)
    for x, length, r, seed in (
        (1384, 760, 54, 1),
        (1560, 420, 44, 3),
        (1725, 580, 50, 4),
        (1900, 350, 44, 5),
        (2060, 510, 50, 6),
        (2210, 390, 42, 8),
        (2350, 640, 52, 7),
    ):
        s += raceme(x, -40, length, r, seed)
    return (
        s
        + words(104, 400, 236, 'Pehle ped.', 'young', YELLOW, GROUND)
        + words(104, 646, 236, 'Phir pata.', 'young', CREAM, GROUND)
        + mark('amaltas', 92, 926, 160, YELLOW)
        + words(276, 1026, 92, 'Amaltas Greens', 'young', CREAM, GROUND)
    )


def portrait():
    s = rect(0, 0, 1200, 2000, GROUND)
    for x, t in ((210, 30), (330, -30), (600, 34), (770, -32), (1010, 30), (1120, -26)):
        s += leaves(x, -60, 2.1, t)
    s += raceme(250, -40, 1090, 104, 11) + raceme(620, -40, 760, 92, 12) + raceme(960, -40, 1230, 110, 13)
    s += tower(470, 1330, 4, 4, 66, LEAFY, 0.66, 4)
    s += rect(0, 1330, 1200, 670, GROUND) + rect(0, 1330, 1200, 8, LEAFY)
    return (
        s
        + words(76, 1560, 196, 'Pehle ped.', 'young', YELLOW, GROUND)
        + words(76, 1764, 196, 'Phir pata.', 'young', CREAM, GROUND)
        + mark('amaltas', 70, 1836, 112, YELLOW)
        + words(206, 1912, 68, 'Amaltas Greens', 'young', CREAM, GROUND)
    )


def newspaper():
    paper, ink, green = '#F3ECDF', '#1B1A1E', '#1D5A45'
    s = rect(0, 0, 1200, 1600, paper)
    for x, length, r, seed in (
        (170, 560, 60, 1),
        (380, 330, 50, 2),
        (600, 500, 58, 3),
        (820, 300, 48, 4),
        (1030, 620, 62, 5),
    ):
        s += (
            raceme(x, 40, length, r, seed, stem=ink)
            .replace(YELLOW, '#D99A00')
            .replace(PALE, '#EDBE4B')
            .replace('#E09A00', ink)
        )
    copy = [
        'Four hundred and twelve saplings went into the ground before',
        'the first brick did: neem on the west side, where the sun is',
        'hardest, amaltas along the walk to the gate. They had three',
        'monsoons’ start on you. Two and three bedroom flats.',
    ]
    return (
        s
        + path('M40 40H1160V1560H40Z', 'none', ink, 6)
        + words(92, 920, 190, 'Pehle ped.', 'young', green, paper)
        + words(92, 1112, 190, 'Phir pata.', 'young', ink, paper)
        + lines(96, 1210, 34, 46, copy, 'fraunces-text', ink, paper)
        + mark('amaltas', 90, 1412, 110, green)
        + words(216, 1486, 58, 'Amaltas Greens', 'young', ink, paper)
        + words(1104, 1486, 34, 'Site office open daily', 'fraunces-text', ink, paper, 'end')
    )
