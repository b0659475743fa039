"""Setukar Cement: a bridge and its reflection spell DOOR, far. "It was far. Now it is near.\""""
from drawing import disc, lines, mark, path, rect, within, words

SKY, BRIDGE, WATER, CEMENT, DARK = '#E8A07A', '#3A2230', '#24304A', '#F4EBDD', '#1B1622'


def letters(x, y, r, w, colour, gap):
    """D O O R, each 2r high around the waterline y. Returns the shapes and the x of each arch's middle."""
    mid = []
    o = ''
    h = r - w / 2
    # D
    o += path(
        f'M{x + w / 2} {y - h}H{x + r * .62}A{h} {h} 0 0 1 {x + r * .62} {y + h}H{x + w / 2}Z',
        'none',
        colour,
        w,
        ' stroke-linejoin="miter"',
    )
    x += r * 0.62 + r + gap
    for _ in range(2):
        cx = x + r
        mid.append(cx)
        o += f'<circle cx="{cx:.1f}" cy="{y}" r="{h:.1f}" fill="none" stroke="{colour}" stroke-width="{w}"/>'
        x += 2 * r + gap
    # R: its bowl sits above the water, its legs below
    o += path(
        (
            f'M{x + w / 2} {y + r}V{y - h}H{x + r * .8}A{r * .5 - w * .25} {r * .5 - w * .25} 0 0 1 '
            f'{x + r * .8} {y + w * .0}H{x + w / 2}M{x + r * .72} {y}L{x + r * 1.16} {y + r}'
        ),
        'none',
        colour,
        w,
    )
    return o, mid, x + r * 1.3


def ripples(w, y0, y1, first, grow, gap0, gapgrow):
    """Bands of water that show; between them the reflection is broken."""
    bands = ''
    y, h, g = y0, first, gap0
    while y < y1:
        bands += rect(0, y, w, min(h, y1 - y), '#fff')
        y += h + g
        h = max(8, h * grow)
        g = g * gapgrow
    return bands


def bus(x, y, s, c, glass):
    return (
        f'<g transform="translate({x} {y}) scale({s})">'
        + rect(0, -62, 150, 50, c, 8)
        + ''.join(rect(10 + i * 27, -52, 20, 17, glass) for i in range(5))
        + disc(32, -10, 12, '#1B1622')
        + disc(118, -10, 12, '#1B1622')
        + '</g>'
    )


def scene(w, h, top, water, x, r, stroke, gap, tag):
    out, mid, _ = letters(x, water, r, stroke, CEMENT, gap)
    s = rect(0, 0, w, h, SKY) + disc(w * 0.80, top + 10, 150, '#F7D9A8')
    s += rect(0, top, w, water - top, BRIDGE) + rect(0, top - 26, w, 14, BRIDGE)
    s += ''.join(rect(px, top - 26, 10, 30, BRIDGE) for px in range(20, w, 118))
    inner = r - stroke
    for cx in mid:
        s += path(f'M{cx - inner} {water}A{inner} {inner} 0 0 1 {cx + inner} {water}Z', SKY)
        s += within(
            f'{tag}{int(cx)}',
            f'<path d="M{cx - inner} {water}A{inner} {inner} 0 0 1 {cx + inner} {water}Z"/>',
            path(
                (
                    f'M{cx - 260} {water}L{cx - 60} {water - 100}L{cx + 40} {water - 44}L{cx + 130} '
                    f'{water - 90}L{cx + 320} {water}Z'
                ),
                '#B9694F',
            ),
        )
    s += within(f'{tag}up', rect(0, 0, w, water, '#fff'), out)
    s += rect(0, water, w, h - water, WATER)
    lower = out + ''.join(
        f'<path d="M{cx - inner} {water}A{inner} {inner} 0 0 0 {cx + inner} {water}Z" fill="#C9805F"/>'
        for cx in mid
    )
    s += within(f'{tag}down', ripples(w, water + 8, water + r, 40, 0.86, 7, 1.16), lower)
    return s


def hoarding():
    s = scene(2400, 1200, 236, 600, 132, 300, 118, 34, 'h')
    return (
        s
        + bus(420, 212, 1.15, '#F5A300', DARK)
        + bus(1990, 212, 0.8, CEMENT, DARK)
        + words(2290, 1086, 148, 'tha. Ab paas hai.', 'archivo', CEMENT, WATER, 'end')
        + mark('setu', 128, 970, 150, CEMENT)
        + words(306, 1046, 66, 'SETUKAR', 'archivo', CEMENT, WATER, track=-0.01)
        + words(306, 1098, 42, 'Cement that crosses', 'archivo-text', CEMENT, WATER)
    )


def portrait():
    cx, water, r, w = 600, 1010, 500, 118
    inner = r - w
    s = rect(0, 0, 1200, 2000, SKY) + disc(860, 410, 190, '#F7D9A8')
    s += (
        rect(0, 440, 1200, water - 440, BRIDGE)
        + rect(0, 412, 1200, 16, BRIDGE)
        + ''.join(rect(px, 412, 12, 36, BRIDGE) for px in range(10, 1200, 98))
    )
    s += path(f'M{cx - inner} {water}A{inner} {inner} 0 0 1 {cx + inner} {water}Z', SKY)
    s += within(
        'arch',
        f'<path d="M{cx - inner} {water}A{inner} {inner} 0 0 1 {cx + inner} {water}Z"/>',
        path(f'M100 {water}L420 {water - 190}L560 {water - 90}L760 {water - 230}L1100 {water}Z', '#B9694F'),
    )
    s += (
        f'<path d="M{cx - r + w / 2} {water}A{r - w / 2} {r - w / 2} 0 0 1 {cx + r - w / 2} {water}" '
        f'fill="none" stroke="{CEMENT}" stroke-width="{w}"/>'
    )
    s += rect(0, water, 1200, 2000 - water, WATER)
    under = f'<path d="M{cx - inner} {water}A{inner} {inner} 0 0 0 {cx + inner} {water}Z" fill="#C9805F"/>'
    under += (
        f'<path d="M{cx - r + w / 2} {water}A{r - w / 2} {r - w / 2} 0 0 0 {cx + r - w / 2} {water}" '
        f'fill="none" stroke="{CEMENT}" stroke-width="{w}"/>'
    )
    s += within('below', ripples(1200, water + 12, water + r, 64, 0.88, 9, 1.16), under)
    s += bus(500, 396, 1.7, '#F5A300', DARK)
    s += words(72, 200, 104, 'Kal tak door tha.', 'archivo', BRIDGE, SKY, track=-0.04)
    s += words(72, 1740, 142, 'Ab paas hai.', 'archivo', CEMENT, WATER, track=-0.04)
    s += (
        mark('setu', 72, 1820, 110, CEMENT)
        + words(208, 1876, 56, 'SETUKAR', 'archivo', CEMENT, WATER, track=-0.01)
        + words(208, 1922, 38, 'Cement that crosses', 'archivo-text', CEMENT, WATER)
    )
    return s


def newspaper():
    paper, ink, blue = '#F3ECDF', '#1B1A1E', '#2B4A72'
    s = rect(0, 0, 1200, 1600, paper)
    cx, water, r, w = 600, 640, 400, 90
    inner = r - w
    s += (
        rect(43, 232, 1114, water - 232, ink)
        + rect(43, 208, 1114, 12, ink)
        + ''.join(rect(px, 208, 9, 28, ink) for px in range(60, 1150, 90))
    )
    s += path(f'M{cx - r} {water}A{r} {r} 0 0 1 {cx + r} {water}Z', paper) + path(
        f'M{cx - inner} {water}A{inner} {inner} 0 0 1 {cx + inner} {water}Z', blue
    )
    s += disc(cx + 90, water - 120, 74, paper)
    under = path(f'M{cx - r} {water}A{r} {r} 0 0 0 {cx + r} {water}Z', paper) + path(
        f'M{cx - inner} {water}A{inner} {inner} 0 0 0 {cx + inner} {water}Z', blue
    )
    s += rect(43, water, 1114, 440, ink) + within(
        'below', ripples(1200, water + 10, water + r, 46, 0.88, 8, 1.16), under
    )
    s += bus(880, 196, 1.2, ink, paper)
    s += path('M40 40H1160V1560H40Z', 'none', ink, 6)
    copy = [
        'A bridge is the only building that people thank by forgetting it.',
        'Ours is in the piers you cross at fifty, looking at the river.',
        'Grades for piers, decks, slabs and plaster. Ask your engineer.',
    ]
    s += words(96, 144, 68, 'Kal tak door tha.', 'archivo', ink, paper, track=-0.04)
    s += words(92, 1220, 128, 'Ab paas hai.', 'archivo', ink, paper, track=-0.04)
    s += lines(96, 1300, 33, 45, copy, 'archivo-text', ink, paper)
    s += (
        mark('setu', 96, 1424, 104, ink)
        + words(224, 1480, 50, 'SETUKAR', 'archivo', ink, paper, track=-0.01)
        + words(224, 1520, 32, 'Cement that crosses', 'archivo-text', ink, paper)
    )
    return s
