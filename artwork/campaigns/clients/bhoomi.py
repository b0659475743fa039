"""Bhoomija Rice: the fields are the rice, the state is the bowl. "A bowlful of Chhattisgarh.\""""
import math
from drawing import bowl, disc, dome, lines, mark, path, polar, polygon, rect, within, words

STRAW, GREEN, LEAF, LIME, RUST, BRASS, GLINT, SUN = '#F7E7B4', '#12462E', '#2E7A3E', '#7DB043', '#8F2F14', '#C7791B', '#F3B847', '#E2542A'
FIELDS = ('#2E7A3E', '#7DB043', '#1C5C36', '#A9C84B', '#2E7A3E', '#D9C24A', '#3F8F45', '#8FBB45', '#1C5C36')


def fields(cx, y, r, name, ry=None):
    """A heap of paddy fields: strips run from the rim to the horizon, each with its rows."""
    ry = ry or r
    count = len(FIELDS)
    o = ''
    for i in range(count):
        x0, x1 = -r * 1.5 + 3 * r * i / count, -r * 1.5 + 3 * r * (i + 1) / count
        t0, t1 = -r * .42 + .84 * r * i / count, -r * .42 + .84 * r * (i + 1) / count
        o += polygon([(cx + x0, y), (cx + t0, y - ry), (cx + t1 + 1, y - ry), (cx + x1 + 1, y)], FIELDS[i])
        for k in (.25, .5, .75):
            a, b = x0 + (x1 - x0) * k, t0 + (t1 - t0) * k
            o += path(f'M{cx + a:.1f} {y}L{cx + b:.1f} {y - ry:.1f}', 'none', FIELDS[(i + 2) % count], r * .014, ' stroke-dasharray="%.1f %.1f"' % (r * .05, r * .035))
    return within(name, f'<path d="M{cx - r} {y}A{r} {ry} 0 0 1 {cx + r} {y}Z"/>', o)


def katora(cx, y, r):
    o = bowl(cx, y, r * 1.16, BRASS, r * .98) + path(f'M{cx - r * .42} {y + r * .92}H{cx + r * .42}L{cx + r * .5} {y + r * 1.12}H{cx - r * .5}Z', BRASS)
    o += path(f'M{cx - r * .9} {y + r * .2}C{cx - r * .8} {y + r * .5} {cx - r * .6} {y + r * .7} {cx - r * .36} {y + r * .8}', 'none', GLINT, r * .07, ' stroke-linecap="round"')
    return o + rect(cx - r * 1.24, y - r * .03, r * 2.48, r * .13, GLINT, r * .065)


def hoarding():
    cx, y, r = 1200, 800, 430
    return (
        rect(0, 0, 2400, 1200, STRAW) + disc(1560, 500, 150, SUN) + fields(cx, y, r, 'f') + katora(cx, y, r)
        + words(1200, 262, 168, 'Katora bhar Chhattisgarh.', 'alfa', GREEN, STRAW, 'middle', track=-.012)
        + mark('bhoomi', 112, 858, 190, GREEN) + words(112, 1128, 72, 'BHOOMIJA', 'alfa', GREEN, STRAW)
        + lines(2288, 1052, 62, 76, ['Naye dhaan', 'ka chawal'], 'alfa', RUST, STRAW, 'end')
    )


def portrait():
    cx, y, r = 600, 1360, 520
    return (
        rect(0, 0, 1200, 2000, GREEN) + disc(840, 900, 190, SUN) + fields(cx, y, r, 'f') + katora(cx, y, r)
        + words(72, 300, 186, 'Katora', 'alfa', STRAW, GREEN) + words(72, 500, 186, 'bhar', 'alfa', STRAW, GREEN)
        + words(72, 690, 156, 'Chhattisgarh.', 'alfa', GLINT, GREEN, track=-.02)
        + mark('bhoomi', 388, 1560, 130, '#3A1B05') + words(540, 1650, 66, 'BHOOMIJA', 'alfa', '#3A1B05', BRASS)
    )


def square():
    # the sack, as it stands in the shop
    s = rect(0, 0, 1400, 1400, '#D9C24A')
    s += path('M210 150C300 120 420 170 540 140S800 170 900 140S1120 120 1190 150L1230 1290C1080 1330 320 1330 170 1290Z', STRAW)
    s += path('M206 210C420 240 980 240 1194 210', 'none', RUST, 10, ' stroke-dasharray="38 20"')
    s += path('M190 600H1210L1216 760H184Z', GREEN)
    s += words(700, 722, 132, 'BHOOMIJA', 'alfa', STRAW, GREEN, 'middle')
    s += mark('bhoomi', 540, 268, 320, GREEN)
    s += words(700, 930, 104, 'Katora bhar', 'alfa', GREEN, STRAW, 'middle') + words(700, 1056, 104, 'Chhattisgarh.', 'alfa', GREEN, STRAW, 'middle')
    return s + words(700, 1200, 52, '25 kg', 'alfa', RUST, STRAW, 'middle')
