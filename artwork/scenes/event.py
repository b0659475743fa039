"""Events. shot: view ('stage' | 'mall' | 'van'), tex (dict)."""
from kit import *


def stage(shot):
    """An open-air evening: stage, LED wall, truss, the crowd's backs; the left stays dark for the title."""
    t = shot['tex']
    x0 = 2.6
    box(0, 20, -0.3, 200, 120, 0.3, mat('#3B3A32', 0.95, noise=0.12), 0)
    box(x0, 14.5, 0, 15.5, 7, 1.2, mat('#1A1C24', 0.7), 0.03)
    box(x0, 10.97, 0.0, 15.5, 0.06, 1.2, mat('#2A1F3D', 0.8), 0)
    for k in range(13):
        box(x0 - 7.2 + k * 1.2, 10.93, 0.1, 0.06, 0.04, 0.95, mat('#F5A300', 0.5, emit=1.6), 0)
    W = 11.2
    H = W * 1200 / 2800
    box(x0, 17.4, 1.5, W + 0.3, 0.3, H + 0.3, mat('#0A0C12', 0.5), 0.02)
    panel(W, H, screen(t['main'], 1.5), (x0, 17.22, 1.65))
    for s, tex in ((-1, t['side']), (1, t['side'])):
        w = 2.7
        box(x0 + s * 7.35, 16.2, 1.9, w + 0.16, 0.25, w * 4 / 3 + 0.16, mat('#0A0C12', 0.5), 0.02)
        panel(w, w * 4 / 3, screen(tex, 1.2), (x0 + s * 7.35, 16.05, 1.98))
    for x in (x0 - 8.9, x0 + 8.9):
        truss((x, 12.4, 0), (x, 12.4, 8.4), 0.42)
        truss((x, 18.6, 0), (x, 18.6, 8.4), 0.42)
        truss((x, 12.4, 8.2), (x, 18.6, 8.2), 0.42)
    truss((x0 - 8.9, 12.4, 8.2), (x0 + 8.9, 12.4, 8.2), 0.42)
    truss((x0 - 8.9, 18.6, 8.2), (x0 + 8.9, 18.6, 8.2), 0.42)
    for k in range(10):
        x = x0 - 7.6 + k * 1.69
        par(x, 12.4, 7.75, (x0 + (x - x0) * 0.5, 15, 1.2), ('#FFC06A', '#FF8A4A')[k % 2], 16, 1.5)
        if k % 2 == 0:
            spot(
                (x, 12.3, 7.6),
                (x0 + (x - x0) * 0.55, 15, 1.2),
                900,
                30,
                ('#FFC27A', '#FF9A5A')[(k // 2) % 2],
                0.6,
                0.1,
            )
    for s in (-1, 1):
        for k in range(7):
            box(x0 + s * 9.9, 12.2 + 0.04 * k, 5.9 - k * 0.42, 0.95, 0.7, 0.4, mat('#15171D', 0.6), 0.03)
        box(x0 + s * 6.6, 11.4, 1.2, 0.8, 0.6, 0.5, mat('#15171D', 0.6), 0.03)
    person(x0 + 0.8, 13.6, 0.05, 'mari', 'cream', z=1.2, walk=0.05, arm=(0.34, -0.2, 1.62))
    rod((x0 + 0.2, 13.4, 1.2), (x0 + 0.2, 13.4, 2.6), 0.02, mat('#15171D', 0.5))
    q = random.Random(7)
    tops = ('cream', 'terra', 'teal', 'mari', 'ink', '#8FA5A8', 'blush')
    row_y = 9.0
    n = 0
    while row_y > 2.2:
        x = -13.5 + q.uniform(0, 0.5)
        while x < 14.5:
            if q.random() < 0.8:
                person(
                    x,
                    row_y + q.uniform(-0.2, 0.2),
                    math.pi + q.uniform(-0.25, 0.25),
                    q.choice(tops),
                    q.choice(('ink', 'cream', 'navy')),
                    h=q.uniform(1.52, 1.78),
                    walk=0.04,
                    arm=(0.3, -0.12, 1.75 + q.uniform(0, 0.2)) if q.random() < 0.12 else None,
                )
                n += 1
            x += q.uniform(0.72, 1.05)
        row_y -= 1.05
    bunting(10.2, -14, -6.6, 5.6, 0.7, 18)
    for i, (x, y, h) in enumerate(
        ((-11.5, 20, 6.5), (-16, 24, 7.2), (-21, 21, 6.6), (14.6, 22, 6.8), (19, 19, 6.4), (-26, 27, 7.4))
    ):
        tree(x, y, h, i)
    for i, (x, w, f, c) in enumerate(
        (
            (-34, 14, 6, 'terra'),
            (-18, 13, 8, 'cream'),
            (-3, 12, 5, 'sand'),
            (12, 13, 9, 'cream'),
            (28, 14, 7, 'blush'),
        )
    ):
        tower(x, 60 + 6 * (i % 2), w, f, c, seed=i)
    for x, z in ((-12.8, 6.2), (-9.4, 6.0)):
        rod((x, 10.2, 0), (x, 10.2, z), 0.05, mat('steel', 0.5))
    area((x0, 15.8, 4.2), (x0, 0, 0.8), 10, 900, '#FFB070', 4.5)
    for s in (-1, 1):
        area((x0 + s * 7.3, 15.6, 3.6), (x0 + s * 5, 0, 0.8), 2.5, 120, '#FF7A6A', 3)
    area((-9, 2, 9), (-7, 8, 0), 4, 330, '#6A86D8')
    area((12, 0, 9), (8, 8, 0), 4, 240, '#6A86D8')
    sky(
        '#0B1636',
        '#1E2C5E',
        '#5B3A66',
        0.55,
        glow='#C0603A',
        glow_dir=(0.2, 1, 0),
        glow_str=0.35,
        ground='#1a1822',
        clouds=0.35,
        cloudcol='#6A4A78',
    )
    camera((-0.6, -4.2, 2.35), (0.2, 15, 2.35), 30, dof=(x0, 14, 3), fstop=4, shift=(-0.05, 0.085))


def mall(shot):
    """A canopy in a mall's court: counter, standees, a gift wheel; balconies and shops around."""
    t = dict(shot['tex'], **shot.get('dress', {}))
    floor = mat('#E4D6BC', 0.25, spec=0.5)
    box(0, 4, -0.1, 40, 36, 0.1, floor, 0)
    for i in range(-12, 13):
        box(i * 1.2, 4, 0, 0.015, 36, 0.002, mat('#C6B390', 0.5), 0)
        box(0, 4 + i * 1.2, 0, 40, 0.015, 0.002, mat('#C6B390', 0.5), 0)
    cyl(0, 2.6, 0, 3.5, 0.012, mat('terra', 0.7), 96)
    cyl(0, 2.6, 0, 3.2, 0.016, mat('#F6E9D2', 0.6), 96)
    # galleries
    for fl in range(3):
        z = fl * 4.2
        for k in range(6):
            x = -12.5 + k * 5
            g = mat(('#FFE2B0', '#FFD08A', '#FFE9C8')[(k + fl) % 3], 0.5, emit=0.75)
            box(x, 13.6, z + 0.15, 4.3, 0.3, 3.1, g, 0.02)
            box(
                x,
                13.3,
                z + 2.75,
                4.5,
                0.3,
                0.75,
                mat(('ink', 'terra', 'teal', 'green', 'mari', 'brick')[(k * 2 + fl) % 6], 0.6),
                0.02,
            )
            box(x - 2.5, 13.2, z, 0.35, 0.6, 4.2, mat('cream', 0.8), 0.02)
        if fl:
            box(0, 12.2, z - 0.35, 34, 2.6, 0.35, mat('cream', 0.8), 0.03)
            box(0, 10.95, z, 34, 0.05, 1.0, mat('#B9CBD0', 0.15, spec=0.6), 0.01)
            rod((-17, 10.95, z + 1.02), (17, 10.95, z + 1.02), 0.035, mat('brass', 0.3, 1))
    # canopy
    m = mat(t.get('cloth', '#C50F1F'), 0.7)
    for x in (-1.6, 1.6):
        for y in (1.3, 4.0):
            rod((x, y, 0), (x, y, 2.35), 0.035, mat('#E9E3D6', 0.4))
    V = [(-1.8, 1.1, 2.35), (1.8, 1.1, 2.35), (1.8, 4.2, 2.35), (-1.8, 4.2, 2.35), (0, 2.65, 3.3)]
    mesh('tent', V, [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], m)
    panel(3.6, 0.54, poster(t['sign'], 0.25), (0, 1.09, 1.87))
    for x, r in ((-1.8, -1), (1.8, 1)):
        panel(3.1, 0.5, m, (x, 2.65, 1.87), (math.pi / 2, 0, r * math.pi / 2))
    box(0, 4.05, 0.0, 3.2, 0.06, 2.3, mat('#FFF4E0', 0.7), 0.01)
    panel(3.0, 1.5, poster(t['back'], 0.3), (0, 4.015, 0.62))
    slab(-0.55, 1.75, 0, 1.7, 0.55, 0.98, mat('#FFF4E0', 0.6), 0.1)
    slab(-0.55, 1.75, 0.98, 1.82, 0.66, 0.05, wood('oak', 'wood', 2, 0.5), 0.1)
    panel(1.5, 0.75, poster(t['back'], 0.2), (-0.55, 1.473, 0.14))
    for k in range(6):
        lathe(
            -1.15 + k * 0.2,
            1.7 + 0.06 * (k % 2),
            1.03,
            [(0, 0), (0.05, 0), (0.062, 0.13), (0.058, 0.13), (0.05, 0.02)],
            mat('cream', 0.5),
        )
    marigold_head(0.16, 1.75, 1.03, 0.09, False, 2)
    # wheel of prizes
    wx, wy, wz = 1.05, 1.75, 1.35
    seg = ('mari', 'terra', 'cream', 'green') * 3
    for k in range(12):
        a0, a1 = 2 * math.pi * k / 12, 2 * math.pi * (k + 1) / 12
        mesh(
            'seg',
            [
                (wx, wy, wz),
                (wx + 0.52 * math.cos(a0), wy, wz + 0.52 * math.sin(a0)),
                (wx + 0.535 * math.cos((a0 + a1) / 2), wy, wz + 0.535 * math.sin((a0 + a1) / 2)),
                (wx + 0.52 * math.cos(a1), wy, wz + 0.52 * math.sin(a1)),
            ],
            [(0, 1, 2, 3)],
            mat(seg[k], 0.6),
        )
    path(
        [
            (wx + 0.53 * math.cos(a), wy, wz + 0.53 * math.sin(a))
            for a in [i * 2 * math.pi / 48 for i in range(49)]
        ],
        0.025,
        mat('ink', 0.5),
        8,
    )
    cyl(wx, wy - 0.0, wz, 0.07, 0.05, mat('ink', 0.5), 24, rot=(math.pi / 2, 0, 0))
    rod((wx, wy + 0.06, wz), (wx, wy + 0.06, 0), 0.035, mat('ink', 0.5))
    cyl(wx, wy + 0.06, 0, 0.3, 0.03, mat('ink', 0.5), 40)
    standee(-2.75, 1.0, t['standee'], math.radians(14), 0.95, 1.689)
    standee(2.9, 1.25, t['standee2'], math.radians(-16), 0.95, 1.583)
    pot_plant(-3.9, 3.9, 0, 1.4, 'terra', 3)
    pot_plant(3.9, 3.7, 0, 1.4, 'mari', 6)
    for a in (
        (-0.3, 2.6, 0.0, 'cream', 'ink'),
        (-5.2, 6.5, 1.0, 'teal', 'ink'),
        (-4.5, 6.8, -1.8, 'terra', 'cream'),
        (5.6, 7.0, 0.4, 'mari', 'ink'),
        (6.3, 7.4, -1.0, 'ink', 'cream'),
        (1.0, 8.4, 3.0, 'cream', 'ink'),
        (-8, 9, 2, 'mari', 'cream'),
    ):
        person(*a, walk=0.07)
    for x, z in ((-4, 9), (0, 9.4), (4, 9)):
        pass
    area((0, 2, 12), (0, 3, 0), 12, 760, '#FFF0DC', 10)
    area((-4, -5, 6), (0, 3, 1), 4, 170, '#FFDDB0')
    area((0, 2.2, 2.3), (0, 3.9, 1.3), 1.6, 18, '#FFE6C4', 0.3)
    sky('#A9C4DA', '#DCD6C6', '#F0D2A4', 0.42)
    camera((-0.75, -5.0, 1.65), (0.0, 4, 1.65), 29, dof=(0, 1.8, 1.5), fstop=4, shift=(0, 0.055))
    return dict(bounces=5)


def van_scene(shot):
    """A roadshow van at a market's edge, its LED wall towards the pavement."""
    t = shot['tex']
    box(0, 90, -0.3, 400, 420, 0.28, mat('#B99B74', 0.95, noise=0.08), 0)
    box(0, 1.4, -0.03, 200, 9.6, 0.03, mat('asphalt', 0.85, noise=0.10), 0)
    box(0, 9.2, 0, 200, 6.0, 0.2, mat('#CDB79A', 0.9, noise=0.06), 0.02)
    kerb_along_x(6.3, -30, 30)
    kerb_along_x(-3.5, -30, 30)
    box(0, -5.4, 0, 200, 3.6, 0.2, mat('#CDB79A', 0.9, noise=0.06), 0.02)
    for i in range(14):
        box(-24 + i * 4.2, 1.4, 0, 2.2, 0.14, 0.006, mat('white', 0.8), 0)
    van(0, 0, 0, 'cream', t['wall'], 1.35).rotation_euler[2] = math.radians(90)
    for i, (x, w, fl, c) in enumerate(
        (
            (-19, 11, 3, 'terra'),
            (-7.4, 11, 2, 'cream'),
            (4.4, 11, 3, '#D8A25E'),
            (16.2, 11, 2, 'blush'),
            (28, 11, 4, '#8FA5A8'),
        )
    ):
        house(x, 12.4, w, 9, fl, c, 0, seed=40 + i)
    for k, x in enumerate((-13.2, -1.6, 10.2, 22)):
        tree(x, 8.6, 5.2 + (k % 2) * 0.5, k + 11)
    bunting(7.2, -13, 10, 6.0, 0.9, 40)
    chai_cart(-6.4, 8.2, 0.2)
    scooter(7.2, 7.6, math.radians(75), 'terra').location.z = 0.2
    for a in ((-1.6, -4.4, 0.2, 'mari', 'ink'),):
        pass
    for x, y, rz, a, b in (
        (4.6, -2.2, 1.9, 'teal', 'cream'),
        (5.3, -2.6, 2.2, 'terra', 'ink'),
        (-5.5, 7.4, 1.2, 'mari', 'ink'),
        (-4.6, 9, -1, 'cream', 'ink'),
        (9.2, 8.6, 1.5, 'ink', 'cream'),
        (-10.5, 8.2, 1.3, 'teal', 'ink'),
    ):
        person(x, y, rz, a, b, walk=0.07)
    outdoors(232, 20, (-0.8, 1, 0.02), 5.6)
    if Time.dusk:
        area((-0.75, -1.6, 1.7), (-0.75, -6, 0.8), 3.6, 120, '#FFB58A', 1.8)
        area((-8, 3, 8.4), (-7, 3, 0), 0.8, 460, '#FFD09A')
        area((9, 3, 8.4), (8, 3, 0), 0.8, 460, '#FFD09A')
    for x, y, h in ((-15, -12, 5.6), (-22, -7, 6.2)):
        tree(x, y, h, int(h))
    camera((-2.2, -8.2, 1.65), (-0.35, 3, 1.65), 32, dof=(0, -1, 1.6), fstop=2.8, shift=(0, 0.05))


def launch(shot):
    """A launch in a hall: the scooter on its podium, the cloth just off it, the line on the LED wall."""
    t = shot['tex']
    box(0, 6, -0.1, 40, 30, 0.1, mat('#2A2630', 0.8, noise=0.06), 0)
    box(0, 9.5, 0, 40, 0.2, 9, mat('#1B2030', 0.9, noise=0.03), 0)
    box(0, 6.8, 0, 12, 4.6, 0.7, mat('#15171D', 0.6), 0.03)
    for k in range(12):
        box(-5.5 + k, 4.48, 0.08, 0.8, 0.04, 0.5, mat('#2A2F3A', 0.7), 0.01)
    box(0, 4.47, 0.62, 12, 0.04, 0.05, mat('#CDF545', 0.5, emit=1.8), 0)
    box(0, 8.7, 1.0, 7.7, 0.2, 3.9, mat('#0A0C12', 0.5), 0.02)
    panel(7.4, 3.7, screen(t['wall'], 1.25), (0, 8.59, 1.1))
    cyl(0.2, 6.3, 0.7, 1.5, 0.28, mat('#F6E9D2', 0.5), 64, bev=0.02)
    cyl(0.2, 6.3, 0.76, 1.512, 0.06, mat('#CDF545', 0.5, emit=1.5), 64)
    o = scooter(0.2, 6.3, math.radians(62), '#F2F2EA')
    o.location.z, o.scale = 0.98, (1.3, 1.3, 1.3)
    # the cloth: a long heap of folds before the podium
    q = random.Random(9)
    for k in range(26):
        a = k / 25
        ico(
            -3.2 + 2.1 * a + q.uniform(-0.1, 0.1),
            5.25 + 0.35 * math.sin(a * 9),
            0.72,
            0.22 + 0.14 * math.sin(a * math.pi),
            mat('#6A1028', 0.55, noise=0.06),
            3,
            (1.5, 0.7, 0.75 + q.random() * 0.5),
            0.35,
            k,
        )
    person(-3.35, 6.3, -0.5, 'mari', 'cream', z=0.7, walk=0.05, arm=(0.36, -0.28, 1.1))
    person(2.75, 6.5, 0.5, 'teal', 'ink', z=0.7, walk=0.05, arm=(-0.02, -0.34, 1.28))
    for x in (-6.4, 6.4):
        truss((x, 4.8, 0), (x, 4.8, 6.6), 0.4)
    truss((-6.4, 4.8, 6.5), (6.4, 4.8, 6.5), 0.4)
    for k in range(6):
        x = -5 + 2 * k
        par(x, 4.8, 6.1, (0.2 + (x - 0.2) * 0.3, 6.4, 1.2), ('#FFE2B0', '#CDF545')[k % 2], 12, 1.3)
        spot(
            (x, 4.75, 5.9),
            (0.2 + (x - 0.2) * 0.3, 6.4, 1.2),
            520,
            34,
            ('#FFE6C0', '#F2FFC0')[k % 2],
            0.6,
            0.1,
        )
    for s in (-1, 1):
        box(s * 5.2, 5.6, 0.7, 0.9, 0.7, 1.9, mat('#15171D', 0.6), 0.03)
    y = 2.2
    for r in range(3):
        x = -7.2 + 0.35 * r + q.uniform(0, 0.3)
        while x < 7.6:
            if abs(x - 0.25) > 0.5 or r == 0:
                person(
                    x,
                    y + q.uniform(-0.12, 0.12),
                    math.pi + q.uniform(-0.2, 0.2),
                    q.choice(('cream', 'terra', 'teal', 'mari', 'ink', 'blush')),
                    q.choice(('ink', 'cream')),
                    h=q.uniform(1.5, 1.7),
                    walk=0.03,
                    arm=(0.3, -0.16, 1.72) if q.random() < 0.2 else None,
                )
            x += q.uniform(0.85, 1.2)
        y -= 1.15
    area((0, 8.2, 3), (0, 0, 0.8), 6, 330, '#E8FFB0', 3)
    area((-8, 0, 5), (0, 6, 1), 3, 200, '#7A8FD8')
    area((8, 0, 5), (0, 6, 1), 3, 160, '#7A8FD8')
    sky('#10131c', '#171c2a', '#1c2233', 0.4)
    camera((-0.9, -3.9, 2.05), (0.15, 6, 2.05), 35, dof=(0.2, 6.3, 1.6), fstop=4, shift=(0, 0.035))
    return dict(bounces=5)


def build(shot):
    return {'stage': stage, 'mall': mall, 'van': van_scene, 'launch': launch}[shot['view']](shot)
