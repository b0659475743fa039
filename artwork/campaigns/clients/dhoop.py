"""Dhoop Tea: the sun rises out of the cup. "First sun, first sip.\""""
from drawing import bowl, disc, dome, lines, mark, path, rect, ring, stopped, wedge, words

GROUND, INK, CREAM, RED, ORANGE, SUN = '#F5A300', '#12233D', '#FFF4DF', '#C9512B', '#E56B2C', '#FFCB47'


def cup(cx, cy, r, long, short):
    """A cup with half a sun in it; cy is the level of the tea."""
    out = ''
    for i, a in enumerate(range(-174, -5, 12)):
        out += wedge(
            cx,
            cy,
            r * 1.14,
            r + (long if i % 2 == 0 else short),
            a,
            r * 0.06,
            r * 0.125,
            CREAM if i % 2 else RED,
        )
    gap = r * 0.04
    out += (
        dome(cx, cy - gap, r, RED) + dome(cx, cy - gap, r * 0.68, ORANGE) + dome(cx, cy - gap, r * 0.36, SUN)
    )
    out += path(
        f'M{cx + r * .9} {cy + r * .22}h{r * .27}a{r * .27} {r * .27} 0 0 1 0 {r * .54}h-{r * .42}',
        'none',
        INK,
        r * 0.155,
    )
    out += bowl(cx, cy + gap, r * 1.08, INK)
    out += path(
        (
            f'M{cx - r * 1.13} {cy + gap}H{cx + r * 1.13}v{r * .08}a{r * .06} {r * .06} 0 0 1 -{r * .06} '
            f'{r * .06}H{cx - r * 1.07}a{r * .06} {r * .06} 0 0 1 -{r * .06} -{r * .06}Z'
        ),
        CREAM,
    )
    return out


def hoarding():
    return (
        rect(0, 0, 2400, 1200, GROUND)
        + cup(1716, 742, 404, 330, 205)
        + lines(112, 330, 206, 212, ['Pehli', 'dhoop,', 'pehla', 'ghoont.'], 'bric', INK, GROUND)
        + mark('dhoop', 1588, 868, 150, CREAM)
        + words(1752, 972, 92, 'Dhoop', 'bric', CREAM, INK)
    )


def portrait():
    return (
        rect(0, 0, 1200, 2000, GROUND)
        + cup(590, 1490, 420, 270, 170)
        + words(80, 320, 246, 'पहली धूप,', 'deva', INK, GROUND)
        + words(80, 650, 246, stopped('पहला घूँट।', 0.1), 'deva', INK, GROUND)
        + mark('dhoop', 436, 1628, 128, CREAM)
        + words(580, 1718, 84, 'Dhoop', 'bric', CREAM, INK)
        + words(590, 1822, 40, 'Assam ki patti, Raipur ki chai', 'anek', CREAM, INK, 'middle')
    )


def square():
    cx, cy = 700, 640
    rays = ''.join(
        wedge(cx, cy, 505, 1200 if i % 2 else 640, a, 52, 140 if i % 2 else 66, RED if i % 2 == 0 else SUN)
        for i, a in enumerate(range(0, 360, 12))
    )
    tea = disc(cx, cy, 470, CREAM) + ring(cx, cy, 415, 10, RED)
    tea += path(f'M{cx + 300} {cy + 300}L{cx + 420} {cy + 420}', 'none', INK, 96, ' stroke-linecap="round"')
    tea += (
        disc(cx, cy, 350, INK) + disc(cx, cy, 304, RED) + disc(cx, cy, 214, ORANGE) + disc(cx, cy, 120, SUN)
    )
    return (
        rect(0, 0, 1400, 1400, GROUND)
        + rays
        + tea
        + rect(0, 1180, 1400, 220, INK)
        + words(70, 1320, 104, 'Pehla ghoont.', 'bric', CREAM, INK)
        + mark('dhoop', 1000, 1222, 124, SUN)
        + words(1136, 1316, 76, 'Dhoop', 'bric', SUN, INK)
    )
