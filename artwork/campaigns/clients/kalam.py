"""Kalam Books: the city's shelves are its houses, one window still lit. "Just one more page.\""""
import random
from drawing import disc, lines, mark, path, rect, words

NIGHT, CREAM, LAMP, INK = '#141B3C', '#FFF3DC', '#FFC94A', '#0B1029'
SPINES = (
    '#7C2A3A',
    '#2C5C6E',
    '#C06A34',
    '#32406F',
    '#4B6B4A',
    '#8A6A9A',
    '#A63D2E',
    '#25506B',
    '#B58A3C',
    '#56324F',
)


def stars(w, h, count, seed):
    rnd = random.Random(seed)
    return ''.join(
        disc(rnd.uniform(20, w - 20), rnd.uniform(20, h), rnd.choice((3, 4, 5)), '#6F7BB5')
        for _ in range(count)
    )


def moon(x, y, r, ground=NIGHT):
    return disc(x, y, r, CREAM) + disc(x + r * 0.42, y - r * 0.2, r * 0.86, ground)


def shelf(x0, x1, base, low, high, seed, lit, narrow=72, wide=150):
    """Books on a shelf as a street at night. `lit` is the number of the book with somebody awake in it."""
    rnd = random.Random(seed)
    o, x, i = '', x0, 0
    while x < x1:
        w, h = rnd.randint(narrow, wide), rnd.randint(low, high)
        if i == lit:
            w, h = int(wide * 1.25), high + 60
        c = SPINES[(i * 3 + seed) % len(SPINES)]
        top = base - h
        o += rect(x, top, w - 6, h, c)
        trim = rnd.choice((CREAM, LAMP, INK, INK))
        style = rnd.randint(0, 3)
        if i == lit:
            for q in range(int((h - 90) // 92)):
                for k in range(3):
                    on = (q, k) == (2, 1)
                    o += rect(
                        x + w * 0.14 + k * w * 0.25, top + 70 + q * 92, w * 0.17, 56, LAMP if on else INK
                    )
                    if on:
                        px, py = x + w * 0.14 + k * w * 0.25, top + 70 + q * 92
                        o += disc(px + w * 0.085, py + 24, w * 0.034, INK) + path(
                            (
                                f'M{px + w * .03:.1f} {py + 56}a{w * .055:.1f} {w * .07:.1f} 0 0 1 '
                                f'{w * .11:.1f} 0Z'
                            ),
                            INK,
                        )
        elif style == 0:
            o += (
                rect(x, top + 40, w - 6, 14, trim)
                + rect(x, top + 66, w - 6, 6, trim)
                + rect(x, base - 90, w - 6, 14, trim)
            )
        elif style == 1:
            for q in range(int(h // 86) - 1):
                o += rect(x + w * 0.22, top + 60 + q * 86, w * 0.18, 40, INK) + rect(
                    x + w * 0.54, top + 60 + q * 86, w * 0.18, 40, INK
                )
        elif style == 2:
            o += rect(x + w * 0.24, top + 50, (w - 6) * 0.52, h * 0.4, trim) + rect(
                x, base - 70, w - 6, 8, trim
            )
        else:
            o += (
                disc(x + (w - 6) / 2, top + 84, w * 0.2, trim)
                + rect(x, top + 26, w - 6, 8, trim)
                + rect(x, base - 60, w - 6, 20, trim)
            )
        x += w
        i += 1
    return o


def hoarding():
    s = rect(0, 0, 2400, 1200, NIGHT) + stars(2400, 480, 46, 3) + moon(2190, 210, 120)
    s += shelf(-30, 2420, 1080, 300, 540, 8, 12, 84, 170) + rect(0, 1080, 2400, 120, INK)
    s += words(96, 340, 276, 'बस एक पन्ना और।', 'tiro', CREAM, NIGHT)
    return s + mark('kalam', 96, 1100, 80, LAMP) + words(196, 1162, 72, 'Kalam Books', 'tiro', CREAM, INK)


def portrait():
    s = rect(0, 0, 1200, 2000, NIGHT) + stars(1200, 1500, 44, 5) + moon(1092, 1090, 66)
    # books lying on each other: floors of a tall house
    rnd = random.Random(4)
    y, i = 1800, 0
    while y > 800:
        h, w = rnd.choice((96, 112, 128, 84)), rnd.randint(640, 900)
        x = 600 - w / 2 + rnd.randint(-60, 60)
        c = SPINES[(i * 3 + 1) % len(SPINES)]
        s += rect(x, y - h, w, h - 6, c, 10)
        if i == 7:
            for k in range(5):
                px = x + 90 + k * (w - 180) / 5
                on = k == 3
                s += rect(px, y - h + 22, 74, h - 50, LAMP if on else INK)
                if on:
                    s += disc(px + 37, y - h + 48, 12, INK) + path(
                        f'M{px + 15} {y - 28}a22 24 0 0 1 44 0Z', INK
                    )
        elif i % 3 == 0:
            s += (
                rect(x + 60, y - h, 22, h - 6, CREAM)
                + rect(x + 94, y - h, 8, h - 6, CREAM)
                + rect(x + w - 90, y - h, 22, h - 6, CREAM)
            )
        elif i % 3 == 1:
            s += ''.join(rect(x + 80 + k * (w - 160) / 6, y - h + 24, 52, h - 54, INK) for k in range(6))
        else:
            s += rect(x + 130, y - h + 24, w - 320, h - 54, LAMP if i == 2 else CREAM)
        y -= h
        i += 1
    s += rect(0, 1796, 1200, 204, INK)
    s += words(72, 340, 270, 'बस एक', 'tiro', CREAM, NIGHT) + words(
        72, 660, 270, 'पन्ना और।', 'tiro', CREAM, NIGHT
    )
    return s + mark('kalam', 72, 1848, 96, LAMP) + words(192, 1922, 78, 'Kalam Books', 'tiro', CREAM, INK)


def newspaper():
    paper, ink = '#F3ECDF', '#1B1A1E'
    copy = [
        'You said so at half past ten. You said so again at midnight. At',
        'two the neighbour’s dog gave up barking, and you were on the',
        'chapter where the letter arrives. We understand. We have four',
        'floors of it, and a chair by the window.',
    ]
    s = rect(0, 0, 1200, 1600, paper) + rect(40, 40, 1120, 700, ink)
    grey = shelf(40, 1130, 740, 230, 400, 6, 5, 62, 124)
    for i, c in enumerate(SPINES):
        grey = grey.replace(f'"{c}"', f'"{("#6E6A66", "#8C877F", "#57534F", "#A29C92")[i % 4]}"')
    s += (
        moon(960, 190, 80, ink)
        + grey.replace(INK, ink)
        + rect(0, 0, 40, 1600, paper)
        + rect(1160, 0, 40, 1600, paper)
    )
    s += path('M40 40H1160V1560H40Z', 'none', ink, 6)
    s += words(90, 990, 200, 'बस एक', 'tiro', ink, paper) + words(
        90, 1222, 200, 'पन्ना और।', 'tiro', ink, paper
    )
    s += lines(96, 1318, 34, 45, copy, 'fraunces-text', ink, paper)
    return (
        s
        + mark('kalam', 870, 880, 110, ink)
        + words(870, 1060, 56, 'Kalam', 'tiro', ink, paper)
        + words(870, 1122, 56, 'Books', 'tiro', ink, paper)
    )
