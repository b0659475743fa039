"""Covers of the ten articles, 1600 x 1200: one idea each, in the site's colours, without a word."""
import random

from drawing import (
    DUSK,
    INK,
    LEAF,
    MARIGOLD,
    PAPER,
    TERRACOTTA,
    disc,
    dome,
    move,
    path,
    polygon,
    rect,
    ring,
    within,
)

GOLD, BLUSH, MOSS, CLAY, SLATE = '#FFC53D', '#F2C3A4', '#2F7A66', '#A63D20', '#24406A'


def outdoor():
    """One very large board, one very small reader, and the sun between its posts."""
    s = rect(0, 0, 1600, 1200, TERRACOTTA) + disc(800, 1000, 330, GOLD)
    s += rect(0, 1000, 1600, 200, INK)
    s += rect(452, 640, 34, 360, INK) + rect(1114, 640, 34, 360, INK)
    s += rect(120, 130, 1360, 560, INK) + rect(146, 156, 1308, 508, PAPER)
    s += within(
        'board',
        rect(146, 156, 1308, 508, '#fff'),
        rect(146, 156, 1308, 508, MARIGOLD)
        + disc(1454, 664, 470, PAPER)
        + disc(1454, 664, 350, TERRACOTTA)
        + disc(1454, 664, 230, LEAF)
        + disc(1454, 664, 110, PAPER)
        + rect(146, 156, 470, 508, LEAF)
        + polygon([(146, 664), (616, 664), (616, 156)], INK),
    )
    s += ''.join(rect(x, 104, 60, 18, INK) + rect(x + 24, 104, 12, 40, INK) for x in (300, 640, 980, 1290))
    s += disc(760, 944, 13, PAPER) + path('M744 1000V972a16 14 0 0 1 32 0V1000Z', PAPER)
    s += polygon([(744, 1000), (776, 1000), (900, 1200), (838, 1200)], '#0B1728')
    return s


def social():
    """Twelve tiles of the things a thumb meets."""

    def bubble(c):
        return path('M200 50a150 150 0 1 1-74 280L40 360l28-84A150 150 0 0 1 200 50z', c)

    heart = path('M200 300 118 218a48 48 0 0 1 82-54 48 48 0 0 1 82 54z', TERRACOTTA)
    t = [
        (LEAF, bubble(PAPER) + heart),
        (
            MARIGOLD,
            path(
                (
                    'M0 400A400 400 0 0 1 400 0v120A280 280 0 0 0 120 400zM200 400a200 200 0 0 1 '
                    '200-200v100a100 100 0 0 0-100 100z'
                ),
                INK,
            ),
        ),
        (TERRACOTTA, disc(200, 152, 88, PAPER) + path('M32 400a168 152 0 0 1 336 0z', PAPER)),
        (PAPER, path('M120 80 320 200 120 320z', INK)),
        (
            BLUSH,
            path(
                (
                    'M88 290C112 262 116 226 118 184C122 120 156 86 200 86S278 120 282 184C284 226 288 '
                    '262 312 290Z'
                ),
                TERRACOTTA,
            )
            + disc(200, 76, 22, TERRACOTTA)
            + path('M156 310a44 44 0 0 0 88 0Z', INK)
            + disc(290, 110, 44, INK),
        ),
        (INK, bubble(PAPER) + ''.join(disc(x, 200, 26, TERRACOTTA) for x in (128, 200, 272))),
        (LEAF, path('M0 0a400 400 0 0 1 400 400H280A280 280 0 0 0 0 120z', GOLD) + disc(88, 312, 52, PAPER)),
        (MARIGOLD, path('M168 60 128 340M272 60l-40 280M68 148h280M52 252h280', 'none', INK, 40)),
        (INK, path('M200 70l38 84 92 10-68 62 19 90-81-46-81 46 19-90-68-62 92-10z', GOLD)),
        (TERRACOTTA, path('M80 200h170M190 110l100 90-100 90', 'none', PAPER, 44)),
        (PAPER, bubble(LEAF) + path('M128 206l52 52 96-104', 'none', PAPER, 38)),
        (SLATE, dome(200, 400, 200, MARIGOLD) + dome(200, 400, 120, TERRACOTTA)),
    ]
    return ''.join(
        move(i % 4 * 400, i // 4 * 400, rect(0, 0, 400, 400, c) + inner) for i, (c, inner) in enumerate(t)
    )


def influencer():
    """A voice goes out in rings; people take the colour of the ring that reaches them."""
    s = rect(0, 0, 1600, 1200, CLAY)
    for r, c in (
        (1180, '#B2451F'),
        (960, TERRACOTTA),
        (760, MARIGOLD),
        (580, TERRACOTTA),
        (420, PAPER),
        (280, INK),
    ):
        s += disc(430, 860, r, c)
    s += disc(430, 782, 82, MARIGOLD) + path('M262 1200V1062a168 168 0 0 1 336 0v138z', MARIGOLD)
    for x, y, c, k in (
        (930, 690, INK, 1),
        (1120, 980, INK, 1),
        (1010, 330, PAPER, 0.8),
        (1290, 640, PAPER, 0.8),
        (1390, 1010, PAPER, 0.8),
        (680, 190, PAPER, 0.8),
        (1480, 330, BLUSH, 0.62),
        (1210, 130, BLUSH, 0.62),
    ):
        s += move(x, y, disc(0, 0, 40, c) + path('M-80 136a80 78 0 0 1 160 0z', c), k)
    return s


def digital():
    """The pointer, a thousand years old in pixels."""
    rows = [
        'X..........',
        'XX.........',
        'XXX........',
        'XXXX.......',
        'XXXXX......',
        'XXXXXX.....',
        'XXXXXXX....',
        'XXXXXXXX...',
        'XXXXX......',
        'XX.XXX.....',
        'X...XX.....',
        '.....XX....',
        '.....XX....',
    ]
    c = 80
    s = rect(0, 0, 1600, 1200, INK) + ''.join(
        rect(x * c + 5, y * c + 5, c - 10, c - 10, '#1B3358') for y in range(15) for x in range(20)
    )
    for y, row in enumerate(rows):
        for x, ch in enumerate(row):
            if ch == 'X':
                s += rect((x + 6) * c + 5, (y + 1) * c + 5, c - 10, c - 10, MARIGOLD)
    for x, y, q in (
        (1, 2, TERRACOTTA),
        (2, 2, TERRACOTTA),
        (1, 3, TERRACOTTA),
        (16, 4, LEAF),
        (17, 4, LEAF),
        (17, 5, LEAF),
        (3, 11, LEAF),
        (15, 10, PAPER),
        (16, 10, PAPER),
        (16, 11, TERRACOTTA),
        (13, 2, PAPER),
        (18, 12, MARIGOLD),
        (2, 8, PAPER),
    ):
        s += rect(x * c + 5, y * c + 5, c - 10, c - 10, q)
    return s


def tools():
    """Pencil, brush, roller and loudspeaker hang on the workshop wall."""
    s = (
        rect(0, 0, 1600, 1200, LEAF)
        + rect(400, 0, 400, 1200, PAPER)
        + rect(800, 0, 400, 1200, MARIGOLD)
        + rect(1200, 0, 400, 1200, INK)
    )
    # pencil
    s += (
        polygon([(110, 320), (290, 320), (290, 1200), (110, 1200)], MARIGOLD)
        + rect(170, 320, 60, 880, GOLD)
        + polygon([(110, 320), (200, 60), (290, 320)], BLUSH)
        + polygon([(170, 146), (200, 60), (230, 146)], INK)
    )
    # brush
    s += (
        path('M560 0H640V560H560Z', TERRACOTTA)
        + rect(520, 540, 160, 130, INK)
        + path('M500 670H700C720 820 690 960 600 1090C510 960 480 820 500 670Z', LEAF)
        + path('M600 1090C560 1030 530 970 514 910H686C670 970 640 1030 600 1090Z', MARIGOLD)
    )
    # roller and its stripe
    s += (
        rect(860, 0, 240, 330, TERRACOTTA)
        + rect(836, 330, 288, 190, PAPER, 30)
        + path('M1124 424H1156V630H980V760', 'none', INK, 28)
        + rect(942, 740, 76, 330, INK, 38)
    )
    # loudspeaker, calling upwards
    s += (
        polygon([(1346, 800), (1454, 800), (1560, 440), (1240, 440)], PAPER)
        + f'<ellipse cx="1400" cy="440" rx="160" ry="42" fill="{BLUSH}"/>'
        + rect(1336, 790, 128, 120, TERRACOTTA)
        + rect(1364, 910, 72, 190, MARIGOLD)
        + path('M1464 840H1530V980H1440', 'none', MARIGOLD, 26)
    )
    for x, y, turn in ((1290, 290, -22), (1400, 250, 0), (1510, 290, 22)):
        s += f'<g transform="translate({x} {y}) rotate({turn})">' + rect(-14, -110, 28, 190, GOLD) + '</g>'
    return s


def holiday():
    """Rows of lamps stand as a sales chart: the last evening is the brightest."""
    s = rect(0, 0, 1600, 1200, DUSK)
    heights = (1, 2, 2, 3, 4, 6)
    for c, h in enumerate(heights):
        for q in range(h):
            x, y = 200 + c * 240, 1060 - q * 152
            s += path(
                (
                    f'M{x - 92} {y - 40}H{x + 92}C{x + 86} {y + 26} {x + 44} {y + 52} {x} '
                    f'{y + 52}S{x - 86} {y + 26} {x - 92} {y - 40}Z'
                ),
                TERRACOTTA if (c + q) % 2 else CLAY,
            )
            s += (
                f'<path d="M{x} {y - 122}C{x + 34} {y - 84} {x + 30} {y - 52} {x} {y - 46}C{x - 30} '
                f'{y - 52} {x - 34} {y - 84} {x} {y - 122}Z" fill="{MARIGOLD}"/>'
            ) + (
                f'<path d="M{x} {y - 92}C{x + 14} {y - 74} {x + 12} {y - 56} {x} {y - 52}C{x - 12} '
                f'{y - 56} {x - 14} {y - 74} {x} {y - 92}Z" fill="{PAPER}"/>'
            )
    s += rect(0, 1112, 1600, 88, INK)
    # marigold strings
    for i in range(23):
        x = 20 + i * 72
        y = 44 + 70 * (1 - ((x % 560) / 280 - 1) ** 2)
        s += disc(x, y, 33, MARIGOLD if i % 2 else TERRACOTTA) + disc(x, y, 14, GOLD if i % 2 else MARIGOLD)
    return s


def trends():
    """What comes up was under the ground all along."""
    s = (
        rect(0, 0, 1600, 1200, '#F8D9A6')
        + disc(1220, 640, 270, MARIGOLD)
        + rect(0, 640, 1600, 560, INK)
        + rect(0, 640, 1600, 26, LEAF)
    )
    for i, (x, up, down, c) in enumerate(
        (
            (150, 0, 90, TERRACOTTA),
            (370, 60, 170, MARIGOLD),
            (600, 150, 250, TERRACOTTA),
            (850, 270, 320, PAPER),
            (1130, 420, 400, MARIGOLD),
            (1420, 540, 470, TERRACOTTA),
        )
    ):
        s += path(f'M{x} 640V{640 + down}', 'none', '#2F4A74', 14)
        for k in range(down // 90):
            s += path(
                (
                    f'M{x} {690 + k * 90}C{x + 60} {700 + k * 90} {x + 76} {730 + k * 90} {x + 84} '
                    f'{776 + k * 90}'
                ),
                'none',
                '#2F4A74',
                9,
            ) + path(
                (
                    f'M{x} {720 + k * 90}C{x - 50} {730 + k * 90} {x - 66} {756 + k * 90} {x - 74} '
                    f'{800 + k * 90}'
                ),
                'none',
                '#2F4A74',
                9,
            )
        s += disc(x, 650 + down, 42, c)
        if up:
            s += path(f'M{x} 650V{640 - up}', 'none', LEAF, 20)
            for k in range(max(1, up // 110)):
                y = 640 - up + k * 105
                g = max(46, 96 - k * 4)
                s += path(
                    (
                        f'M{x} {y + 40}C{x + g * .2} {y - 10} {x + g * .6} {y - 40} {x + g * 1.2} '
                        f'{y - 40}C{x + g * 1.2} {y + 10} {x + g * .8} {y + 40} {x} {y + 40}Z'
                    ),
                    LEAF,
                ) + path(
                    (
                        f'M{x} {y + 40}C{x - g * .2} {y - 10} {x - g * .6} {y - 40} {x - g * 1.2} '
                        f'{y - 40}C{x - g * 1.2} {y + 10} {x - g * .8} {y + 40} {x} {y + 40}Z'
                    ),
                    MOSS,
                )
    return s


def content():
    """A crate of drawings of mangoes, and one mango."""
    body = (
        'M-10 -96C60 -120 120 -60 118 20C116 96 50 140 -20 132C-96 124 -132 66 -120 4C-108 -54 -60 -80 '
        '-10 -96Z'
    )
    stem, leaf = (
        'M-6 -94C-10 -120 -4 -140 12 -156',
        'M6 -136C50 -186 110 -186 150 -156C110 -116 50 -108 6 -136Z',
    )
    pale = (
        path(body, 'none', '#D9B074', 9) + path(stem, 'none', '#D9B074', 9) + path(leaf, 'none', '#D9B074', 9)
    )
    ripe = (
        path(body, MARIGOLD)
        + within('ripe', path(body, '#fff'), disc(76, -76, 116, TERRACOTTA))
        + path('M-84 14C-80 60 -56 88 -22 100', 'none', '#FFE3A0', 16, ' stroke-linecap="round"')
        + path(stem, 'none', INK, 15)
        + path(leaf, LEAF)
    )
    s = rect(0, 0, 1600, 1200, PAPER)
    for r in range(4):
        for c in range(5):
            x, y = c * 320, r * 300
            s += rect(x + 7, y + 7, 306, 286, '#F7E3BE')
            if (r, c) != (2, 3):
                s += move(x + 150, y + 168, pale, 0.86)
    return s + rect(920, 560, 400, 380, INK) + move(1106, 772, ripe, 1.26)


def seo():
    """Out of all the lanes, the lens finds one door."""

    def town(street, block, mark=None, seed=5):
        rnd = random.Random(seed)
        o = rect(0, 0, 1600, 1200, street)
        xs, ys = [0, 190, 330, 560, 760, 900, 1130, 1300, 1600], [0, 150, 330, 470, 660, 800, 980, 1200]
        for i in range(8):
            for j in range(7):
                c = block[rnd.randrange(len(block))]
                o += rect(xs[i] + 12, ys[j] + 12, xs[i + 1] - xs[i] - 24, ys[j + 1] - ys[j] - 24, c)
        return o

    s = town(SLATE, ('#16294A', '#1A3157', INK))
    lens = disc(830, 565, 400, '#fff')
    s += path('M1100 830L1560 1290', 'none', TERRACOTTA, 118, ' stroke-linecap="round"')
    s += disc(830, 565, 448, PAPER)
    s += within(
        'lens',
        lens,
        (
            '<g transform="translate(830 565) scale(1.5) translate(-830 -565)">'
            f'{town("#FFF4E0", (MARIGOLD, "#F2C3A4", "#F7D58A", LEAF, TERRACOTTA), seed=9)}</g>'
        ),
    )
    s += path('M830 760C750 640 690 580 690 500A140 140 0 0 1 970 500C970 580 910 640 830 760Z', INK) + disc(
        830, 500, 58, MARIGOLD
    )
    return s


def keywords():
    """Keys on their hooks: the short ones are many hands', the long one opens your door."""

    def key(length, colour, teeth, r=64):
        o = ring(0, 0, r, r * 0.5, colour) + rect(-r * 0.24, r, r * 0.48, length, colour)
        for i, w in enumerate(teeth):
            o += rect(r * 0.2, r + length - r * 0.5 - i * r * 0.72, w, r * 0.42, colour)
        return o

    s = rect(0, 0, 1600, 1200, LEAF) + rect(0, 130, 1600, 70, INK)
    for x, r, length, teeth, c in (
        (170, 84, 230, (60, 96), BLUSH),
        (450, 84, 330, (96, 56, 84), TERRACOTTA),
        (730, 84, 260, (70, 100), PAPER),
        (1010, 84, 430, (84, 56, 100, 70), BLUSH),
        (1370, 128, 640, (130, 76, 150, 96, 130, 60, 110), MARIGOLD),
    ):
        s += disc(x, 165, 24, PAPER) + move(x, 165 + r + 2, key(length, c, teeth, r))
    return s


PIECES = {
    'benefits-of-outdoor-advertising': outdoor,
    'social-media-marketing': social,
    'influencer-marketing': influencer,
    'what-is-digital-marketing': digital,
    'advertising-tools-and-techniques': tools,
    'holiday-sales-strategies': holiday,
    'businesses-prepare-for-emerging-trends': trends,
    'high-quality-content': content,
    'seo-optimization': seo,
    'keyword-research': keywords,
}
