"""Shops, shelves and stalls. shot: view ('front' | 'shelf' | 'stall'), tex (dict)."""
from kit import *


def front(shot):
    """A shopfront square to the street: fascia, glass with prints, awning, standee."""
    t = dict(shot['tex'], **shot.get('dress', {}))
    z0 = 0.2
    box(0, 90, -0.3, 400, 420, 0.28, mat('#B99B74', 0.95, noise=0.08), 0)
    box(0, -3.6, -0.03, 200, 7.4, 0.03, mat('asphalt', 0.85, noise=0.10), 0)
    box(0, 2.2, 0, 200, 4.6, 0.2, mat('#CDB79A', 0.9, noise=0.06), 0.02)
    for i in range(-12, 13):
        box(i * 1.2, 2.2, 0.2, 0.02, 4.6, 0.003, mat('#A88F70', 0.9), 0)
    for j in range(4):
        box(0, 0.6 + j * 1.2, 0.2, 60, 0.02, 0.003, mat('#A88F70', 0.9), 0)
    kerb_along_x(-0.02, -20, 20)
    wall = mat(t.get('wall', 'cream'), 0.85, noise=0.05)
    box(0, 6.5, z0, 11, 4, 8.5, wall, 0.05)
    box(0, 4.44, z0 + 3.72, 11.2, 0.3, 0.16, mat('cream', 0.8), 0.03)
    for k in range(4):
        x = -4.1 + k * 2.73
        g = mat('#FFC878', 0.5, emit=1.5) if Time.dusk and k % 2 else mat('navy', 0.2, spec=0.6)
        box(x, 4.46, z0 + 5.0, 1.35, 0.12, 1.6, g, 0.02)
        box(x, 4.3, z0 + 6.7, 1.75, 0.6, 0.1, mat('cream', 0.8), 0.02)
        box(x, 4.4, z0 + 4.9, 1.55, 0.22, 0.1, mat('cream', 0.8), 0.02)
    # the opening: a warm room with shelves behind the glass
    inner = mat(t.get('inner', '#F1E2C4'), 0.85)
    W, H = 7.6, 2.75
    box(0, 4.42, z0, W + 0.3, 0.2, H + 0.18, mat('ink', 0.5), 0.02)
    box(0, 4.38, z0 + 0.08, W, 0.14, H - 0.02, inner, 0)
    q = random.Random(shot.get('seed', 3))
    shelf = wood('oak', 'wood', 2, 0.5)
    goods = [mat(c, 0.6) for c in t.get('goods', ('mari', 'terra', 'teal', 'cream', 'ink'))]
    for x0, x1 in ((-3.6, -2.6), (2.6, 3.6)):
        for zz in (0.55, 1.1, 1.65, 2.2):
            box((x0 + x1) / 2, 4.26, z0 + zz, x1 - x0, 0.22, 0.035, shelf, 0.004)
            x = x0 + 0.08
            while x < x1 - 0.12:
                w = q.uniform(0.09, 0.2)
                box(x + w / 2, 4.25, z0 + zz + 0.035, w, 0.12, q.uniform(0.2, 0.4), q.choice(goods), 0.008)
                x += w + 0.025
    panel(1.26, 2.1, poster(t['a'], 0.6 if Time.dusk else 0.3), (-1.62, 4.28, z0 + 0.38))
    panel(1.26, 2.1, poster(t['b'], 0.6 if Time.dusk else 0.3), (1.62, 4.28, z0 + 0.38))
    box(0, 4.26, z0, 1.25, 0.1, 2.45, mat('#1D2733', 0.25, spec=0.6), 0.01)
    box(
        0,
        4.19,
        z0 + 0.08,
        1.05,
        0.05,
        2.25,
        mat('#E9B873' if Time.dusk else '#5A4A3C', 0.4, emit=1.0 if Time.dusk else 0),
        0.01,
    )
    rod((0.38, 4.14, z0 + 0.95), (0.38, 4.14, z0 + 1.45), 0.02, mat('brass', 0.3, 1))
    for x in (-3.8, -2.4, -0.72, 0.72, 2.4, 3.8):
        box(x, 4.2, z0, 0.09, 0.12, H, mat('ink', 0.5), 0.01)
    box(0, 4.16, z0, W, 0.2, 0.3, mat(t.get('plinth', 'terra'), 0.7), 0.02)
    box(0, 4.3, z0 + 2.84, W + 0.5, 0.34, 1.0, mat('ink', 0.5), 0.03)
    panel(6.4, 0.96, poster(t['sign'], 0.7 if Time.dusk else 0.2), (0, 4.122, z0 + 2.86))
    for k in range(4):
        x = -2.7 + k * 1.8
        rod((x, 4.2, z0 + 4.0), (x, 3.45, z0 + 4.15), 0.022, mat('ink', 0.5))
        lathe(x, 3.42, z0 + 4.0, [(0.16, 0), (0.14, 0.08), (0.04, 0.16), (0.02, 0.18)], mat('ink', 0.5))
        cyl(x, 3.42, z0 + 4.0, 0.12, 0.01, mat('#FFE9C4', 0.4, emit=12 if Time.dusk else 0.4), 24)
        if Time.dusk:
            area((x, 3.3, z0 + 4.0), (x, 4.1, z0 + 3.2), 0.25, 22, '#FFDFAE')
    if Time.dusk:
        for x in (-1.9, 0, 1.9):
            area((x, 3.9, z0 + 2.5), (x, 1.6, 0), 0.9, 55, '#FFD39A', 0.4)
    standee(3.15, 2.2, t['standee'], math.radians(-16), 0.84, 1.4, z=0.06).location.z = z0
    pot_plant(-4.25, 3.7, z0, 1.15, 'terra', 4)
    pot_plant(4.3, 3.7, z0, 1.05, 'mari', 8)
    if t.get('scooter', True):
        scooter(-2.9, 1.1, math.radians(76), 'teal').location.z = z0
    tree(-6.9, 1.7, 5.2, 3)
    tree(7.4, 1.5, 5.6, 6)
    for i, (x, w, fl, c) in enumerate(((-11.4, 10, 3, 'terra'), (11.6, 11, 4, '#D8A25E'))):
        house(x, 4.6, w, 10, fl, c, 0, seed=60 + i)
    outdoors(238, 24, (-0.8, 1, 0.02), 6.2)
    for x, y, h in ((-13, -10, 6.2), (-19, -8, 6.6)):
        tree(x, y, h, int(h * 3))
    cx = shot.get('cx', 0.9)
    camera(
        (cx, -5.2, 1.62),
        (cx - 0.75, 4, 1.62),
        lens=shot.get('lens', 29),
        dof=(0, 4, 2),
        fstop=4,
        shift=(0, 0.09),
    )


def shelf(shot):
    """Packs on a shop's shelf, seen close."""
    packs = shot['packs']
    box(0, 0.42, -0.6, 8, 0.06, 4, mat('#EAD2A2', 0.9, noise=0.03), 0)
    sh = wood('oak', 'wood', 2.5, 0.5)
    rows = (0.0, 0.62, 1.24)
    for z in rows:
        box(0, 0.12, z - 0.045, 5, 0.56, 0.045, sh, 0.006)
        box(0, -0.165, z - 0.05, 5, 0.012, 0.055, mat('cream', 0.6), 0.003)
    for x in (-2.1, 2.1):
        box(x, 0.12, -0.6, 0.05, 0.56, 3, sh, 0.006)
    q = random.Random(6)
    side = dict(zip(packs, shot['sides']))
    W, D, H = 0.30, 0.16, 0.4125
    for r, z in enumerate(rows):
        x = -1.95 + (r % 2) * 0.12
        k = r * 2
        while x < 2.0:
            p = packs[(k // 3 + r) % len(packs)]
            if r == 1 and abs(x - 0.05) < 0.36:
                x += 0.10
                k += 1
                continue
            P = [
                box(0, 0, 0, W, D, H, mat(side[p], 0.6), 0.006),
                panel(W, H, poster(p, 0.05, 0.45), (0, -D / 2 - 0.0012, 0)),
            ]
            group(P, (x, 0.07 + q.uniform(-0.01, 0.01), z), math.radians(q.uniform(-2.5, 2.5)))
            x += W + q.uniform(0.02, 0.045)
            k += 1
    # the middle one, turned, a little forward
    p = packs[0]
    P = [
        box(0, 0, 0, W * 1.05, D * 1.05, H * 1.05, mat(side[p], 0.6), 0.006),
        panel(W * 1.05, H * 1.05, poster(p, 0.05, 0.45), (0, -D * 0.525 - 0.0012, 0)),
    ]
    group(P, (0.03, -0.03, rows[1]), math.radians(20))
    # shelf talker
    box(0.95, -0.175, rows[1] - 0.16, 0.44, 0.008, 0.15, mat('terra', 0.6), 0.003)
    panel(
        0.36,
        0.12,
        poster(shot.get('talker', 'sign-dhoop'), 0.05),
        (0.95, -0.1802, rows[1] - 0.145),
        crop=(0.18, 0, 0.82, 1),
    )
    sky('#9aa6b4', '#d6c6a8', '#e2c79c', 0.6)
    area((-1.6, -2.2, 2.6), (0, 0, 0.8), 1.2, 60, '#FFD9A6')
    area((2.2, -2.0, 1.6), (0, 0, 0.8), 1.4, 16, '#BFD4F0')
    sun(236, 32, 2.4, '#FFCB90', 1.2)
    for k in range(3):
        rod((-3.6 + k * 0.7, -3.5, 2.2), (-3.6 + k * 0.7, -3.5, 5), 0.06, mat('ink'), 6)
    camera((-0.55, -2.15, 0.92), (-0.02, 0, 0.80), 37, dof=(0, -0.1, 0.8), fstop=1.6, shift=(0, 0))


def stall(shot):
    """An exhibition stall: header, back wall, counter, furniture or panels on show."""
    t = dict(shot['tex'], **shot.get('dress', {}))
    box(0, 2, -0.1, 24, 20, 0.1, mat('#6B6F78', 0.6, noise=0.05), 0)
    box(0, 1.2, 0, 6.2, 4.4, 0.05, mat(t['carpet'], 0.95, noise=0.05), 0.01)
    m = mat(t['wall'], 0.85, noise=0.02)
    box(0, 3.3, 0.05, 6.0, 0.12, 3.0, m, 0.01)
    box(-3.0, 1.9, 0.05, 0.12, 2.9, 3.0, m, 0.01)
    panel(4.4, 2.2, poster(t['back'], 0.35), (0.35, 3.235, 0.5))
    panel(1.3, 2.167, poster(t['side'], 0.3), (-2.935, 1.95, 0.5), (math.pi / 2, 0, math.pi / 2))
    # header on four posts
    for x in (-3.0, 3.0):
        box(x, -0.7, 0.05, 0.12, 0.12, 3.0, mat('ink', 0.4), 0.01)
    box(0, -0.72, 2.95, 6.3, 0.16, 0.86, mat('ink', 0.4), 0.015)
    panel(6.1, 0.7625, poster(t['header'], 0.55), (0, -0.803, 3.0))
    for x in (-3.0, 3.0):
        box(x, 1.3, 3.3, 0.12, 4.1, 0.12, mat('ink', 0.4), 0.01)
    box(0, 1.3, 3.3, 6, 0.12, 0.12, mat('ink', 0.4), 0.01)
    for k in range(4):
        x = -2.1 + 1.4 * k
        cyl(x, 1.1, 3.08, 0.06, 0.2, mat('charcoal', 0.4), 24)
        cyl(x, 1.1, 3.075, 0.05, 0.005, mat('#FFF1DC', 0.5, emit=8), 24)
        spot((x, 1.1, 3.05), (x, 3.0, 1.3), 95, 62, '#FFE0B4', 0.6, 0.06)
    # counter
    slab(1.75, -0.15, 0.05, 1.5, 0.6, 0.98, mat('white', 0.6), 0.12)
    slab(1.75, -0.15, 1.03, 1.62, 0.72, 0.05, wood('oak', 'wood', 2, 0.45), 0.14)
    panel(0.86, 0.86, poster(t['counter'], 0.2), (1.75, -0.452, 0.12))
    for k in range(9):
        group(
            [sheet(0.15, 0.25, t['side'], 0, 0, 0, 0, 0.004)],
            (1.45, -0.2, 1.082 + k * 0.0045),
            math.radians(8 - 1.5 * (k % 3)),
        )
    marigold_head(2.15, -0.15, 1.08, 0.07, False, 2)
    marigold_head(2.27, -0.22, 1.08, 0.055, True, 5)
    if t.get('show') == 'chairs':
        c = mat('#E9C08A', 0.85, noise=0.03)
        for x, y, rz, col in ((-1.35, 1.75, 18, '#FFF1DA'), (0.55, 2.05, -14, '#B0341F')):
            cm, P = mat(col, 0.85, noise=0.03), []
            P += [
                slab(0, 0, 0.18, 0.8, 0.78, 0.24, cm, 0.12),
                slab(0, 0.34, 0.36, 0.8, 0.16, 0.56, cm, 0.07),
                slab(-0.42, 0, 0.18, 0.17, 0.74, 0.46, cm, 0.07),
                slab(0.42, 0, 0.18, 0.17, 0.74, 0.46, cm, 0.07),
            ]
            P += [
                cyl(dx, dy, 0, 0.02, 0.18, mat('wood', 0.5), 12, 0.03)
                for dx in (-0.32, 0.32)
                for dy in (-0.28, 0.3)
            ]
            group(P, (x, y, 0.05), math.radians(rz))
        cyl(-0.35, 1.25, 0.42, 0.3, 0.03, wood('wood', 'trunk', 3, 0.45), 48, bev=0.006)
        cyl(-0.35, 1.25, 0.05, 0.03, 0.38, mat('ink', 0.4), 16)
        cyl(-0.35, 1.25, 0.05, 0.18, 0.02, mat('ink', 0.4), 32)
    elif t.get('show') == 'model':
        slab(-1.75, 1.35, 0.05, 2.1, 1.5, 0.8, mat('white', 0.6), 0.06)
        slab(-1.75, 1.35, 0.85, 2.2, 1.6, 0.05, mat('#6F7A45', 0.9, noise=0.08), 0.06)
        q = random.Random(4)
        for k, (x, y, h) in enumerate(
            ((-2.5, 1.7, 0.62), (-2.05, 1.8, 0.78), (-1.5, 1.8, 0.7), (-1.05, 1.7, 0.56), (-2.5, 1.2, 0.5))
        ):
            box(x, y, 0.9, 0.3, 0.26, h, mat(('cream', 'blush', 'cream', 'sand', 'cream')[k], 0.8), 0.006)
            for z in range(int(h / 0.06) - 1):
                box(x, y - 0.131, 0.93 + z * 0.06, 0.24, 0.006, 0.026, mat('navy', 0.3), 0)
            box(x, y, 0.9 + h, 0.32, 0.28, 0.02, mat('terra', 0.7), 0.004)
        for _ in range(34):
            x, y = q.uniform(-2.75, -0.8), q.uniform(0.7, 2.05)
            if y < 1.5:
                ico(
                    x,
                    y,
                    0.95,
                    0.055,
                    mat(q.choice(('leaf', 'leaf2', '#E3A92C')), 0.9),
                    2,
                    (1, 1, 1.1),
                    0.2,
                    int(x * 50),
                )
    else:
        for x, y, rz in ((-1.5, 1.9, 16), (0.2, 2.2, -6)):
            fr = mat('#C9CCD0', 0.35, 0.8)
            P = [box(0, 0, 0, 1.5, 0.05, 1.0, fr, 0.008)]
            for i in range(6):
                for j in range(4):
                    P.append(
                        box(
                            -0.605 + i * 0.242,
                            -0.03,
                            0.03 + j * 0.24,
                            0.225,
                            0.012,
                            0.225,
                            mat('#17357A', 0.55, spec=0.15),
                            0.004,
                        )
                    )
            group(P, (x, y, 0.55), math.radians(rz), rx=math.radians(-32))
            for dx in (-0.5, 0.5):
                rod((x + dx, y + 0.35, 0.05), (x + dx * 0.9, y + 0.3, 1.0), 0.025, fr)
                rod((x + dx, y - 0.1, 0.05), (x + dx * 0.95, y - 0.05, 0.6), 0.025, fr)
    pot_plant(-2.55, -0.25, 0.05, 1.1, 'terra', 4)
    pot_plant(2.55, 2.75, 0.05, 1.15, 'cream', 6)
    # neighbours in the hall
    for i, (x, y, c) in enumerate(
        ((-8.2, 3.4, 'teal'), (8.4, 3.6, 'terra'), (-7.5, 9, 'sand'), (0, 10, 'ink'), (8, 9.4, 'mari'))
    ):
        box(x, y, 0, 5.4, 0.14, 3.0, mat(c, 0.85), 0.01)
        box(x, y - 2.6, 2.75, 5.4, 0.12, 0.6, mat(('cream', 'mari', 'terra', 'teal', 'ink')[i], 0.7), 0.01)
        for s in (-1, 1):
            box(x + s * 2.65, y - 2.6, 0, 0.1, 0.1, 3.3, mat('ink', 0.5), 0.01)
    for k in range(-2, 3):
        truss((k * 5.0, -6, 6.6), (k * 5.0, 14, 6.6), 0.35)
    box(0, 14, 0, 50, 0.2, 9, mat('#39415A', 0.9), 0)
    for a in t.get(
        'people',
        (
            (-4.6, 1.4, 0.8, 'cream', 'ink'),
            (-4.0, 1.9, -2.0, 'mari', 'cream'),
            (5.2, 4.2, 1.0, 'teal', 'ink'),
        ),
    ):
        person(*a, walk=0.06)
    area((0, -2, 6.2), (0, 1, 0), 7, 520, '#FFEBD2', 4)
    area((-7, 5, 6.2), (-7, 3, 0), 5, 320, '#FFE6C6')
    area((7, 5, 6.2), (7, 3, 0), 5, 320, '#FFE6C6')
    sky('#3a4256', '#4a4f62', '#5a5a66', 1.0)
    cx = shot.get('cx', 1.1)
    camera(
        (cx, -6.0, 1.6),
        (cx + shot.get('turn', -0.9), 3, 1.6),
        lens=30,
        dof=(0, 2, 1.5),
        fstop=4,
        shift=(0, 0.055),
    )
    return dict(bounces=5)


def counter(shot):
    """Inside a shop: the counter, the lit board over it, shelves of goods at both sides."""
    t = dict(shot['tex'], **shot.get('dress', {}))
    tiles = mat('#D9C7A6', 0.3, spec=0.5)
    box(0, 0, -0.1, 14, 12, 0.1, tiles, 0)
    for i in range(-8, 9):
        box(i * 0.8, 0, 0, 0.012, 12, 0.002, mat('#B49E78', 0.5), 0)
        box(0, i * 0.8, 0, 14, 0.012, 0.002, mat('#B49E78', 0.5), 0)
    wall = mat(t.get('wall', '#123049'), 0.85, noise=0.03)
    box(0, 3.1, 0, 14, 0.2, 5, wall, 0)
    for s in (-1, 1):
        box(s * 4.1, 0.5, 0, 0.2, 6, 5, mat('#EADFC9', 0.85, noise=0.03), 0)
    W, H = 3.4, 1.7
    box(0, 2.96, 1.32, W + 0.16, 0.1, H + 0.16, mat('brass', 0.35, 0.8), 0.015)
    panel(W, H, poster(t['back'], 0.5, 0.4), (0, 2.905, 1.4))
    sh, q = wood('oak', 'wood', 2, 0.45), random.Random(shot.get('seed', 3))
    goods = [mat(c, 0.5, spec=0.5) for c in t.get('goods', ('mari', 'terra', 'teal', 'cream', 'ink'))]
    for s in (-1, 1):
        for z in (0.5, 1.0, 1.5, 2.0, 2.5):
            box(s * 2.95, 2.86, z, 1.5, 0.36, 0.04, sh, 0.006)
            x = s * 2.95 - 0.66
            while x < s * 2.95 + 0.56:
                w = q.uniform(0.12, 0.24)
                box(x + w / 2, 2.86, z + 0.04, w, 0.2, q.uniform(0.12, 0.3), q.choice(goods), 0.012)
                x += w + q.uniform(0.04, 0.12)
            area((s * 2.95, 2.55, z + 0.44), (s * 2.95, 2.9, z), 1.2, 2.6, '#FFE2B0', 0.1)
        for x in (-0.76, 0.76):
            box(s * 2.95 + x, 2.86, 0.2, 0.04, 0.36, 2.75, sh, 0.004)
    # the counter: a glass case with trays, a small card
    slab(0, 1.15, 0, 3.9, 0.75, 0.62, mat(t.get('base', '#0B2236'), 0.5, spec=0.4), 0.05)
    box(0, 1.15, 0.62, 3.84, 0.69, 0.04, mat('cream', 0.6), 0.004)
    for k in range(5):
        x = -1.5 + k * 0.75
        box(
            x,
            1.1,
            0.66,
            0.56,
            0.42,
            0.04,
            mat(('#6A1028', '#1D6B62', '#6A1028', '#123049', '#6A1028')[k], 0.9),
            0.01,
        )
        for j in range(3):
            ring = [
                (x - 0.17 + 0.17 * j + 0.055 * math.cos(a), 1.1 + 0.055 * math.sin(a), 0.715)
                for a in [i * 2 * math.pi / 24 for i in range(25)]
            ]
            path(ring, 0.011, mat('brass', 0.25, 1), 8)
    for x in (-1.93, 1.93):
        for y in (0.8, 1.5):
            box(x, y, 0.62, 0.03, 0.03, 0.36, mat('brass', 0.3, 1), 0.004)
    box(0, 1.15, 0.98, 3.94, 0.76, 0.03, mat('brass', 0.3, 1), 0.006)
    box(0, 1.15, 1.01, 3.8, 0.64, 0.006, mat('#DDE6E8', 0.12, spec=0.6), 0.002)
    pot_plant(-2.75, 1.2, 0, 1.1, 'terra', 5)
    P = [
        box(0, 0, 0, 0.3, 0.03, 0.22, mat('ink', 0.4), 0.006),
        panel(0.27, 0.19, poster(t['card'], 0.15), (0, -0.0165, 0.015)),
    ]
    group(P, (-1.25, 1.05, 1.02), math.radians(14), rx=math.radians(-10))
    marigold_head(1.45, 1.1, 1.02, 0.09, False, 2)
    marigold_head(1.6, 1.0, 1.02, 0.07, True, 5)
    for x in (-2.15, 2.1):
        rod((x, 1.15, 2.6), (x, 1.15, 4.6), 0.008, mat('ink', 0.5), 8)
        lathe(x, 1.15, 2.45, [(0.15, 0), (0.14, 0.08), (0.08, 0.17), (0.02, 0.2)], mat('mari', 0.5))
        cyl(x, 1.15, 2.45, 0.11, 0.01, mat('#FFF1DC', 0.5, emit=6), 32)
        area((x, 1.15, 2.43), (x, 1.15, 0), 0.22, 20, '#FFE0B0')
    area((0, 2.0, 3.9), (0, 2.9, 2.0), 2.6, 26, '#FFEBCF', 0.3)
    area((0, -2, 4.2), (0, 1, 0), 4, 85, '#FFE6C6')
    spot((-3.6, -4.4, 3.4), (0.6, 2.6, 1.0), 1500, 36, '#FFB878', 0.3, 0.05)
    sky('#7f8fa3', '#cfc0aa', '#d8b890', 0.45)
    camera((0.75, -3.1, 1.5), (-0.05, 3, 1.5), 31, dof=(0, 2, 1.5), fstop=4, shift=(0, 0.02))
    return dict(bounces=5)


def build(shot):
    return {'front': front, 'shelf': shelf, 'stall': stall, 'counter': counter}[shot['view']](shot)
