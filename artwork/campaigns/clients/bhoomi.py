"""Bhoomija Rice: the fields are the rice, the state is the bowl. "A bowlful of Chhattisgarh.\""""
import math
from drawing import bowl, disc, lines, mark, path, polygon, rect, within, words

STRAW, GREEN, RUST, BRASS, GLINT, SUN = '#F7E7B4', '#12462E', '#8F2F14', '#C7791B', '#F3B847', '#E2542A'
# Paddy from nursery to harvest, and flooded plots that hold the sky.
FIELDS = (
    '#2E7A3E',
    '#A9C84B',
    '#E8C547',
    '#1C5C36',
    '#BFE3E0',
    '#7DB043',
    '#F2DC8C',
    '#3F8F45',
    '#C9A227',
    '#8FBB45',
)


def fields(cx, y, r, name, ry=None):
    """A heap of paddy fields seen from the air: plots grow smaller towards the horizon."""
    ry = ry or r
    levels = (0, 0.2, 0.38, 0.54, 0.68, 0.80, 0.90, 1.0)
    o = ''

    def at(u, t):
        # u across from -1 to 1, t from the rim (0) to the horizon (1)
        wide = 1.5 - 1.02 * t
        return cx + u * r * wide + math.sin(t * 5 + u * 2) * r * 0.03, y - t * ry

    for q in range(len(levels) - 1):
        t0, t1 = levels[q], levels[q + 1]
        count = 6 + q % 2
        for i in range(count):
            u0, u1 = -1 + 2 * i / count, -1 + 2 * (i + 1) / count
            colour = FIELDS[(i * 3 + q * 4 + (i * q) % 3) % len(FIELDS)]
            o += polygon([at(u0, t0), at(u0, t1), at(u1, t1), at(u1, t0)], colour)
            rows = FIELDS[(FIELDS.index(colour) + 3) % len(FIELDS)]
            if colour == '#BFE3E0':
                continue
            for k in range(1, 5):
                a, b = (
                    (at(u0 + (u1 - u0) * k / 5, t0), at(u0 + (u1 - u0) * k / 5, t1))
                    if (i + q) % 2
                    else (at(u0, t0 + (t1 - t0) * k / 5), at(u1, t0 + (t1 - t0) * k / 5))
                )
                o += path(f'M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}', 'none', rows, r * 0.009)
        # bunds between the plots
        o += ''.join(
            path(
                'M'
                + 'L'.join(
                    f'{p[0]:.1f} {p[1]:.1f}' for p in (at(-1 + 2 * i / count, t0), at(-1 + 2 * i / count, t1))
                ),
                'none',
                '#F7E7B4',
                r * 0.016,
            )
            for i in range(1, count)
        )
        o += path(
            'M' + 'L'.join(f'{at(-1 + k / 10, t0)[0]:.1f} {at(-1 + k / 10, t0)[1]:.1f}' for k in range(21)),
            'none',
            '#F7E7B4',
            r * 0.016,
        )
    return within(name, f'<path d="M{cx - r} {y}A{r} {ry} 0 0 1 {cx + r} {y}Z"/>', o)


def katora(cx, y, r):
    o = bowl(cx, y, r * 1.16, BRASS, r * 0.98) + path(
        f'M{cx - r * .42} {y + r * .92}H{cx + r * .42}L{cx + r * .5} {y + r * 1.12}H{cx - r * .5}Z', BRASS
    )
    o += path(
        (
            f'M{cx - r * .9} {y + r * .2}C{cx - r * .8} {y + r * .5} {cx - r * .6} {y + r * .7} '
            f'{cx - r * .36} {y + r * .8}'
        ),
        'none',
        GLINT,
        r * 0.07,
        ' stroke-linecap="round"',
    )
    return o + rect(cx - r * 1.24, y - r * 0.03, r * 2.48, r * 0.13, GLINT, r * 0.065)


def hoarding():
    cx, y, r = 1200, 800, 430
    return (
        rect(0, 0, 2400, 1200, STRAW)
        + disc(1590, 520, 150, SUN)
        + fields(cx, y, r, 'f')
        + katora(cx, y, r)
        + words(1200, 258, 152, 'Katora bhar Chhattisgarh.', 'alfa', GREEN, STRAW, 'middle', track=-0.012)
        + mark('bhoomi', 112, 858, 190, GREEN)
        + words(112, 1128, 72, 'BHOOMIJA', 'alfa', GREEN, STRAW)
        + lines(2288, 1052, 62, 76, ['Apne khet', 'ka chawal'], 'alfa', RUST, STRAW, 'end')
    )


def portrait():
    cx, y, r = 600, 1360, 520
    return (
        rect(0, 0, 1200, 2000, GREEN)
        + disc(860, 960, 190, SUN)
        + fields(cx, y, r, 'f')
        + katora(cx, y, r)
        + words(72, 300, 186, 'Katora', 'alfa', STRAW, GREEN)
        + words(72, 500, 186, 'bhar', 'alfa', STRAW, GREEN)
        + words(72, 690, 156, 'Chhattisgarh.', 'alfa', GLINT, GREEN, track=-0.02)
        + mark('bhoomi', 388, 1560, 130, '#3A1B05')
        + words(540, 1650, 66, 'BHOOMIJA', 'alfa', '#3A1B05', BRASS)
    )


def square():
    # the sack, as it stands in the shop
    s = rect(0, 0, 1400, 1400, '#D9C24A')
    s += path(
        (
            'M210 150C300 120 420 170 540 140S800 170 900 140S1120 120 1190 150L1230 1290C1080 1330 320 '
            '1330 170 1290Z'
        ),
        STRAW,
    )
    s += path('M206 210C420 240 980 240 1194 210', 'none', RUST, 10, ' stroke-dasharray="38 20"')
    s += path('M190 600H1210L1216 760H184Z', GREEN)
    s += words(700, 722, 132, 'BHOOMIJA', 'alfa', STRAW, GREEN, 'middle')
    s += mark('bhoomi', 540, 268, 320, GREEN)
    s += words(700, 930, 104, 'Katora bhar', 'alfa', GREEN, STRAW, 'middle') + words(
        700, 1056, 104, 'Chhattisgarh.', 'alfa', GREEN, STRAW, 'middle'
    )
    return s + words(700, 1200, 52, '25 kg', 'alfa', RUST, STRAW, 'middle')
