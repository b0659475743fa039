"""Mayurika Jewellers: one jhumka, as large as a bus. The name means peahen."""
from drawing import disc, dome, lines, mark, path, polar, rect, words

NIGHT, GOLD, PALE, CREAM, RUBY, PEACOCK = '#0E2236', '#F0A91B', '#FFD27A', '#FFF2DC', '#B8322A', '#1D6B62'


def jhumka(x, y, s, gold=GOLD, pale=PALE, dark=NIGHT, red=RUBY, green=PEACOCK, white=CREAM, hook=330):
    """An earring; (x, y) is the middle of its rosette's bead, s its scale."""
    o = [path(f'M0 -250V-{hook + 900}', 'none', gold, 12)]
    for a in range(-255, 76, 30):
        o.append(disc(*polar(0, -120, 138, a), 17, white))
    o += [disc(0, -120, r, c) for r, c in ((112, gold), (90, dark), (76, pale), (50, red), (22, white))]
    o.append(disc(0, 50, 36, gold))
    o += [
        dome(0, 510, r, c)
        for r, c in (
            (432, gold),
            (396, dark),
            (378, red),
            (312, pale),
            (297, dark),
            (278, gold),
            (196, white),
            (180, green),
            (112, gold),
            (64, dark),
        )
    ]
    o += [disc(*polar(0, 510, 345, a), 18, white) for a in range(-174, -5, 12)]
    for a in range(-171, -8, 18):
        px, py = polar(0, 510, 237, a)
        o.append(
            f'<path d="M0 -32L18 0L0 32L-18 0Z" transform="translate({px:.1f},{py:.1f}) '
            f'rotate({a + 90})" fill="{dark}"/>'
        )
    o.append(rect(-450, 510, 900, 46, pale, 23))
    for i in range(15):
        px = -406 + 812 * i / 14
        d = 52 * (1 - (2 * i / 14 - 1) ** 2)
        o.append(
            path(f'M{px:.1f} 556V{612 + d:.1f}', 'none', gold, 8)
            + disc(px, 624 + d, 25, white if i % 2 == 0 else gold)
            + disc(px, 668 + d, 12, red)
        )
    return f'<g transform="translate({x},{y}) scale({s})">{"".join(o)}</g>'


def feather(cx, cy, s):
    """The eye of a peacock's feather behind the earring."""
    o = ''
    for i, (rx, ry, c) in enumerate(
        ((900, 1040, '#12293F'), (760, 890, '#163450'), (615, 735, '#17424F'), (470, 580, '#163450'))
    ):
        o += f'<ellipse cx="{cx}" cy="{cy}" rx="{rx * s:.0f}" ry="{ry * s:.0f}" fill="{c}"/>'
    return o


def hoarding():
    return (
        rect(0, 0, 2400, 1200, NIGHT)
        + feather(1760, 700, 0.92)
        + jhumka(1760, 336, 1.12)
        + lines(112, 342, 214, 208, ['Tomorrow’s', 'heirlooms,'], 'fraunces', CREAM, NIGHT)
        + words(112, 758, 214, 'today.', 'fraunces-italic', GOLD, NIGHT)
        + mark('mayurika', 108, 940, 140, GOLD)
        + words(284, 1034, 92, 'Mayurika', 'fraunces', CREAM, NIGHT, track=-0.012)
    )


def portrait():
    return (
        rect(0, 0, 1200, 2000, NIGHT)
        + feather(600, 840, 1)
        + jhumka(600, 480, 1.12)
        + lines(84, 1500, 168, 156, ['Tomorrow’s', 'heirlooms,'], 'fraunces', CREAM, NIGHT)
        + words(84, 1812, 168, 'today.', 'fraunces-italic', GOLD, NIGHT)
        + mark('mayurika', 690, 1726, 96, GOLD)
        + words(802, 1792, 70, 'Mayurika', 'fraunces', CREAM, NIGHT, track=-0.012)
    )


def newspaper():
    paper, ink, gold = '#F3ECDF', '#1B1A1E', '#B87912'
    copy = [
        'Your grandmother chose hers in a lane off Sadar Bazar and wore',
        'it for fifty-one years. Come and choose the one that your',
        'granddaughter will quarrel over.',
    ]
    return (
        rect(0, 0, 1200, 1600, paper)
        + jhumka(600, 292, 0.92, gold=gold, pale='#DDA94A', dark=ink, red=ink, green=gold, white='#DDA94A')
        + path('M40 40H1160V1560H40Z', 'none', ink, 6)
        + lines(92, 1130, 148, 132, ['Tomorrow’s', 'heirlooms,'], 'fraunces', ink, paper)
        + words(730, 1262, 148, 'today.', 'fraunces-italic', '#8A5A0A', paper)
        + path('M96 1312H1104', 'none', ink, 2)
        + lines(96, 1362, 32, 43, copy, 'fraunces-text', ink, paper)
        + mark('mayurika', 92, 96, 120, ink)
        + words(96, 1524, 40, 'Mayurika Jewellers', 'fraunces', ink, paper, track=-0.005)
        + words(1104, 1524, 30, 'Sadar Bazar, Raipur', 'fraunces-text', ink, paper, 'end')
    )
