"""Designers' flat lays: brochure and stationery, cards. shot: view, tex (dict). 1 unit = 10 cm."""
from kit import *


def _light(el=32, az=256):
    sky('#8FA6BD', '#C9BFAE', '#E0C8A4', 0.6)
    sun(az, el, 4.8, '#FFD3A4', 1.0)


def _trifold(x, y, rz, tex, w=1.55, h=3.3):
    """A standing leaflet of three panels, folded in Z, each a third of the texture."""
    a, px, py = math.radians(38), 0.0, 0.0
    V, F, U = [], [], []
    pts = [(0, 0)]
    for k in range(3):
        d = a if k % 2 == 0 else -a
        px, py = px + w * math.cos(d), py + w * math.sin(d)
        pts.append((px, py))
    for k in range(3):
        (x0, y0), (x1, y1) = pts[k], pts[k + 1]
        b = len(V)
        V += [(x0 - px / 2, y0, 0), (x1 - px / 2, y1, 0), (x1 - px / 2, y1, h), (x0 - px / 2, y0, h)]
        F.append((b, b + 1, b + 2, b + 3))
        U += [(k / 3, 0), ((k + 1) / 3, 0), ((k + 1) / 3, 1), (k / 3, 1)]
    o = mesh('fold', V, F, poster(tex, 0.05, 0.5))
    for loop, c in zip(o.data.uv_layers.new().data, U):
        loop.uv = c
    md = o.modifiers.new('s', 'SOLIDIFY')
    md.thickness = 0.02
    o.location, o.rotation_euler[2] = (x, y, 0.01), rz


def hero(shot):
    """Top-down; the left third is bare table."""
    t = shot['tex']
    box(0, 0, -0.5, 70, 50, 0.5, mat('#1F5B4D', 0.85, noise=0.05), 0)
    box(-14.5, 0, -0.49, 22, 50, 0.5, mat('#EBD3A4', 0.85, noise=0.04), 0)
    sheet(4.2, 5.94, t['letter'], 0.9, 0.75, math.radians(7), 0.0, 0.02, curl=0.04)
    sheet(4.4, 2.2, t['envelope'], 2.6, -2.75, math.radians(-5), 0.05, 0.05)
    sheet(4.4, 2.2, mat('#F6EBD3', 0.9), 3.0, -2.95, math.radians(3), 0.0, 0.04)
    group(
        [
            sheet(3.0, 5.0, t['brochure'], 0, 0, 0, 0.1, 0.02, rough=0.35),
            box(0, 0, 0.0, 2.98, 4.98, 0.1, mat('#F4EEE0', 0.9), 0.005),
        ],
        (5.75, 0.9, 0),
        math.radians(-9),
    )
    for k in range(5):
        sheet(
            1.8,
            1.04,
            t['card'],
            -2.75 + 0.07 * k,
            -2.25 + 0.05 * k,
            math.radians(20 - 3 * k),
            0.03 + 0.035 * k,
            0.03,
        )
    sheet(1.8, 1.04, t['cardback'], -2.1, -3.6, math.radians(-8), 0.0, 0.03)
    pencil(-2.35, 1.6, math.radians(78), 'mari', 3.0, 0.075)
    pencil(-1.9, 1.35, math.radians(86), 'terra', 2.6, 0.075)
    clip(3.3, 3.2, 0.06, math.radians(20))
    clip(-0.6, 3.6, 0.05, math.radians(-30))
    for x, y, r, o in ((7.4, -3.2, 0.52, 0), (8.1, -2.5, 0.38, 1), (-3.4, 3.4, 0.45, 1)):
        marigold_head(x, y, 0.03, r, o, int(x * 5))
    _light(34)
    leaf_shadow(-17.5, 4.2, 6.0)
    camera((-1.0, -1.4, 18.2), (-1.05, 0.05, 0), 37, dof=(1, 0, 0.05), fstop=1.4)


def cards(shot):
    """Visiting cards of several clients, standing and stacked."""
    t = shot['tex']
    box(0, 0, -0.5, 70, 50, 0.5, mat('#E9C38A', 0.85, noise=0.04), 0)
    box(0, 9, -1, 80, 0.4, 40, mat('#C8502B', 0.9, noise=0.03), 0)

    def pile(x, y, rz, key, n):
        for k in range(n):
            sheet(
                1.8,
                1.04,
                key if k == n - 1 else mat('#F7F0E0', 0.9),
                x,
                y,
                rz + 0.02 * math.sin(k * 7),
                0.034 * k,
                0.03,
            )
        return 0.034 * n

    pile(-2.3, 0.4, math.radians(14), t['a'], 16)
    pile(0.55, 1.3, math.radians(-10), t['b'], 30)
    pile(3.1, 0.3, math.radians(8), t['c'], 11)
    for x, y, rz, key in ((-0.55, -1.7, -6, t['d']), (1.75, -1.6, 12, t['e'])):
        sheet(1.8, 1.04, key, x, y, math.radians(rz), 0.0, 0.03)
    slab(2.6, 2.9, 0, 2.4, 0.6, 0.3, wood('wood', 'trunk', 1, 0.5), 0.08, math.radians(-8))
    P = [
        box(0, 0, 0, 1.8, 0.03, 1.04, mat('white', 0.7), 0.004),
        panel(1.8, 1.04, poster(t['g'], 0.04), (0, -0.018, 0)),
    ]
    group(P, (2.6, 2.9, 0.25), math.radians(-8), rx=math.radians(-10))
    marigold_head(-4.4, 1.6, 0.03, 0.42, False, 3)
    marigold_head(4.9, 2.0, 0.03, 0.36, True, 6)
    pencil(4.9, -1.1, math.radians(70), 'ink', 2.0, 0.055)
    _light(30)
    camera((0.2, -9.6, 4.7), (0.3, 0.05, 0.4), 49, dof=(0.2, 0.2, 0.3), fstop=1.0)


def brochure(shot):
    t = shot['tex']
    box(0, 0, -0.5, 70, 50, 0.5, mat('#EBB995', 0.85, noise=0.04), 0)
    box(0, 10, -1, 80, 0.4, 40, mat('#9A3B26', 0.9, noise=0.03), 0)
    _trifold(0.1, 0.4, math.radians(4), t['fold'], 2.2, 3.3)
    _light(30)
    for x, y, r, o in ((3.6, -0.9, 0.42, 0), (4.2, -0.4, 0.32, 1), (-4.4, 0.9, 0.4, 0)):
        marigold_head(x, y, 0.04, r, o, int(x * 9))
    leaf_shadow(-14.5, 2.2, 6.0)
    camera((-0.4, -10.5, 4.4), (0, 0, 1.45), 52, dof=(0, 0, 1.5), fstop=1.0)


def sizes(shot):
    """One campaign in all its sizes on one sheet, the phone among them."""
    t = shot['tex']
    box(0, 0, -0.5, 70, 50, 0.5, mat('#C8502B', 0.85, noise=0.05), 0)
    sheet(12.6, 7.7, t['sheet'], 0.1, 0.1, math.radians(-2), 0.0, 0.02, curl=0.02)
    for x, y, w, h, key, rz in (
        (-2.55, 1.65, 6.2, 3.1, 'hoarding', -2.4),
        (2.3, 1.35, 2.04, 3.4, 'portrait', -1),
        (-3.95, -1.9, 3.4, 1.7, 'hoarding', -3.5),
        (-1.1, -1.95, 1.2, 2.0, 'portrait', 0),
        (0.4, -2.1, 0.96, 1.6, 'portrait', -3),
    ):
        sheet(w, h, t[key], x, y, math.radians(rz), 0.03, 0.03)
    phone(4.75, -0.15, t['phone'], math.radians(5), 1.62, z=0.03, glow=1.4)
    for k, c in enumerate(('#CDF545', '#101510', '#F6F2E8', '#3C4A33')):
        sheet(
            0.62,
            0.95,
            mat(c, 0.7),
            1.75 + 0.5 * k,
            -2.3 - 0.03 * k,
            math.radians(12 - 8 * k),
            0.03 + 0.02 * k,
            0.02,
        )
    pencil(5.75, -2.3, math.radians(104), 'mari', 2.2, 0.06, 0.03)
    clip(-5.9, 3.55, 0.06, math.radians(10))
    marigold_head(6.3, 3.3, 0.03, 0.42, True, 5)
    _light(33, 254)
    leaf_shadow(-18.5, 5.2, 6.0)
    camera((0.1, -6.0, 12.4), (0.1, -0.12, 0), 37, dof=(0, 0, 0), fstop=1.6)


def build(shot):
    {'hero': hero, 'cards': cards, 'brochure': brochure, 'sizes': sizes}[shot['view']](shot)
