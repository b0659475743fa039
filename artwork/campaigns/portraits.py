"""Portraits of the agency's people, 1200 x 1500: a low sun from the left, one thing of the trade behind.

A face is built in layers, all inside one outline: skin, its shade, features, then hair and clothes over it.
The shade falls along the ridge of the nose, as the sun of the city's scenes would draw it.
"""
import math

from drawing import (
    DUSK,
    INK,
    LEAF,
    MARIGOLD,
    PAPER,
    TERRACOTTA,
    disc,
    move,
    path,
    polygon,
    rect,
    ring,
    within,
)

GOLD, BLUSH, MOSS, CLAY, SLATE, WINE = '#FFC53D', '#F2C3A4', '#2F7A66', '#A63D20', '#24406A', '#6A1028'
HAIR, SHINE = '#1B1420', '#3A2B3C'
ROUND = ' stroke-linecap="round"'
EYE, LIPS = '#1E1218', '#8E3B32'


class Face:
    """Where a face's parts are. `wide` and `long` stretch it about (600, 640), its middle."""

    def __init__(self, key, skin, shade, wide=1.0, long=1.0, jaw=0.0, lips=LIPS):
        self.key, self.skin, self.shade, self.lips = key, skin, shade, lips
        self.wide, self.long, self.jaw = wide, long, jaw

    def x(self, dx):
        return 600 + dx * self.wide

    def y(self, dy):
        return 640 + dy * self.long

    def at(self, d):
        """A path in the face's own measures: numbers are pairs of dx, dy from its middle."""
        out, pair = [], []
        for token in d.split():
            if token.isalpha():
                out.append(token)
                continue
            pair.append(float(token))
            if len(pair) == 2:
                out.append(f'{self.x(pair[0]):.1f} {self.y(pair[1]):.1f}')
                pair = []
        return ' '.join(out)

    def outline(self):
        j = self.jaw
        return self.at(
            f'M -168 -60 C -172 -190 -100 -262 0 -262 C 100 -262 172 -190 168 -60 '
            f'C 166 40 {150 + j} 110 {112 + j} 168 C 80 210 42 232 0 232 '
            f'C -42 232 -80 210 {-112 - j} 168 C {-150 - j} 110 -166 40 -168 -60 Z'
        )

    def neck(self):
        """Neck and the shadow that the chin throws on it."""
        neck = path('M500 740H700V960Q700 1110 600 1110Q500 1110 500 960Z', '#fff')
        shade = f'<g transform="translate(34 74)">{path(self.outline(), self.shade)}</g>'
        return within(
            f'{self.key}-neck',
            neck,
            rect(480, 740, 240, 400, self.skin) + shade + rect(664, 740, 60, 400, self.shade),
        )

    def ears(self, y=10):
        return (
            f'<ellipse cx="{self.x(-172):.1f}" cy="{self.y(y):.1f}" rx="26" ry="46" fill="{self.skin}"/>'
            f'<ellipse cx="{self.x(172):.1f}" cy="{self.y(y):.1f}" rx="26" ry="46" fill="{self.shade}"/>'
        )

    def skin_and_shade(self, beard=''):
        """`beard` is drawn over the shade and under the features, within the outline."""
        ridge = self.at(
            'M 30 -300 C 34 -200 10 -120 14 -70 C 8 -40 20 -10 34 30 C 44 56 40 70 18 76 '
            'C 14 92 22 104 16 120 C 12 150 24 190 8 240 L 240 260 L 240 -300 Z'
        )
        return within(
            f'{self.key}-face',
            path(self.outline(), '#fff'),
            path(self.outline(), self.skin) + path(ridge, self.shade) + beard,
        )

    def eyes(self, brow=HAIR, heavy=13, lift=0, lashes=0):
        o = ''
        for side in (-1, 1):
            cx = 78 * side
            white = self.at(f'M {cx - 36} -20 Q {cx - 4} -56 {cx + 36} -22 Q {cx + 6} 2 {cx - 36} -20 Z')
            o += path(white, '#FBEBD6' if side < 0 else '#E4CDB6')
            o += within(
                f'{self.key}-eye{side}', path(white, '#fff'), disc(self.x(cx + 1), self.y(-25), 17, EYE)
            )
            o += disc(self.x(cx - 5), self.y(-32), 4.5, '#FFF8EC')
            o += path(
                self.at(f'M {cx - 40} -18 Q {cx - 4} -60 {cx + 40} -22'),
                'none',
                EYE,
                9 + lashes,
                ROUND,
            )
            inner, outer = cx - 44 * side, cx + 50 * side
            o += path(
                self.at(f'M {inner} {-82 - lift} Q {cx + 6 * side} {-108 - lift} {outer} {-80 - lift / 2}'),
                'none',
                brow,
                heavy,
                ROUND,
            )
        return o

    def nose(self):
        return path(
            self.at('M -34 70 Q -24 90 0 84 Q 20 92 36 68'),
            'none',
            self.shade,
            9,
            ' stroke-linecap="round" stroke-linejoin="round"',
        )

    def mouth(self, smile=16, teeth=False):
        """`smile` is how far the corners stand above the middle."""
        top, deep = 130 - smile, 128 + smile
        o = path(
            self.at(
                f'M -68 {top} Q -22 122 0 130 Q 22 122 68 {top} Q 40 {deep} 0 {deep + 4} Q -40 {deep} -68 '
                f'{top} Z'
            ),
            self.lips,
        )
        if teeth:
            o += path(
                self.at(
                    f'M -52 {top + 6} Q 0 142 52 {top + 6} Q 34 {deep - 6} 0 {deep - 4} Q -34 {deep - 6} -52 '
                    f'{top + 6} Z'
                ),
                PAPER,
            )
        else:
            o += path(
                self.at(f'M -64 {top + 2} Q -24 134 0 138 Q 24 134 64 {top + 2}'),
                'none',
                '#4A1A1C',
                5,
                ROUND,
            )
        o += path(
            self.at(f'M -84 {top - 10} Q -76 {top - 2} -76 {top + 8}'),
            'none',
            self.shade,
            6,
            ' stroke-linecap="round"',
        )
        return o

    def build(self, beard='', brow=HAIR, heavy=13, lift=0, lashes=0, smile=14, teeth=False):
        return (
            self.neck()
            + self.ears()
            + self.skin_and_shade(beard)
            + self.eyes(brow, heavy, lift, lashes)
            + self.nose()
            + self.mouth(smile, teeth)
        )


def shoulders(key, colour, shade, neckline='L 500 930 Q 600 1040 700 930', extra=''):
    """A garment from the shoulders down, lit from the left; `extra` is drawn on it, cut to its shape."""
    body = (
        f'M100 1520C108 1290 170 1160 320 1098C420 1058 480 1030 500 930{neckline}'
        'C720 1030 780 1058 880 1098C1030 1160 1092 1290 1100 1520Z'
    )
    return within(
        f'{key}-body',
        path(body, '#fff'),
        path(body, colour) + path('M650 900L730 1520H1200V900Z', shade) + extra,
    )


def edge(points, count, draw):
    """`count` pieces along a cubic curve, each turned with it."""
    o = ''
    for i in range(count):
        t = i / (count - 1)
        k = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
        d = (-3 * (1 - t) ** 2, 3 * (1 - t) * (1 - 3 * t), 3 * t * (2 - 3 * t), 3 * t * t)
        x, y, dx, dy = (sum(w * p[axis] for w, p in zip(f, points)) for f in (k, d) for axis in (0, 1))
        o += move(x, y, draw, turn=round(math.degrees(math.atan2(dy, dx)), 2))
    return o


def meenakshi():
    """The planner: a sari with a woven border, a streak of grey, and the roads that meet behind her."""
    f = Face('ms', '#BB7B50', '#96583A', wide=0.98, lips='#8C2F35')
    s = rect(0, 0, 1200, 1500, LEAF)
    for r, c in ((860, '#246152'), (640, LEAF), (420, '#246152')):
        s += disc(930, 330, r, c)
    for turn in (12, 68, 131):
        s += move(930, 330, rect(-1800, -30, 3600, 60, MOSS), turn=turn)
    s += disc(930, 330, 190, MARIGOLD)
    s += f'<ellipse cx="600" cy="800" rx="246" ry="142" fill="{HAIR}"/>'
    s += f.build(lashes=2, smile=16, lift=2)
    for side in (-1, 1):
        wing = (
            f'M 0 -268 C {120 * side} -286 {206 * side} -190 {196 * side} -40 C {194 * side} 20 '
            f'{188 * side} 60 '
            f'{170 * side} 84 C {178 * side} 10 {164 * side} -70 {114 * side} -130 C {74 * side} -176 '
            f'{24 * side} -206 0 -232 Z'
        )
        s += path(f.at(wing), HAIR)
    s += path(f.at('M -4 -254 C -70 -236 -132 -170 -160 -70'), 'none', '#B9AFA8', 15, ROUND)
    s += path(f.at('M -22 -262 C -96 -240 -152 -176 -178 -84'), 'none', '#8D828A', 7, ROUND)
    s += disc(f.x(0), f.y(-124), 14, '#B3202C') + disc(f.x(-37), f.y(70), 6.5, GOLD)
    for x in (-182, 182):
        s += disc(f.x(x), f.y(62), 15, GOLD) + disc(f.x(x), f.y(92), 9, GOLD)
    for x in (-78, 78):
        s += ring(f.x(x), f.y(-26), 62, 7, '#2A1418')
    s += path(
        f.at('M -17 -34 Q 0 -48 17 -34 M -140 -36 L -176 -30 M 140 -36 L 176 -30'), 'none', '#2A1418', 7
    )
    s += shoulders('ms', '#D69A2C', '#AE751A', neckline='Q 590 1130 700 930')
    drape = (
        'M700 925C716 1020 780 1058 880 1098C1030 1160 1092 1290 1100 1520H300C380 1330 500 1180 '
        '610 1070C660 1020 690 975 700 925Z'
    )
    curve = ((708, 905), (650, 1030), (410, 1200), (290, 1540))
    line = 'M708 905C650 1030 410 1200 290 1540'
    s += within(
        'ms-sari',
        path(drape, '#fff'),
        rect(0, 880, 1200, 640, '#8E1A34')
        + path('M900 1080C950 1200 930 1360 890 1520H1200V1000Z', WINE)
        + path('M810 1070C770 1200 750 1360 756 1520M706 1150C650 1270 620 1400 616 1520', 'none', WINE, 13)
        + path(line, 'none', '#2A040E', 120)
        + path(line, 'none', GOLD, 10, ' transform="translate(62 26)"')
        + edge(curve, 17, polygon([(-22, -50), (22, -50), (0, -8)], GOLD)),
    )
    return s


def harish():
    """Bookings and bills: white hair, a moustache of thirty Diwalis, and the ruled page behind him."""
    f = Face('hm', '#D2996B', '#AC7247', wide=1.05, jaw=12, lips='#A0503F')
    s = rect(0, 0, 1200, 1500, MARIGOLD)
    s += ''.join(rect(0, y, 1200, 7, '#DE9000') for y in range(96, 1500, 92))
    s += rect(236, 0, 9, 1500, TERRACOTTA) + rect(262, 0, 9, 1500, TERRACOTTA)
    # Back and sides of the hair, then the face, bald to the crown.
    s += path(
        f.at('M -176 -10 C -206 -90 -190 -196 -110 -236 L 110 -236 C 190 -196 206 -90 176 -10 Z'), '#EDE6DC'
    )
    s += f.build(brow='#D9D0C6', heavy=15, smile=10)
    s += path(f.at('M -176 -6 C -214 -100 -196 -180 -132 -220 C -160 -150 -154 -90 -156 -40 Z'), '#F6F0E8')
    s += path(f.at('M 176 -6 C 214 -100 196 -180 132 -220 C 160 -150 154 -90 156 -40 Z'), '#CFC5BA')
    s += path(
        f.at(
            'M 0 92 C -34 84 -84 104 -104 142 C -70 132 -40 142 0 128 C 40 142 70 132 104 142 C 84 '
            '104 34 84 0 92 Z'
        ),
        '#F6F0E8',
    )
    s += path(f.at('M 0 92 C 34 84 84 104 104 142 C 70 132 40 142 0 128 Z'), '#D8CEC3')
    # Half-moon spectacles, low on the nose.
    for x in (-74, 74):
        s += path(
            f.at(f'M {x - 56} 6 L {x + 56} 6 Q {x + 52} 58 {x} 58 Q {x - 52} 58 {x - 56} 6 Z'),
            'none',
            INK,
            7,
        )
    s += path(f.at('M -18 12 Q 0 0 18 12 M -130 8 L -176 -16 M 130 8 L 176 -16'), 'none', INK, 7)
    # A white kurta, a waistcoat over it, two pens.
    s += shoulders('hm', '#FFF8EA', '#DED2BF', neckline='L 500 930 Q 600 1090 700 930')
    s += path('M482 930L600 1092L548 1150L446 1010Z', '#FFF8EA') + path(
        'M718 930L600 1092L652 1150L754 1010Z', '#E6DAC7'
    )
    s += shoulders_over(
        'hm-vest',
        INK,
        '#0B1728',
        'M330 1094C400 1066 440 1046 462 1020L600 1300L738 1020C760 1046 800 1066 870 1094C910 '
        '1180 930 1340 930 1520H270C270 1340 290 1180 330 1094Z',
    )
    s += ''.join(disc(600, y, 13, MARIGOLD) for y in (1340, 1420))
    s += (
        rect(742, 1330, 130, 12, '#24406A')
        + rect(772, 1262, 18, 70, TERRACOTTA, 6)
        + rect(806, 1276, 18, 56, PAPER, 6)
    )
    return s


def shoulders_over(key, colour, shade, shape):
    """A second garment over the first, lit as the first is."""
    return within(key, path(shape, '#fff'), path(shape, colour) + path('M650 900L730 1520H1200V900Z', shade))


def subhashree():
    """The writer: a fringe, large earrings, a stole of Sambalpuri ikat, the mark that opens a sentence."""
    f = Face('sp', '#A9683F', '#864C2C', wide=0.97, lips='#A3283A')
    s = rect(0, 0, 1200, 1500, TERRACOTTA)
    for x in (250, 930):
        s += disc(x, 500, 215, CLAY) + path(
            f'M{x - 215} 500C{x - 215} 270 {x - 90} 110 {x + 120} 60L{x + 150} 150C{x + 30} 190 '
            f'{x - 30} 270 {x - 40} 380Z',
            CLAY,
        )
    # A bob to the chin behind, the fringe before.
    s += path(
        f.at(
            'M 0 -300 C -180 -306 -250 -190 -246 -40 C -244 80 -232 160 -190 214 L 190 214 C 232 160 '
            '244 80 246 -40 C 250 -190 180 -306 0 -300 Z'
        ),
        HAIR,
    )
    s += f.build(lashes=3, smile=18, lift=-4, teeth=True)
    s += path(
        f.at(
            'M -178 60 C -214 -40 -206 -190 -110 -262 C -60 -292 60 -292 110 -262 C 206 -190 214 -40 '
            '178 60 C 172 -10 166 -60 158 -104 C 100 -96 60 -106 30 -124 C 10 -104 -60 -92 -158 -104 '
            'C -166 -60 -172 -10 -178 60 Z'
        ),
        HAIR,
    )
    s += path(f.at('M -150 -190 C -110 -250 -50 -270 20 -268'), 'none', '#4A3546', 12, ROUND)
    s += path(f.at('M -222 -40 C -220 60 -210 120 -186 176'), 'none', '#4A3546', 10, ROUND)
    for x, c in ((-190, GOLD), (190, '#D99A1B')):
        s += ring(f.x(x), f.y(118), 46, 13, c) + disc(f.x(x), f.y(118), 15, c)
    s += disc(f.x(0), f.y(-66), 9, INK)
    s += shoulders('sp', SLATE, '#16294A', neckline='Q 600 1120 700 930')
    stole = (
        'M690 925C716 1020 780 1058 880 1098C1030 1160 1092 1290 1100 1520H760C760 1330 730 1120 650 1040Z'
    )
    left = 'M510 925C484 1020 420 1058 320 1098C170 1160 108 1290 100 1520H440C440 1330 470 1120 550 1040Z'
    for key, shape, ground, tone, turn in (
        ('sp-l', left, PAPER, TERRACOTTA, 8),
        ('sp-r', stole, '#E3D3B8', CLAY, -8),
    ):
        # All diamonds of a colour are one path: as seven hundred pieces, Chromium left a corner unpainted.
        lines, dyed = '', {tone: '', INK: ''}
        for row in range(9):
            y = 930 + row * 84
            lines += rect(-100, y, 1400, 12, INK)
            for col in range(26):
                x = -60 + col * 56
                dyed[
                    tone if (row + col) % 2 else INK
                ] += f'M{x} {y + 48}l22 -26l22 26l-22 26ZM{x + 13} {y + 48}l9 -10l9 10l-9 10Z'
        weave = lines + ''.join(path(d, c, extra=' fill-rule="evenodd"') for c, d in dyed.items())
        s += within(
            key,
            path(shape, '#fff'),
            path(shape, ground) + f'<g transform="rotate({turn} 600 1200)">{weave}</g>',
        )
    return s


def firoz():
    """Sites and mounting: helmet, beard, a vest that headlights find, and the posts of a board going up."""
    f = Face('fk', '#C18A5C', '#99653D', wide=1.02, jaw=18)
    s = rect(0, 0, 1200, 1500, '#BFD8D6')
    s += (
        rect(0, 0, 1200, 400, INK)
        + rect(0, 372, 1200, 28, '#0B1728')
        + rect(60, 0, 1080, 330, PAPER)
        + rect(60, 0, 520, 330, TERRACOTTA)
        + rect(0, 0, 60, 400, INK)
        + rect(1140, 0, 60, 400, INK)
    )
    s += within('fk-board', rect(580, 0, 560, 330, '#fff'), disc(1140, 330, 230, MARIGOLD))
    for x in (150, 990):
        s += rect(x, 400, 58, 1100, INK)
    s += path('M208 1220L990 520M208 520L990 1220', 'none', '#8FB3B0', 20)
    beard = path(
        f.at(
            'M -200 -14 L -156 -14 C -150 50 -120 84 -84 92 C -56 84 -30 86 0 94 C 30 86 56 84 84 92 '
            'C 120 84 150 50 156 -14 L 200 -14 L 200 260 L -200 260 Z'
        ),
        '#231816',
    )
    beard += path(
        f.at('M 16 88 C 40 84 60 84 84 92 C 120 84 150 50 156 -14 L 200 -14 L 200 260 L 10 260 Z'), '#150E0D'
    )
    s += f.build(beard, heavy=17, smile=14)
    # The helmet: shell, ridge, peak, and its shadow on the brow.
    s += within(
        'fk-brow',
        path(f.outline(), '#fff'),
        path(
            f.at('M -200 -300 L 200 -300 L 200 -130 Q 0 -96 -200 -130 Z'),
            '#7C4F2E',
        ),
    )
    shell = f.at('M -206 -140 C -214 -300 -120 -392 0 -392 C 120 -392 214 -300 206 -140 Q 0 -196 -206 -140 Z')
    s += within(
        'fk-helmet',
        path(shell, '#fff'),
        path(shell, GOLD)
        + path(f.at('M 26 -420 C 44 -330 46 -250 40 -120 L 300 -120 L 300 -420 Z'), '#E39A00')
        + path(f.at('M -34 -400 C -46 -320 -46 -240 -40 -150'), 'none', '#FFD977', 22),
    )
    s += path(
        f.at('M -236 -122 Q -220 -164 -190 -166 Q 0 -216 190 -166 Q 220 -164 236 -122 Q 0 -178 -236 -122 Z'),
        '#C98200',
    )
    s += path(f.at('M -182 -118 L -168 40 M 182 -118 L 168 40'), 'none', INK, 9)
    s += shoulders('fk', '#3C6E8F', '#2B526C', neckline='Q 600 1100 700 930')
    s += path('M486 940L600 1080L546 1136L448 1020Z', '#4B83A6') + path(
        'M714 940L600 1080L654 1136L752 1020Z', '#2B526C'
    )
    vest = (
        'M300 1106C380 1074 430 1052 456 1020C480 1120 540 1260 560 1520H230C230 1340 250 1200 '
        '300 1106Z M900 1106C820 1074 770 1052 744 1020C720 1120 660 1260 640 1520H970C970 1340 '
        '950 1200 900 1106Z'
    )
    s += within(
        'fk-vest',
        path(vest, '#fff'),
        rect(0, 900, 1200, 640, '#F0642B')
        + rect(640, 900, 560, 640, '#CF4B19')
        + rect(0, 1330, 1200, 66, '#F3F0D2')
        + rect(0, 1346, 1200, 34, '#D8D9C4')
        + path('M384 1040L396 1520M816 1040L804 1520', 'none', '#F3F0D2', 54),
    )
    return s


def devki():
    """The designer: one long plait, a pencil behind her ear, beads, dots and dashes as on Gond walls."""
    f = Face('dn', '#8F5735', '#6E3E24', wide=0.99, jaw=6, lips='#8B2B33')
    s = rect(0, 0, 1200, 1500, DUSK)
    for k, (r, c) in enumerate(((760, '#4B3A68'), (640, TERRACOTTA), (520, '#4B3A68'), (400, MARIGOLD))):
        n = int(r / 13)
        for i in range(n):
            a = 2 * math.pi * i / n
            x, y = 250 + r * math.cos(a), 330 + r * math.sin(a)
            s += (
                disc(x, y, 13, c)
                if k % 2
                else move(x, y, rect(-22, -7, 44, 14, c, 7), turn=round(math.degrees(a) + 62, 1))
            )
    s += disc(250, 330, 280, LEAF) + disc(250, 330, 210, MOSS)
    for i in range(24):
        a = 2 * math.pi * i / 24
        s += disc(250 + 245 * math.cos(a), 330 + 245 * math.sin(a), 10, GOLD)
    # The pencil behind the ear.
    s += move(
        f.x(232),
        f.y(-96),
        rect(-150, -13, 250, 26, GOLD)
        + rect(-150, 1, 250, 12, '#D99A1B')
        + polygon([(100, -13), (146, 0), (100, 13)], BLUSH)
        + polygon([(131, -4), (146, 0), (131, 4)], INK)
        + rect(-176, -13, 28, 26, TERRACOTTA),
        turn=-38,
    )
    s += path(
        f.at('M -190 40 C -222 -160 -140 -292 0 -292 C 140 -292 222 -160 190 40 L 176 120 L -176 120 Z'), HAIR
    )
    s += f.build(lashes=3, smile=20, teeth=True, lift=4)
    sweep = (
        'M 60 -272 C -90 -300 -206 -200 -190 20 C -178 -60 -160 -110 -120 -146 C -60 -160 20 '
        '-190 74 -232 C 110 -190 160 -120 172 -40 C 178 -10 184 10 190 20 C 206 -190 150 -276 60 -272 Z'
    )
    s += path(f.at(sweep), HAIR) + path(
        f.at('M -160 -110 C -130 -190 -60 -240 40 -256'), 'none', SHINE, 12, ROUND
    )
    for x in (-178, 178):
        s += disc(f.x(x), f.y(64), 13, PAPER)
    s += disc(f.x(0), f.y(-72), 8, '#E7C66A')
    s += shoulders('dn', '#1F7A78', '#15595A', neckline='Q 600 1130 700 930')
    for k, c in enumerate((PAPER, TERRACOTTA, GOLD)):
        for i in range(17):
            t = i / 16 * math.pi
            s += disc(600 - (92 + k * 17) * math.cos(t), 972 + (92 + k * 30) * math.sin(t) ** 0.85, 10.5, c)
    # The plait comes over her shoulder.
    plait = ''
    for i in range(8):
        w = 62 - i * 3.2
        y = i * 62
        plait += (
            f'<ellipse cx="-16" cy="{y}" rx="{w * 0.72:.1f}" ry="44" fill="{HAIR}" '
            f'transform="rotate(32 -16 {y})"/>'
        )
        plait += (
            f'<ellipse cx="18" cy="{y + 28}" rx="{w * 0.72:.1f}" ry="44" fill="{SHINE}" '
            f'transform="rotate(-32 18 {y + 28})"/>'
        )
    plait += rect(-30, 486, 60, 34, TERRACOTTA) + path('M-28 518Q-40 580 0 640Q40 580 28 518Z', HAIR)
    s += path('M720 830C800 860 850 900 848 980L770 980C770 920 740 880 690 860Z', HAIR)
    s += move(812, 960, plait, turn=3)
    return s


def vikram():
    """Counts what came of it: curls, stubble, headphones round his neck, and a week in bars."""
    f = Face('vn', '#7A4A2E', '#5A331E', wide=1.0, jaw=8, lips='#7A2F30')
    s = rect(0, 0, 1200, 1500, BLUSH)
    for i, (h, c) in enumerate(
        (
            (420, PAPER),
            (640, PAPER),
            (500, PAPER),
            (900, TERRACOTTA),
            (760, PAPER),
            (1120, LEAF),
            (980, PAPER),
        )
    ):
        s += rect(30 + i * 166, 1500 - h, 142, h, c)
    s += path(f.at('M -170 30 C -190 -60 -176 -140 -150 -180 L 150 -180 C 176 -140 190 -60 170 30 Z'), HAIR)
    beard = path(
        f.at(
            'M -200 10 L -160 10 C -150 70 -130 112 -88 116 C -50 102 -30 100 0 108 C 30 100 50 102 '
            '88 116 C 130 112 150 70 160 10 L 200 10 L 200 260 L -200 260 Z'
        ),
        '#5C3722',
    )
    beard += path(
        f.at('M 18 104 C 40 100 60 104 88 116 C 130 112 150 70 160 10 L 200 10 L 200 260 L 10 260 Z'),
        '#41241A',
    )
    s += f.build(beard, heavy=16, smile=15)
    curls = (
        (-172, -130, 58),
        (-150, -206, 66),
        (-92, -268, 74),
        (-16, -300, 78),
        (66, -290, 76),
        (132, -234, 70),
        (172, -152, 58),
        (-110, -190, 56),
        (-40, -216, 60),
        (36, -222, 62),
        (106, -186, 54),
        (-176, -70, 38),
        (178, -84, 38),
    )
    s += ''.join(disc(f.x(x), f.y(y), r, HAIR) for x, y, r in curls)
    for x, y, r in (
        (-128, -226, 34),
        (-66, -286, 38),
        (8, -314, 40),
        (-90, -200, 26),
        (-10, -236, 28),
        (84, -300, 34),
    ):
        s += path(f'M{f.x(x) - r} {f.y(y)}A{r} {r} 0 0 1 {f.x(x)} {f.y(y) - r}', 'none', SHINE, 10, ROUND)
    s += shoulders('vn', '#F2B12B', '#CF8E0E', neckline='Q 600 1120 700 930')
    s += path('M500 930Q600 1120 700 930L734 968Q600 1210 466 968Z', '#FFF4E0') + path(
        'M640 1062L734 968L700 930L628 1028Z', '#E3D3B8'
    )
    # Headphones.
    s += path('M452 1010C440 900 500 868 520 880M748 1010C760 900 700 868 680 880', 'none', INK, 34, ROUND)
    for x, c in ((418, INK), (782, '#0B1728')):
        s += rect(x - 56, 990, 112, 160, c, 46) + rect(
            x - 30, 1016, 60, 108, TERRACOTTA if x < 600 else CLAY, 28
        )
    return s


PIECES = {
    'meenakshi-sahu': meenakshi,
    'harish-motwani': harish,
    'subhashree-panda': subhashree,
    'firoz-khan': firoz,
    'devki-netam': devki,
    'vikram-naidu': vikram,
}
