"""Amaltas Greens: blossoms of the golden shower tree come down as lit windows. "Trees first. Then the address.\""""
import random
from drawing import disc, lines, mark, path, rect, words

GROUND, LEAFY, YELLOW, PALE, CREAM, SHADE = '#0F3B30', '#1D5A45', '#FFC629', '#FFE08A', '#FFF6DF', '#0A2B23'


def raceme(x, top, length, r, seed, stem=LEAFY):
    """A hanging cluster: flowers grow smaller towards its tip."""
    rnd = random.Random(seed)
    o = path(f'M{x} {top}V{top + length}', 'none', stem, r * .22)
    y, i = top + r * 2.2, 0
    while y < top + length:
        t = (y - top) / length
        k = r * (1.06 - .74 * t)
        side = 1 if i % 2 else -1
        o += disc(x + side * k * .98, y, k, YELLOW if rnd.random() > .22 else PALE)
        o += disc(x + side * k * .98, y, k * .26, '#E09A00')
        y += k * 1.12
        i += 1
    return o + disc(x, y + r * .1, r * .26, PALE)


def leaves(x, y, s, turn):
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({s})">' + path('M0 0C-60 40 -70 130 0 200C70 130 60 40 0 0Z', LEAFY) + path('M0 0V200', 'none', GROUND, 5) + '</g>'


def tower(x, base, cols, rows, cell, ground, lit, seed):
    rnd = random.Random(seed)
    w, h = cols * cell + cell * .5, rows * cell + cell * .5
    o = rect(x, base - h, w, h, ground)
    for c in range(cols):
        for q in range(rows):
            if rnd.random() < lit:
                o += disc(x + cell * (c + .75), base - h + cell * (q + .75), cell * .27, YELLOW if rnd.random() > .25 else PALE)
            else:
                o += disc(x + cell * (c + .75), base - h + cell * (q + .75), cell * .27, SHADE)
    return o


def hoarding():
    s = rect(0, 0, 2400, 1200, GROUND)
    s += tower(1330, 1200, 4, 3, 92, LEAFY, .62, 2) + tower(1745, 1200, 3, 5, 92, LEAFY, .68, 5) + tower(2066, 1200, 4, 4, 92, LEAFY, .6, 9)
    for x, t in ((1240, 24), (1480, -20), (1700, 16), (1880, -18), (2110, 22), (2330, -14)):
        s += leaves(x, -50, 1.0, t)
    for x, length, r, seed in ((1180, 300, 36, 1), (1350, 700, 52, 2), (1560, 520, 44, 3), (1750, 400, 46, 4), (1930, 560, 50, 5), (2110, 420, 42, 6), (2290, 640, 52, 7)):
        s += raceme(x, -40, length, r, seed)
    return (
        s + words(108, 430, 236, 'Pehle ped.', 'young', YELLOW, GROUND)
        + words(108, 676, 236, 'Phir pata.', 'young', CREAM, GROUND)
        + mark('amaltas', 96, 930, 160, YELLOW)
        + words(280, 1030, 92, 'Amaltas Greens', 'young', CREAM, GROUND)
    )
