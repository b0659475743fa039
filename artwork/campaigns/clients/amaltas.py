"""Amaltas Greens: blossoms of the golden shower tree come down as lit windows.

"Trees first. Then the address."

A promoter's advertisement in Chhattisgarh carries the RERA number, the authority's website and the project's QR code,
in the type of the telephone number (order of August 2025). Number and code are samples: the code reads SAMPLE.
"""
import random
from drawing import disc, lines, mark, path, rect, words

GROUND, LEAFY, YELLOW, PALE, CREAM, SHADE = '#0F3B30', '#1D5A45', '#FFC629', '#FFE08A', '#FFF6DF', '#0A2B23'

# The QR code of the word SAMPLE, version 1, a row of modules each.
QR = (
    '#######.#.###.#######',
    '#.....#...##..#.....#',
    '#.###.#.##.#..#.###.#',
    '#.###.#.##..#.#.###.#',
    '#.###.#.#..#..#.###.#',
    '#.....#..####.#.....#',
    '#######.#.#.#.#######',
    '...........##........',
    '####..#.######..###.#',
    '##.#.#.#.######..##.#',
    '##..#.#.##.#......###',
    '###.#..###.#..#####.#',
    '####.####...#..#...##',
    '........#.##..#...#.#',
    '#######...###..#..#..',
    '#.....#...#....###.##',
    '#.###.#..##.#######.#',
    '#.###.#.#.##..#.####.',
    '#.###.#.###.#.##.#...',
    '#.....#.###..#....#..',
    '#######.###..#..#..#.',
)
RERA = 'RERA PCGRERA-SAMPLE-000'
SITE, PHONE = 'rera.cgstate.gov.in', '00000 00000'


def qr(x, y, size, ink, paper):
    """The code on its own paper, with the quiet edge of four modules that scanners ask for."""
    k = size / (len(QR) + 8)
    cells = (
        f'M{x + k * (c + 4):g} {y + k * (r + 4):g}h{k:g}v{k:g}h-{k:g}z'
        for r, row in enumerate(QR)
        for c, cell in enumerate(row)
        if cell == '#'
    )
    return rect(x, y, size, size, paper) + path(''.join(cells), ink)


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
        + words(104, 316, 224, 'Pehle ped.', 'young', YELLOW, GROUND)
        + words(104, 548, 224, 'Phir pata.', 'young', CREAM, GROUND)
        + mark('amaltas', 92, 650, 132, YELLOW)
        + words(246, 736, 84, 'Amaltas Greens', 'young', CREAM, GROUND)
        + path('M268 896H112M172 836L112 896L172 956', 'none', YELLOW, 24)
        + words(316, 936, 124, '1.8 km', 'young', YELLOW, GROUND)
        + rect(0, 1030, 2400, 170, SHADE)
        + words(104, 1108, 56, RERA, 'archivo-text', CREAM, SHADE)
        + words(1010, 1108, 56, SITE, 'archivo-text', CREAM, SHADE)
        + words(1640, 1108, 56, PHONE, 'archivo-text', CREAM, SHADE)
        + qr(2192, 956, 184, SHADE, CREAM)
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
        + words(76, 1502, 178, 'Pehle ped.', 'young', YELLOW, GROUND)
        + words(76, 1676, 178, 'Phir pata.', 'young', CREAM, GROUND)
        + mark('amaltas', 70, 1750, 100, YELLOW)
        + words(196, 1818, 64, 'Amaltas Greens', 'young', CREAM, GROUND)
        + rect(0, 1872, 1200, 128, SHADE)
        + words(76, 1924, 40, RERA, 'archivo-text', CREAM, SHADE)
        + words(76, 1976, 40, SITE, 'archivo-text', CREAM, SHADE)
        + words(640, 1976, 40, PHONE, 'archivo-text', CREAM, SHADE)
        + qr(1008, 1808, 192, SHADE, CREAM)
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
        + mark('amaltas', 90, 1378, 96, green)
        + words(202, 1444, 58, 'Amaltas Greens', 'young', ink, paper)
        + words(96, 1528, 27, RERA, 'archivo-text', ink, paper)
        + words(524, 1528, 27, SITE, 'archivo-text', ink, paper)
        + words(788, 1528, 27, PHONE, 'archivo-text', ink, paper)
        + qr(976, 1372, 170, ink, paper)
    )
