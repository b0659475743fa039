"""Newspaper, magazine, leaflets on tables. shot: view, tex (dict). 1 unit = 10 cm."""
from kit import *


def _light(leaf=True, az=258, el=30):
    sky('#8FA6BD', '#C9BFAE', '#E0C8A4', 0.55)
    sun(az, el, 5.0, '#FFD0A0', 1.0)
    if leaf:
        leaf_shadow(-13.5, 3.0, 6.0)


def newspaper(shot):
    """The front page beside a morning chai; the left stays quiet."""
    t = shot['tex']
    box(0, 0, -0.5, 70, 50, 0.5, wood('#B9794A', 'wood', 0.35, 0.5), 0.05)
    z = 0.02
    for k in range(4):
        sheet(
            5.6,
            8.0,
            t['page'],
            2.9 + 0.03 * k,
            0.1 - 0.03 * k,
            math.radians(-10 + 0.5 * k),
            z,
            0.03,
            curl=0.06,
        )
        z += 0.034
    tumbler(-1.75, 0.55, 0.95)
    spectacles(-2.2, -2.75, math.radians(24), 1.2)
    for x, y, r, o in ((-4.6, 3.0, 0.5, 0), (-3.7, 3.5, 0.4, 1), (7.2, -2.9, 0.46, 1)):
        marigold_head(x, y, 0.03, r, o, int(x * 9))
    _light()
    camera((-0.3, -8.2, 11.6), (0.6, -0.15, 0), 37, dof=(2.4, -0.5, 0), fstop=1.2)


def quarter(shot):
    """The quarter page read close, the paper folded in half."""
    t = shot['tex']
    box(0, 0, -0.5, 70, 50, 0.5, mat('teal', 0.8, noise=0.04), 0)
    z = 0.02
    for k in range(3):
        sheet(
            5.8,
            8.3,
            t['page'],
            0.2 + 0.04 * k,
            1.2 - 0.03 * k,
            math.radians(7 + 0.7 * k),
            z,
            0.03,
            curl=0.05,
            wave=0.015,
        )
        z += 0.035
    pencil(3.1, -2.2, math.radians(58), 'mari', 2.2, 0.06, z)
    marigold_head(5.1, 1.6, 0.04, 0.5, False, 4)
    marigold_head(5.7, 0.8, 0.04, 0.36, True, 8)
    _light(False)
    window_shadow(-13, 4.5, 7.5, 7, 9, 2, 3)
    camera((0.6, -7.4, 7.2), (-0.15, -0.55, 0), 44, dof=(-0.6, -1.0, 0.1), fstop=0.9)


def magazine(shot):
    """An open magazine: text left, the full page right; its cover beside it."""
    t = shot['tex']
    box(0, 0, -0.5, 70, 50, 0.5, mat('#D98E5F', 0.85, noise=0.04), 0)
    W, H = 4.5, 6.0
    for s, tex, tilt in ((-1, t['left'], 1), (1, t['right'], -1)):
        n, V, Fc = 24, [], []
        for i in range(n + 1):
            u = i / n
            d = W * u
            lift = (
                0.46 * math.exp(-((u * 4.2) ** 1.0)) * (1 - math.exp(-u * 26))
                + 0.10
                + 0.03 * math.sin(u * 3.1)
            )
            V += [(s * d, H * (j - 0.5), lift) for j in range(2)]
        Fc = [
            (2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) if s > 0 else (2 * i + 1, 2 * i + 3, 2 * i + 2, 2 * i)
            for i in range(n)
        ]
        o = mesh('page', V, Fc, poster(tex, 0.02, 0.5), True)
        uv = o.data.uv_layers.new()
        for p in o.data.polygons:
            for li in p.loop_indices:
                v = o.data.loops[li].vertex_index
                q = (v // 2) / n
                uv.data[li].uv = (q if s > 0 else 1 - q, v % 2)
        o.location, o.rotation_euler[2] = (0.4, 0.3, 0.05), math.radians(5)
        for k in range(3):
            b = box(0, 0, 0, W - 0.05, H - 0.02, 0.05, mat('#F4EEE0', 0.9), 0.005)
            b.location = (
                0.4 + s * math.cos(math.radians(5)) * (W / 2 + 0.03 * k),
                0.3 + s * math.sin(math.radians(5)) * W / 2,
                0.005 + 0.04 * k * 0.5,
            )
            b.rotation_euler[2] = math.radians(5)
    group(
        [
            sheet(3.9, 5.2, t['cover'], 0, 0, 0, 0.22, 0.02, rough=0.35),
            box(0, 0, 0.02, 3.86, 5.16, 0.2, mat('#F4EEE0', 0.9), 0.005),
        ],
        (-7.3, 1.5, 0),
        math.radians(-14),
    )
    spectacles(6.0, 1.3, math.radians(-40), 1.2)
    pencil(-3.6, -3.6, math.radians(14), 'green', 2.0, 0.055)
    _light(True, 262, 32)
    camera((-1.0, -9.6, 10.6), (-0.9, 0.05, 0), 34, dof=(1.5, 0, 0.1), fstop=1.4)


def leaflets(shot):
    """Bundles of leaflets tied with string, one lying loose before them."""
    t = shot['tex']
    box(0, 0, -0.5, 70, 50, 0.5, wood('oak', 'wood', 0.35, 0.5), 0.05)
    q = random.Random(4)

    def bundle(x, y, rz, tex, n, w=2.7, h=4.5):
        P = []
        for k in range(n):
            top = k == n - 1
            P.append(
                sheet(
                    w,
                    h,
                    tex if top else mat('#F4EBDA', 0.9),
                    0 if top else q.uniform(-0.03, 0.03),
                    0 if top else q.uniform(-0.03, 0.03),
                    0 if top else q.uniform(-0.012, 0.012),
                    k * 0.034,
                    0.03,
                )
            )
        H = n * 0.034 + 0.03
        s = mat('#C9A56B', 0.9)
        P += [
            box(0, 0, -0.0, w + 0.06, 0.045, H + 0.02, s, 0.01),
            box(0, 0, 0, 0.045, h + 0.06, H + 0.02, s, 0.01),
        ]
        P += path(
            [(0, 0, H + 0.03), (0.28, 0.16, H + 0.12), (0.36, -0.02, H + 0.1), (0.03, -0.03, H + 0.04)],
            0.022,
            s,
            8,
        ) + path(
            [(0, 0, H + 0.03), (-0.3, 0.12, H + 0.12), (-0.34, -0.06, H + 0.1), (-0.03, -0.03, H + 0.04)],
            0.022,
            s,
            8,
        )
        group(P, (x, y, 0), rz)

    bundle(-3.4, 1.4, math.radians(9), t['a'], 38)
    bundle(0.5, 2.2, math.radians(-6), t['b'], 30)
    bundle(4.3, 1.5, math.radians(-14), t['c'], 44)
    sheet(2.7, 4.5, t['b'], -0.9, -2.75, math.radians(16), 0.0, 0.02, curl=0.05)
    sheet(2.7, 4.5, t['a'], 2.0, -2.95, math.radians(-9), 0.09, 0.02, curl=0.02)
    _light(True, 258, 34)
    camera((0.4, -11.6, 9.5), (0.45, -0.55, 0.2), 38, dof=(0.2, 0, 0.6), fstop=1.4)


def inserts(shot):
    """The paper on a doorstep in the morning, leaflets slipping out of its fold."""
    t = shot['tex']
    box(0, 0, -0.5, 70, 50, 0.5, mat('#B9694A', 0.8, noise=0.06), 0)
    for k in range(-4, 5):
        box(k * 4.0, 0, 0, 0.09, 50, 0.008, mat('#E2C7A2', 0.9), 0)
        box(0, k * 4.0 + 1.2, 0, 70, 0.09, 0.008, mat('#E2C7A2', 0.9), 0)
    rz, n = math.radians(9), 5
    P = [
        sheet(5.8, 4.15, mat('#EFE8DA', 0.9), 0.02 * (k % 2), -0.03 * (k % 3), 0, 0.055 * k, 0.05)
        for k in range(n)
    ]
    P += [
        sheet(5.8, 4.15, t['page'], 0, 0, 0, 0.055 * n, 0.05, crop=(0, 0.5, 1, 1), wave=0.01),
        rod((-2.88, -2.075, 0.16), (2.88, -2.075, 0.16), 0.155, mat('#EFE8DA', 0.9), 20),
    ]
    group(P, (-1.15, 0.75, 0.01), rz)
    sheet(2.5, 4.17, t['leaflet'], 1.95, -0.25, math.radians(-28), 0.15, 0.02, curl=0.02)
    sheet(2.5, 4.17, t['leaflet'], 4.75, -0.35, math.radians(7), 0.0, 0.02, curl=0.04)
    for x, y, r, o in ((-5.2, -2.2, 0.4, 0), (-4.5, -2.65, 0.32, 1), (6.4, 2.6, 0.4, 0)):
        marigold_head(x, y, 0.03, r, o, int(x * 9))
    lathe(
        -5.3,
        2.9,
        0.0,
        [
            (0, 0),
            (0.55, 0),
            (0.85, 0.35),
            (0.9, 0.75),
            (0.6, 1.15),
            (0.5, 1.3),
            (0.72, 1.5),
            (0.68, 1.5),
            (0.45, 1.3),
        ],
        mat('#D2A95A', 0.25, 1),
    )
    _light(True, 256, 30)
    camera((0.8, -8.6, 9.2), (0.75, -0.15, 0), 39, dof=(0, 0, 0.2), fstop=1.4)


def build(shot):
    {
        'newspaper': newspaper,
        'quarter': quarter,
        'magazine': magazine,
        'leaflets': leaflets,
        'inserts': inserts,
    }[shot['view']](shot)
