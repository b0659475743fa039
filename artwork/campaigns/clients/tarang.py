"""tarang mobile: what all Raipur says when it picks up. "Yes, tell me.\""""
from drawing import disc, lines, mark, path, rect, within, words

VIOLET, LILAC, CORAL, NIGHT, WHITE = '#4A1FA8', '#CDB8FF', '#FF6A4D', '#1E0C4A', '#FFFFFF'


def waves(cx, cy, step, count, a, b, flip):
    """Rings around a point, alternately coloured; flip moves them on by one."""
    o = ''
    for i in range(count, 0, -1):
        o += disc(cx, cy, step * i, a if (i + flip) % 2 else b)
    return o


def phone(cx, cy, w, h, screen):
    r = w * .16
    return rect(cx - w / 2, cy - h / 2, w, h, NIGHT, r) + rect(cx - w / 2 + w * .055, cy - h / 2 + w * .055, w * .89, h - w * .11, screen, r * .72) + rect(cx - w * .14, cy - h / 2 + w * .13, w * .28, w * .07, NIGHT, w * .035)


def hoarding():
    cx, cy = 1742, 600
    s = rect(0, 0, 2400, 1200, LILAC)
    s += within('l', f'<path d="M0 0H{cx}V1200H0Z"/>', within('ll', '<path d="M1084 0H2400V1200H1084Z"/>', waves(cx, cy, 94, 14, VIOLET, LILAC, 0)))
    s += within('r', f'<path d="M{cx} 0H2400V1200H{cx}Z"/>', waves(cx, cy, 94, 14, VIOLET, LILAC, 1))
    s += rect(0, 0, 1084, 1200, VIOLET)
    s += phone(cx, cy, 424, 880, CORAL)
    s += disc(cx, cy - 60, 66, NIGHT) + path(f'M{cx - 130} {cy + 170}A130 130 0 0 1 {cx + 130} {cy + 170}Z', NIGHT)
    s += words(98, 420, 268, 'haan,', 'unbounded', WHITE, VIOLET)
    s += words(98, 690, 268, 'boliye.', 'unbounded', WHITE, VIOLET)
    s += mark('tarang', 76, 916, 170, LILAC) + words(262, 1026, 82, 'tarang mobile', 'unbounded', WHITE, VIOLET)
    return s
