"""Ujalaghar Solar: the house is a money box, the sun its coin. "Now the roof will earn too.\""""
from drawing import disc, lines, mark, path, rect, ring, stopped, wedge, words

SKY, BLUE, DEEP, SUN, ORANGE, WHITE, CELL = (
    '#FFE9A8',
    '#14389E',
    '#0B1E5B',
    '#FFB400',
    '#E7640F',
    '#FFFFFF',
    '#2E5FD8',
)


def rupee(cx, cy, s, colour):
    """The rupee sign, drawn; s is its height."""
    k = s / 100
    d = 'M-34 -48H34M-34 -18H34M-30 -48H-10C24 -48 24 8 -10 8H-30L18 52'
    return f'<g transform="translate({cx} {cy}) scale({k})">' + path(d, 'none', colour, 13) + '</g>'


def coin(cx, cy, r):
    o = disc(cx, cy, r, ORANGE) + disc(cx, cy, r * 0.93, SUN) + ring(cx, cy, r * 0.76, r * 0.035, ORANGE)
    return o + rupee(cx, cy - r * 0.2, r * 0.78, DEEP)


def panels(x, y, w, h, cols, rows, gap=8):
    o = rect(x, y, w, h, DEEP)
    cw, ch = (w - gap * (cols + 1)) / cols, (h - gap * (rows + 1)) / rows
    for c in range(cols):
        for q in range(rows):
            px, py = x + gap + c * (cw + gap), y + gap + q * (ch + gap)
            o += (
                rect(px, py, cw, ch, BLUE)
                + f'<path d="M{px:.1f} {py:.1f}h{cw * .55:.1f}L{px:.1f} {py + ch * .7:.1f}Z" fill="{CELL}"/>'
            )
    return o


def house(x, y, w, h, sun_x, sun_r, sink):
    """A flat-roofed house with its top at y: a row of panels, a slot, and the sun going in."""
    o = ''
    for i, a in enumerate(range(-172, -7, 15)):
        o += wedge(
            sun_x,
            y - sun_r + sink,
            sun_r * 1.14,
            sun_r * (1.52 if i % 2 == 0 else 1.34),
            a,
            sun_r * 0.07,
            sun_r * 0.07,
            ORANGE,
        )
    o += coin(sun_x, y - sun_r + sink, sun_r)
    o += rect(x, y, w, h, WHITE)
    return o


def hoarding():
    x, y, w = 1240, 640, 1040
    s = rect(0, 0, 2400, 1200, SKY) + house(x, y, w, 560, 1760, 326, 176)
    s += panels(x - 40, y, w + 80, 170, 8, 2) + rect(1760 - 346, y - 6, 692, 26, '#050C26', 13)
    s += rect(x, y + 170, w, 24, '#F1D9A0')
    s += (
        rect(x + 90, y + 270, 190, 190, DEEP)
        + rect(x + 90 + 89, y + 270, 12, 190, WHITE)
        + rect(x + 90, y + 359, 190, 12, WHITE)
    )
    s += rect(x + 420, y + 250, 200, 310, ORANGE) + disc(x + 590, y + 410, 12, SUN)
    s += (
        rect(x + 760, y + 270, 190, 190, SUN)
        + rect(x + 760 + 89, y + 270, 12, 190, WHITE)
        + rect(x + 760, y + 359, 190, 12, WHITE)
    )
    s += rect(0, 1176, 2400, 24, DEEP)
    s += words(96, 350, 228, 'अब छत भी', 'poppins', DEEP, SKY, track=-0.01) + words(
        96, 660, 228, stopped('कमाएगी।', 0.1), 'poppins', DEEP, SKY, track=-0.01
    )
    return s + mark('ujala', 100, 932, 140, DEEP) + words(272, 1032, 88, 'ujalaghar', 'poppins', DEEP, SKY)


def portrait():
    x, y, w = 150, 1250, 900
    s = rect(0, 0, 1200, 2000, SUN) + house(x, y, w, 750, 600, 330, 210).replace(
        f'fill="{SUN}"', f'fill="{SKY}"'
    )
    s += panels(x - 40, y, w + 80, 200, 7, 2, 9) + rect(600 - 352, y - 8, 704, 30, '#050C26', 15)
    for c in range(3):
        px, py = x + 96 + c * 256, y + 266
        s += (
            rect(px, py, 196, 196, SUN if c == 2 else DEEP)
            + rect(px + 93, py, 10, 196, WHITE)
            + rect(px, py + 93, 196, 10, WHITE)
        )
    s += rect(0, 1780, 1200, 220, DEEP)
    s += words(600, 270, 222, 'अब छत भी', 'poppins', DEEP, SUN, 'middle', track=-0.01) + words(
        600, 556, 222, stopped('कमाएगी।', 0.1), 'poppins', DEEP, SUN, 'middle', track=-0.01
    )
    return s + mark('ujala', 282, 1830, 120, SUN) + words(430, 1918, 90, 'ujalaghar', 'poppins', WHITE, DEEP)


def newspaper():
    paper, ink, gold = '#F3ECDF', '#1B1A1E', '#E0A21B'
    x, y, w = 230, 620, 740
    art = (
        house(x, y, w, 320, 600, 250, 150)
        + panels(x - 30, y, w + 60, 130, 7, 2, 7)
        + rect(600 - 268, y - 6, 536, 22, ink, 11)
    )
    for c in range(3):
        px, py = x + 90 + c * 200, y + 172
        art += (
            rect(px, py, 150, 130, ink) + rect(px + 71, py, 8, 130, WHITE) + rect(px, py + 61, 150, 8, WHITE)
        )
    for a, b in ((DEEP, ink), (BLUE, '#3A3A44'), (CELL, '#6A6A74'), (ORANGE, '#B87912'), (SUN, gold)):
        art = art.replace(f'"{a}"', f'"{b}"')
    copy = [
        'Din bhar dhoop aati hai, chhat garam karti hai aur chali jaati',
        'hai. Ab ruk kar kaam karegi. Chhat ki naap le kar aaiye;',
        'kitne panel, kitni bijli, kitna kharch, sab likh kar denge.',
    ]
    return (
        rect(0, 0, 1200, 1600, paper)
        + art
        + path('M40 940H1160', 'none', ink, 6)
        + path('M40 40H1160V1560H40Z', 'none', ink, 6)
        + words(90, 1130, 150, 'अब छत भी', 'poppins', ink, paper, track=-0.01)
        + words(90, 1316, 150, stopped('कमाएगी।', 0.1), 'poppins', ink, paper, track=-0.01)
        + lines(96, 1404, 30, 42, copy, 'poppins-text', ink, paper)
        + mark('ujala', 846, 1080, 110, ink)
        + words(846, 1250, 52, 'ujalaghar', 'poppins', ink, paper)
        + words(846, 1302, 34, 'Rooftop solar', 'poppins-text', ink, paper)
    )
