"""Dusk in a village: the dairy's film on a sheet between two trees, those who sell it their milk watching. shot: tex (dict)."""
from kit import *


def can(x, y, z=0, s=1.0):
    """A milk can of aluminium, 70 cm high."""
    m = mat('#B9BDC2', 0.32, 0.9)
    P = [
        lathe(0, 0, 0, [(0, 0), (0.19, 0), (0.2, 0.02), (0.2, 0.42), (0.19, 0.46), (0.11, 0.56), (0.105, 0.62), (0.13, 0.64), (0.13, 0.68), (0.06, 0.72), (0, 0.72)], m, 40),
        lathe(0, 0, 0.2, [(0.201, 0), (0.206, 0.015), (0.201, 0.03)], m, 40),
    ]
    for sx in (-1, 1):
        P += path([(sx * 0.16, 0, 0.5), (sx * 0.24, 0, 0.52), (sx * 0.24, 0, 0.42), (sx * 0.2, 0, 0.4)], 0.014, m, 8)
    return group(P, (x, y, z), x * 3, s)


def charpai(x, y, rz=0):
    """A string cot."""
    w, n = mat('#6E4630', 0.8), mat('#D9C7A0', 0.95)
    P = [rod((sx * 0.45, sy * 0.9, 0), (sx * 0.45, sy * 0.9, 0.5), 0.04, w, 12, 0.035) for sx in (-1, 1) for sy in (-1, 1)]
    P += [rod((sx * 0.45, -0.9, 0.42), (sx * 0.45, 0.9, 0.42), 0.035, w) for sx in (-1, 1)]
    P += [rod((-0.45, sy * 0.9, 0.42), (0.45, sy * 0.9, 0.42), 0.035, w) for sy in (-1, 1)]
    P += [rod((-0.43, -0.86 + k * 0.075, 0.43), (0.43, -0.86 + k * 0.075, 0.43), 0.016, n, 6) for k in range(24)]
    return group(P, (x, y, 0), rz)


def build(shot):
    t = shot['tex']
    box(0, 20, -0.3, 200, 120, 0.3, mat('#9C7A56', 0.95, noise=0.12), 0)
    # the yard: mud walls with a painted band, tiled roofs, a shed with the dairy's mark
    def hut(x, y, w, d, h, rz, c):
        P = [box(0, 0, 0, w, d, h, mat(c, 0.95, noise=0.06), 0.06), box(0, 0, 0, w + 0.02, d + 0.02, 0.5, mat('#8A3A22', 0.95, noise=0.05), 0.04)]
        P.append(extrude([(-d / 2 - 0.5, h - 0.15), (0, h + d * 0.34), (d / 2 + 0.5, h - 0.15), (d / 2 + 0.5, h - 0.02), (0, h + d * 0.34 + 0.15), (-d / 2 - 0.5, h - 0.02)], w + 0.7, ribbed('#A8502F', 5, 'X', 0.08), 0.01))
        P += [box(-w * 0.18, -d / 2 - 0.01, 0, 0.95, 0.06, 1.9, mat('#2B3A4A', 0.7), 0.02), box(w * 0.22, -d / 2 - 0.01, 1.0, 0.8, 0.06, 0.8, mat('#FFC878', 0.5, emit=3.0), 0.01)]
        return group(P, (x, y, 0), rz)

    hut(-9.2, 12.5, 6.0, 4.2, 2.5, math.radians(14), '#E3C9A0')
    hut(9.6, 13.4, 6.4, 4.2, 2.6, math.radians(-12), '#DDB88A')
    hut(-15.5, 19, 7, 4.5, 2.7, 0.1, '#C9835A')
    hut(2.0, 24, 7, 4.5, 2.7, 0.0, '#E3C9A0')
    for i, (x, y, h) in enumerate(((-6.9, 10.6, 6.4), (6.6, 10.4, 6.6), (-13, 15, 7), (14, 17, 7.2), (-3, 26, 7), (8, 27, 7.4), (-20, 24, 7), (20, 25, 7))):
        tree(x, y, h, i + 31, ring=False)
    palm(11.5, 20, 9, 3)
    palm(-8.2, 21, 8.4, 6)
    for s in (-1, 1):
        rod((s * 4.35, 8.6, 0), (s * 4.35, 8.6, 4.7), 0.06, mat('#8A6A4A', 0.8), 12)
    rod((-4.5, 8.6, 4.62), (4.5, 8.6, 4.62), 0.035, mat('#8A6A4A', 0.8), 10)
    W, H = 8.0, 4.0
    n, k2 = 40, 12
    V, F = [], []
    for i in range(n + 1):
        for j in range(k2 + 1):
            u, v = i / n, j / k2
            V.append(((u - 0.5) * W, 8.55 + 0.05 * math.sin(u * 11) * (1 - v) + 0.06 * math.sin(v * 5 + u * 3), 0.55 + v * H))
    for i in range(n):
        for j in range(k2):
            a = i * (k2 + 1) + j
            F.append((a, a + k2 + 1, a + k2 + 2, a + 1))
    o = mesh('sheet', V, F, screen(t['film'], 1.25), True)
    uv = o.data.uv_layers.new()
    for p in o.data.polygons:
        for li in p.loop_indices:
            v = o.data.loops[li].vertex_index
            uv.data[li].uv = ((v // (k2 + 1)) / n, (v % (k2 + 1)) / k2)
    for u in (0.0, 0.17, 0.33, 0.5, 0.67, 0.83, 1.0):
        rod(((u - 0.5) * W, 8.57, 4.5), ((u - 0.5) * W * 1.01, 8.6, 4.66), 0.012, mat('cream', 0.8), 6)
    # the projector on its table, its beam's end
    box(1.3, 0.3, 0, 0.7, 0.5, 0.7, wood('wood', 'trunk', 2, 0.6), 0.02)
    P = [box(0, 0, 0, 0.42, 0.34, 0.16, mat('#E9E5DC', 0.4, spec=0.4), 0.03), cyl(0.08, 0.17, 0.08, 0.055, 0.08, mat('#14171D', 0.3), 28, rot=(-math.pi / 2, 0, 0)), cyl(0.08, 0.252, 0.08, 0.045, 0.004, mat('#DDF0FF', 0.3, emit=30), 28, rot=(-math.pi / 2, 0, 0))]
    group(P, (1.3, 0.3, 0.7), math.radians(8))
    figure(2.0, 0.15, math.pi + 0.5, 'kurta', '#F6E9D2', '#2A2F3E', None, skin=1, h=1.7, walk=0.04, left=(0.26, -0.3, 1.0), right=(-0.2, -0.1, 0.86), hair='short', nod=0.12)
    # those who watch: on the ground, on cots, standing at the sides
    q = random.Random(22)
    for y, x0, x1 in ((5.0, -2.9, 3.0), (4.1, -3.4, 3.4), (3.2, -3.6, 1.2)):
        x = x0 + q.uniform(0, 0.3)
        while x < x1:
            some(x, y + q.uniform(-0.12, 0.12), math.pi + q.uniform(-0.2, 0.2), q, 0, -0.62, True)
            x += q.uniform(0.7, 0.95)
    charpai(3.15, 2.4, math.radians(78))
    for k, (x, d, a, b, hr, c) in enumerate(((2.6, 'kurta', '#F6E9D2', '#D9CDB8', 'pagri', '#C4532F'), (3.35, 'kurta', '#D9D3C4', '#F1E6D2', 'pagri', '#F5A300'), (4.0, 'shirt', '#3F4E86', '#2A2F3E', 'short', ''))):
        figure(x, 2.4, math.pi + 0.25, d, a, b, '#C4532F' if k == 1 else None, skin=k, h=1.66, z=-0.3, hair=hr, cap=c or 'terra', seated=True, grey=k == 0, left=(0.2, -0.3, 0.9), right=(-0.2, -0.32, 0.9))
    figure(-3.35, 1.6, math.pi - 0.2, 'sari', '#F5A300', '#8A1538', '#8A1538', skin=3, h=1.56, hair='bun', right=(-0.05, -0.2, 1.02), left=(0.14, -0.18, 1.0))
    figure(-2.62, 1.25, math.pi + 0.1, 'sari', '#2C6B6A', '#C77B8B', '#F6E9D2', skin=1, h=1.58, hair='bun', look=0.5)
    figure(-2.2, 1.95, math.pi, 'shirt', '#C4532F', '#3A2F2A', None, skin=2, h=1.05, hair='short')
    for x, y, s in ((-1.35, 0.25, 1.0), (-0.85, -0.05, 1.0), (-1.85, -0.1, 1.05), (-1.3, -0.45, 1.0), (-4.9, 5.0, 1), (-4.5, 4.7, 1)):
        can(x, y, 0, s)
    scooter(4.9, 5.6, math.radians(150), 'terra')
    for x in (-7.0, -6.0, -5.0):
        pass
    for i in range(30):
        u = (i + 0.5) / 30
        ico(-10 + 20 * u, 10.2, 5.6 - 1.4 * 4 * u * (1 - u) * 0.5, 0.05, mat('#FFC878', 0.4, emit=9), 2)
    area((0, 8.3, 2.6), (0, 2, 0.6), 7.4, 720, '#CFE8FF', 3.6)
    area((-9, -4, 5), (-1, 1, 0.5), 3, 520, '#FFB27A')
    spot((1.35, 0.6, 0.82), (0.2, 8.5, 2.6), 120, 50, '#DDF0FF', 0.3, 0.03)
    area((7.6, 10.4, 2.2), (4, 4, 0), 0.7, 60, '#FFC37A')
    sky('#14264F', '#4A5E90', '#F0955C', 0.62, glow='#FF7A34', glow_dir=(-0.75, 1, 0), glow_str=0.6, ground='#3a3040', clouds=0.6, cloudcol='#E0805A')
    camera((0.35, -4.6, 1.5), (0.05, 8, 1.5), 33, dof=(0, 7, 2), fstop=3.2, shift=(0, 0.052))
    return dict(bounces=4)
