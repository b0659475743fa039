"""Chhaya Kosa: the pleats of a sari, hung as high as a house. "Six yards of patience.\""""
from drawing import disc, mark, polygon, rect, stopped, words

KOSA, WINE, GOLD, IVORY = '#E3BE86', '#6A1028', '#F2B441', '#FFF1DA'
LIGHT = {'body': '#8E1A34', 'line': '#F2B441', 'ink': '#3B0714', 'pale': '#FFE3B4', 'rust': '#D8572A'}
SHADOW = {'body': '#6A1028', 'line': '#D08F24', 'ink': '#2A040E', 'pale': '#E2BB84', 'rust': '#AE3F1C'}
AIR = 0.16  # em before the full stop, which else reads as सब्रा


def cloth(w, h, c, border):
    """One pleat of cloth, w x h, its woven border `border` px from the foot."""
    o = rect(0, 0, w, h, c['body'])
    y = h - border
    k = w / 3
    for row in range(int(y // 190)):
        cy = 70 + row * 190
        o += polygon([(w / 2, cy - 26), (w / 2 + 20, cy), (w / 2, cy + 26), (w / 2 - 20, cy)], c['line'])
    o += rect(0, y, w, 16, c['line']) + rect(0, y + 26, w, 8, c['pale'])
    y += 46
    o += rect(0, y, w, k * 1.5, c['rust']) + ''.join(
        polygon([(i * k, y + k * 1.5), (i * k + k / 2, y + 10), (i * k + k, y + k * 1.5)], c['ink'])
        for i in range(3)
    )
    y += k * 1.5
    o += rect(0, y, w, 14, c['line'])
    y += 14
    o += (
        rect(0, y, w, w * 0.84, c['ink'])
        + polygon(
            [(w / 2, y + 14), (w - 18, y + w * 0.42), (w / 2, y + w * 0.84 - 14), (18, y + w * 0.42)],
            c['line'],
        )
        + polygon(
            [(w / 2, y + 40), (w - 44, y + w * 0.42), (w / 2, y + w * 0.84 - 40), (44, y + w * 0.42)],
            c['rust'],
        )
        + disc(w / 2, y + w * 0.42, w * 0.09, c['pale'])
    )
    y += w * 0.84
    o += (
        rect(0, y, w, 14, c['line'])
        + rect(0, y + 14, w, k * 1.5, c['rust'])
        + ''.join(
            polygon([(i * k, y + 14), (i * k + k / 2, y + k * 1.5 + 4), (i * k + k, y + 14)], c['ink'])
            for i in range(3)
        )
    )
    y += 14 + k * 1.5
    o += rect(0, y, w, max(0, h - y), c['pale']) + rect(0, y + 18, w, 8, c['body'])
    return o


def pleats(x, top, count, w, h, rise, border):
    """Cloth in folds: each pleat slants the other way, lit and in shade by turns."""
    o = ''
    for i in range(count):
        c, k = (LIGHT, rise / w) if i % 2 == 0 else (SHADOW, -rise / w)
        y = top if i % 2 == 0 else top + rise
        o += f'<g transform="matrix(1 {k:.4f} 0 1 {x + i * w} {y})">{cloth(w + 1, h, c, border)}</g>'
    return o


def hoarding():
    return (
        rect(0, 0, 2400, 1200, KOSA)
        + pleats(1150, -80, 9, 140, 1190, 64, 470)
        + words(100, 420, 330, 'छह गज़', 'rozha', WINE, KOSA)
        + words(100, 800, 330, stopped('सब्र।', AIR), 'rozha', WINE, KOSA)
        + mark('chhaya', 96, 936, 140, WINE)
        + words(268, 1034, 96, 'Chhaya Kosa', 'rozha', WINE, KOSA)
    )


def portrait():
    return (
        rect(0, 0, 1200, 2000, KOSA)
        + pleats(-20, -90, 7, 178, 1620, 84, 620)
        + words(72, 1830, 200, stopped('छह गज़ सब्र।', AIR), 'rozha', WINE, KOSA)
        + mark('chhaya', 72, 1888, 76, WINE)
        + words(166, 1944, 56, 'Chhaya Kosa', 'rozha', WINE, KOSA)
        + words(1128, 1942, 40, 'Champa ka kosa', 'rozha', WINE, KOSA, 'end')
    )


def square():
    fold = ''
    # a folded sari on a shelf, seen from the front: six folds, one a yard
    tones = (
        ('#8E1A34', '#F2B441'),
        ('#E3BE86', '#8E1A34'),
        ('#D8572A', '#3B0714'),
        ('#6A1028', '#F2B441'),
        ('#F2B441', '#6A1028'),
        ('#3B0714', '#E3BE86'),
    )
    for i, (a, b) in enumerate(tones):
        y = 330 + i * 128
        fold += (
            rect(250, y, 900, 120, a, 60)
            + rect(250, y, 760, 120, a)
            + rect(330, y, 60, 120, b)
            + rect(410, y, 16, 120, b)
        )
        fold += ''.join(
            polygon([(470 + j * 74, y + 100), (507 + j * 74, y + 22), (544 + j * 74, y + 100)], b)
            for j in range(7)
        )
    return (
        rect(0, 0, 1400, 1400, IVORY)
        + fold
        + rect(0, 1098, 1400, 302, WINE)
        + words(100, 230, 190, stopped('छह गज़ सब्र।', AIR), 'rozha', WINE, IVORY)
        + mark('chhaya', 96, 1180, 136, GOLD)
        + words(264, 1280, 96, 'Chhaya Kosa', 'rozha', IVORY, WINE)
    )
