"""Kadamba School: a question mark laid of the things that children ask about."""
from drawing import disc, lines, mark, path, polar, rect, words

INK, MARI, RED, CREAM, LEAF, BLUSH, SUN, GROUND = (
    '#12233D',
    '#F5A300',
    '#C44A24',
    '#FFF4DF',
    '#1F5B4E',
    '#F1BFA0',
    '#FFC53D',
    '#F8E6C6',
)


def tile(kind, x, y, s, a, b, c):
    g = f'<g transform="translate({x},{y}) scale({s / 100})"><rect width="100.3" height="100.3" fill="{a}"/>'
    if kind == 'quarter-tl':
        g += path('M100 0V100H0A100 100 0 0 1 100 0Z', b)
    if kind == 'quarter-tr':
        g += path('M0 0V100H100A100 100 0 0 0 0 0Z', b)
    if kind == 'quarter-br':
        g += path('M0 100V0H100A100 100 0 0 1 0 100Z', b)
    if kind == 'sun':
        g += disc(50, 50, 23, b) + ''.join(
            path('M%.1f %.1fL%.1f %.1f' % (*polar(50, 50, 31, t), *polar(50, 50, 43, t)), 'none', b, 6.5)
            for t in range(0, 360, 30)
        )
    if kind == 'leaf':
        g += path('M0 100C0 45 45 0 100 0C100 55 55 100 0 100Z', b) + path('M0 100L72 28', 'none', c, 5)
    if kind == 'kite':
        g += path('M50 8L86 46L50 92L14 46Z', b) + path('M50 8V92M14 46H86', 'none', c, 4)
    if kind == 'pencil':
        g += (
            path('M29 100V40L50 5L71 40V100Z', b)
            + path('M42 18L50 5L58 18Z', c)
            + path('M43 40V100M57 40V100', 'none', a, 3.2)
        )
    if kind == 'eye':
        g += (
            path('M0 50A61 61 0 0 1 100 50A61 61 0 0 1 0 50Z', b) + disc(50, 50, 20, c) + disc(57, 43, 6.5, b)
        )
    if kind == 'ball':
        g += disc(50, 50, 46, b) + path(
            'M50 4V96M4 50H96M19 17Q45 50 19 83M81 17Q55 50 81 83', 'none', c, 4.5
        )
    if kind == 'moon':
        g += disc(50, 50, 40, b) + disc(66, 40, 33, a) + disc(22, 20, 4, b) + disc(80, 82, 3.5, b)
    if kind == 'fish':
        g += path('M8 50C24 22 54 22 72 46L94 28V72L72 54C54 78 24 78 8 50Z', b) + disc(27, 46, 5, c)
    return g + '</g>'


def question(x, y, s, ground):
    """A question mark of tiles, four tiles wide and six high."""
    rows = [
        [
            ('quarter-tl', ground, MARI, 0),
            ('sun', RED, SUN, 0),
            ('eye', INK, CREAM, RED),
            ('quarter-tr', ground, LEAF, 0),
        ],
        [('kite', INK, MARI, RED), None, None, ('leaf', BLUSH, LEAF, CREAM)],
        [None, None, ('quarter-tl', ground, INK, 0), ('quarter-br', ground, RED, 0)],
        [None, None, ('pencil', MARI, INK, CREAM), None],
    ]
    out = ''
    for r, row in enumerate(rows):
        for c, t in enumerate(row):
            if t:
                out += tile(t[0], x + c * s, y + r * s, s, t[1], t[2], t[3])
    return out + tile('ball', x + 2 * s, y + 4.3 * s, s, ground, RED, ground)


def hoarding():
    return (
        rect(0, 0, 2400, 1200, GROUND)
        + question(1480, 62, 203, GROUND)
        + words(104, 372, 268, 'Ask bigger', 'bric', INK, GROUND, track=-0.028)
        + words(104, 626, 268, 'questions.', 'bric', '#B23F1C', GROUND, track=-0.028)
        + mark('kadamba', 100, 900, 180, INK)
        + words(316, 992, 86, 'Kadamba School', 'bric', INK, GROUND)
        + words(318, 1056, 47, 'Admissions open, Nursery to Class IX', 'anek', INK, GROUND)
    )


def portrait():
    ground, s = '#F6CDB2', 300
    laid = [
        ('quarter-tl', 0, 0, ground, INK, 0),
        ('sun', 1, 0, RED, SUN, 0),
        ('eye', 2, 0, INK, CREAM, RED),
        ('quarter-tr', 3, 0, ground, LEAF, 0),
        ('kite', 0, 1, INK, MARI, RED),
        ('leaf', 3, 1, CREAM, LEAF, CREAM),
        ('quarter-tl', 2, 2, ground, INK, 0),
        ('quarter-br', 3, 2, ground, RED, 0),
        ('pencil', 2, 3, MARI, INK, CREAM),
    ]
    return (
        rect(0, 0, 1200, 2000, ground)
        + ''.join(tile(k, c * s, r * s, s, a, b, d) for k, c, r, a, b, d in laid)
        + tile('ball', 2 * s, 1282, s, ground, RED, ground)
        + words(70, 1180, 172, 'Ask', 'bric', INK, ground, track=-0.03)
        + words(70, 1350, 172, 'bigger', 'bric', INK, ground, track=-0.03)
        + words(62, 1760, 236, 'questions.', 'bric', INK, ground, track=-0.034)
        + mark('kadamba', 72, 1840, 96, INK)
        + words(190, 1910, 62, 'Kadamba School', 'bric', INK, ground)
        + words(1130, 1908, 42, 'Nursery to Class IX', 'anek', INK, ground, 'end')
    )


def newspaper():
    paper, ink = '#F3ECDF', '#1B1A1E'
    copy = [
        'Why is the moon out in the morning? Who decided on',
        'seven days? Do fish drink? A child asks forty of these',
        'before breakfast. We are the school that answers',
        'the forty-first with another question.',
    ]
    return (
        rect(0, 0, 1200, 1600, paper)
        + path('M40 40H1160V1560H40Z', 'none', ink, 6)
        + '<g transform="translate(96 104) scale(.93)">'
        + ''.join(
            [
                tile('quarter-tl', 0, 0, 168, paper, ink, 0),
                tile('moon', 168, 0, 168, RED, paper, 0),
                tile('eye', 336, 0, 168, ink, paper, RED),
                tile('quarter-tr', 504, 0, 168, paper, RED, 0),
                tile('fish', 0, 168, 168, ink, paper, ink),
                tile('leaf', 504, 168, 168, paper, ink, paper),
                tile('quarter-tl', 336, 336, 168, paper, RED, 0),
                tile('quarter-br', 504, 336, 168, paper, ink, 0),
                tile('pencil', 336, 504, 168, RED, paper, ink),
                tile('ball', 336, 716, 168, paper, ink, paper),
            ]
        )
        + '</g>'
        + words(92, 1130, 158, 'Ask bigger', 'bric', ink, paper, track=-0.028)
        + words(92, 1276, 158, 'questions.', 'bric', '#A93A18', paper, track=-0.028)
        + lines(96, 1356, 34, 45, copy, 'bric-text', ink, paper)
        + mark('kadamba', 800, 112, 150, ink)
        + lines(800, 336, 58, 60, ['Kadamba', 'School'], 'bric', ink, paper)
        + lines(800, 462, 32, 42, ['Admissions open,', 'Nursery to Class IX'], 'bric-text', ink, paper)
    )
