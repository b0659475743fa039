"""tarang mobile: what all Raipur says when it picks up. "Yes, tell me.\""""
from drawing import disc, mark, path, rect, within, words

VIOLET, LILAC, CORAL, NIGHT, WHITE = '#4A1FA8', '#CDB8FF', '#FF6A4D', '#1E0C4A', '#FFFFFF'


def waves(cx, cy, step, count, a, b, flip):
    """Rings around a point, alternately coloured; flip moves them on by one."""
    o = ''
    for i in range(count, 0, -1):
        o += disc(cx, cy, step * i, a if (i + flip) % 2 else b)
    return o


def phone(cx, cy, w, h, screen):
    r = w * 0.16
    return (
        rect(cx - w / 2, cy - h / 2, w, h, NIGHT, r)
        + rect(cx - w / 2 + w * 0.055, cy - h / 2 + w * 0.055, w * 0.89, h - w * 0.11, screen, r * 0.72)
        + rect(cx - w * 0.14, cy - h / 2 + w * 0.13, w * 0.28, w * 0.07, NIGHT, w * 0.035)
    )


def hoarding():
    cx, cy = 1742, 600
    s = rect(0, 0, 2400, 1200, LILAC)
    s += within(
        'l',
        f'<path d="M0 0H{cx}V1200H0Z"/>',
        within('ll', '<path d="M1084 0H2400V1200H1084Z"/>', waves(cx, cy, 94, 14, VIOLET, LILAC, 0)),
    )
    s += within('r', f'<path d="M{cx} 0H2400V1200H{cx}Z"/>', waves(cx, cy, 94, 14, VIOLET, LILAC, 1))
    s += rect(0, 0, 1084, 1200, VIOLET)
    s += phone(cx, cy, 424, 880, CORAL)
    s += disc(cx, cy - 60, 66, NIGHT) + path(
        f'M{cx - 130} {cy + 170}A130 130 0 0 1 {cx + 130} {cy + 170}Z', NIGHT
    )
    s += words(96, 404, 246, 'haan,', 'unbounded', WHITE, VIOLET)
    s += words(96, 656, 246, 'boliye.', 'unbounded', WHITE, VIOLET)
    s += mark('tarang', 76, 916, 170, LILAC) + words(
        262, 1026, 82, 'tarang mobile', 'unbounded', WHITE, VIOLET
    )
    return s


def portrait():
    cx, cy = 600, 1180
    s = rect(0, 0, 1200, 2000, LILAC)
    s += within('t', f'<path d="M0 560H1200V{cy}H0Z"/>', waves(cx, cy, 84, 16, VIOLET, LILAC, 0))
    s += within('b', f'<path d="M0 {cy}H1200V1740H0Z"/>', waves(cx, cy, 84, 16, VIOLET, LILAC, 1))
    s += rect(0, 0, 1200, 560, VIOLET) + rect(0, 1740, 1200, 260, VIOLET)
    s += f'<g transform="rotate(-90 {cx} {cy})">' + phone(cx, cy, 380, 790, CORAL) + '</g>'
    s += ''.join(
        path(f'M{cx - 190 + i * 76} {cy - h}V{cy + h}', 'none', NIGHT, 34, ' stroke-linecap="round"')
        for i, h in enumerate((30, 78, 112, 54, 92, 24))
    )
    s += words(66, 270, 206, 'haan,', 'unbounded', WHITE, VIOLET) + words(
        66, 478, 206, 'boliye.', 'unbounded', WHITE, VIOLET
    )
    s += mark('tarang', 62, 1806, 126, LILAC) + words(
        204, 1890, 66, 'tarang mobile', 'unbounded', WHITE, VIOLET
    )
    return s


def story():
    s = rect(0, 0, 1080, 1920, CORAL)
    for i, (who, y, w, mine) in enumerate(
        (
            ('haan?', 330, 430, 0),
            ('haan.', 560, 430, 1),
            ('haan haan.', 790, 700, 0),
            ('haan, boliye.', 1020, 860, 1),
        )
    ):
        x = 1080 - 80 - w if mine else 80
        fill, ink = (VIOLET, WHITE) if mine else (WHITE, NIGHT)
        s += rect(x, y, w, 176, fill, 60)
        s += path(f'M{x + w - 70} {y + 150}h70v60z' if mine else f'M{x + 70} {y + 150}h-70v60z', fill)
        s += words(x + w / 2, y + 116, 88, who, 'unbounded', ink, fill, 'middle')
    s += words(80, 220, 56, 'Every call in Raipur:', 'unbounded-text', NIGHT, CORAL)
    s += waves(540, 1920, 84, 7, NIGHT, CORAL, 0) + rect(0, 1700, 1080, 220, NIGHT)
    s += mark('tarang', 76, 1740, 120, LILAC) + words(
        214, 1824, 62, 'tarang mobile', 'unbounded', WHITE, NIGHT
    )
    return s
