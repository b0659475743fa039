"""The poster built as a stall: a small white house whose roof of solar panels runs all that is on it. shot: tex (dict)."""
from kit import *


def build(shot):
    t = shot['tex']
    box(0, 20, -0.3, 200, 120, 0.3, mat('#C9A676', 0.95, noise=0.1), 0)
    for i, (x, w, fl, c) in enumerate(((-23, 11, 3, 'cream'), (-11, 11, 4, 'terra'), (14.5, 11, 3, '#D8A25E'), (27, 11, 4, 'blush'))):
        house(x, 21, w, 9, fl, c, 0, seed=140 + i)
    for i, (x, y, h) in enumerate(((-15, 15, 6.2), (-5.5, 17, 6.6), (9.5, 16, 6.4), (20, 15, 6.2), (3.4, 19, 6.8))):
        tree(x, y, h, i + 21)
    # neighbours: cloth-roofed stalls of the fair
    for i, (x, y, a, b) in enumerate(((-8.6, 7.6, 'terra', 'cream'), (-12.8, 7.2, 'teal', 'cream'), (8.8, 8.2, 'mari', 'cream'), (13.0, 7.8, 'brick', 'sand'))):
        for dx in (-1.8, 1.8):
            for dy in (-1.4, 1.4):
                rod((x + dx, y + dy, 0), (x + dx, y + dy, 2.4), 0.04, mat('#8A6A4A', 0.8))
        for k in range(6):
            xa = x - 1.95 + k * 0.65 + 0.325
            mesh('roof', [(xa - 0.325, y - 1.8, 2.35), (xa + 0.325, y - 1.8, 2.35), (xa + 0.325, y, 3.15), (xa - 0.325, y, 3.15)], [(0, 1, 2, 3)], mat(a if k % 2 else b, 0.85))
            mesh('vale', [(xa - 0.325, y - 1.8, 2.35), (xa + 0.325, y - 1.8, 2.35), (xa + 0.325, y - 1.8, 2.0), (xa - 0.325, y - 1.8, 2.0)], [(0, 1, 2, 3)], mat(a if k % 2 else b, 0.85))
        box(x, y - 1.3, 0, 3.4, 0.6, 0.9, mat(b, 0.8), 0.02)
    # the house
    wall, navy = mat('#FBF6EA', 0.85, noise=0.03), mat('#14306B', 0.5)
    box(0.4, 4.6, 0, 6.4, 0.12, 2.9, wall, 0.01)
    for s in (-1, 1):
        box(0.4 + s * 3.2, 3.3, 0, 0.16, 2.6, 2.9, wall, 0.01)
    box(0.4, 3.2, 0, 6.8, 3.2, 0.1, mat('#14306B', 0.9, noise=0.04), 0.01)
    panel(4.5, 2.25, poster(t['back'], 0.22), (0.1, 4.53, 0.42))
    for s in (-1, 1):
        mesh('gable', [(0.4 + s * 3.28, 1.95, 2.9), (0.4 + s * 3.28, 4.35, 5.75), (0.4 + s * 3.28, 4.66, 2.9)], [(0, 1, 2)], wall)
    area((0.2, 2.4, 2.85), (0.1, 4.5, 1.2), 4.5, 70, '#FFE2B4', 0.6)
    # the roof: five by three panels, tilted to the sun
    fr = mat('#C9CCD0', 0.3, 0.8)
    P = [box(0, 0, -0.1, 7.4, 3.7, 0.1, fr, 0.01)]
    for i in range(6):
        for j in range(3):
            cx, cy = -3.03 + i * 1.212, -1.2 + j * 1.2
            P.append(box(cx, cy, 0.0, 1.17, 1.15, 0.04, mat('#17357A', 0.16, spec=0.7), 0.008))
            for k in range(1, 6):
                P.append(box(cx - 0.585 + k * 0.195, cy, 0.041, 0.006, 1.12, 0.002, mat('#3A5CA6', 0.4), 0))
            for k in range(1, 4):
                P.append(box(cx, cy - 0.575 + k * 0.288, 0.041, 1.14, 0.006, 0.002, mat('#3A5CA6', 0.4), 0))
    group(P, (0.4, 3.1, 4.48), 0, rx=math.radians(50))
    for x in (-2.85, 3.65):
        box(x, 1.62, 0, 0.14, 0.14, 2.72, navy, 0.01)
    # the sun: a coin on the roof's ridge, as on the poster
    cyl(1.7, 5.2, 6.2, 1.4, 0.16, mat('#FFB400', 0.4, spec=0.4), 64, rot=(math.pi / 2, 0, 0), bev=0.03)
    V = [(1.7 + 1.33 * math.cos(a), 5.02, 6.2 + 1.33 * math.sin(a)) for a in [i * 2 * math.pi / 64 for i in range(64)]]
    o = mesh('coin', V, [tuple(range(64))], poster('coin', 0.12))
    for loop, k in zip(o.data.uv_layers.new().data, range(64)):
        loop.uv = (0.5 + 0.5 * math.cos(k * 2 * math.pi / 64), 0.5 + 0.5 * math.sin(k * 2 * math.pi / 64))
    for k in range(13):
        a = math.radians(-12 + k * 17)
        if math.sin(a) > -0.1:
            rod((1.7 + 1.62 * math.cos(a), 5.1, 6.2 + 1.62 * math.sin(a)), (1.7 + 2.1 * math.cos(a), 5.1, 6.2 + 2.1 * math.sin(a)), 0.055, mat('#E7640F', 0.6), 8)
    # the fascia with the name
    box(0.4, 1.45, 2.5, 7.0, 0.1, 0.78, navy, 0.01)
    panel(6.3, 0.7875, poster('stall-header-ujala', 0.12), (0.4, 1.39, 2.5))
    # what the roof runs: fan, bulbs, a mixer, a row of charging phones
    slab(2.15, 2.1, 0.1, 2.3, 0.66, 0.9, mat('#FFC629', 0.7, noise=0.03), 0.08)
    slab(2.15, 2.1, 1.0, 2.42, 0.78, 0.05, wood('oak', 'wood', 2, 0.5), 0.1)
    panel(0.8, 0.8, poster('counter-ujala', 0.1), (1.75, 1.765, 0.14))
    for k in range(4):
        lathe(1.25 + k * 0.15, 1.98 + 0.06 * (k % 2), 1.05, [(0, 0), (0.04, 0), (0.05, 0.14), (0.046, 0.14), (0.04, 0.02)], mat('#E9A33A', 0.15, spec=0.6))
    lathe(2.15, 2.15, 1.05, [(0, 0), (0.13, 0), (0.14, 0.16), (0.1, 0.2), (0.09, 0.22), (0.12, 0.5), (0.11, 0.52), (0, 0.52)], mat('#F2EFE6', 0.3, spec=0.5))
    for k in range(3):
        group([box(0, 0, 0, 0.09, 0.012, 0.17, mat('#14171D', 0.3), 0.004), box(0, -0.007, 0.01, 0.078, 0.002, 0.15, mat('#9BE36A', 0.4, emit=1.2), 0)], (2.62 + k * 0.2, 2.05, 1.05), 0.1 - 0.1 * k, 1, rx=-0.3)
    fx, fy, fz = 3.1, 3.4, 1.75
    rod((fx, fy, 0.1), (fx, fy, fz), 0.03, navy)
    for r in (0.36, 0.27, 0.18):
        path([(fx + r * math.cos(a), fy - 0.12, fz + r * math.sin(a)) for a in [i * 2 * math.pi / 32 for i in range(33)]], 0.009, mat('chrome', 0.3, 1), 6)
    for k in range(4):
        a = k * math.pi / 2 + 0.4
        mesh('blade', [(fx, fy - 0.08, fz), (fx + 0.32 * math.cos(a - 0.3), fy - 0.1, fz + 0.32 * math.sin(a - 0.3)), (fx + 0.33 * math.cos(a + 0.3), fy - 0.06, fz + 0.33 * math.sin(a + 0.3))], [(0, 1, 2)], mat('#2C6B6A', 0.5))
    for k in range(9):
        x = -2.3 + k * 0.68
        rod((x, 1.6, 2.5), (x, 1.6, 2.34), 0.006, mat('ink'), 5)
        ico(x, 1.6, 2.29, 0.065, mat('#FFE2A8', 0.4, emit=5), 3)
    # people: she shows it, they look up, a boy drinks
    figure(2.45, 2.75, 0.05, 'sari', '#14306B', '#FFC629', '#FFC629', skin=2, h=1.6, z=0.1, right=(-0.3, -0.32, 1.12), left=(0.24, -0.3, 1.08), hair='bun', nod=0.1)
    figure(-0.72, 0.55, math.pi - 0.5, 'kurta', '#F6E9D2', '#D9CDB8', '#C4532F', skin=1, h=1.72, walk=0.06, right=(-0.28, -0.42, 1.66), left=(0.22, 0.02, 0.9), hair='pagri', cap='#C4532F', nod=-0.35)
    figure(0.0, 0.35, math.pi + 0.25, 'sari', '#8A1538', '#F5A300', '#F5A300', skin=3, h=1.56, hair='bun', nod=-0.3, left=(0.16, -0.22, 1.0), right=(-0.12, -0.2, 1.02))
    figure(0.52, 0.72, math.pi + 0.1, 'shirt', '#2C6B6A', '#2A2F3E', None, skin=0, h=1.12, walk=0.05, hair='short', nod=-0.4)
    figure(1.5, 1.05, math.pi + 0.12, 'shirt', '#E0A94A', '#3A2F2A', None, skin=4, h=1.7, walk=0.05, left=(0.06, -0.36, 1.12), right=(-0.2, -0.2, 0.96), lean=-0.1)
    figure(2.2, 0.55, math.pi + 0.55, 'salwar', '#3F4E86', '#F1E6D2', '#F6E9D2', skin=2, h=1.58, walk=0.08, hair='plait')
    figure(-2.62, 1.9, -0.75, 'kurta', '#C4532F', '#F1E6D2', None, skin=0, h=1.72, z=0.1, right=(-0.32, 0.2, 1.42), left=(0.3, -0.2, 1.05), hair='short', look=-0.2)
    q = random.Random(5)
    for x, y, rz in ((-6.2, 4.2, 1.5), (-5.4, 4.5, -1.5), (-7.4, 5.0, 3.0), (5.9, 4.6, -1.4), (6.6, 5.4, 3.0), (7.4, 5.0, 2.8), (-9.2, 5.2, 2.9), (4.9, 8.0, 0.4), (-4.6, 8.6, 1.2), (10, 5.8, 1.0)):
        some(x, y, rz, q, 0)
    for y, x0, x1, z, sag in ((6.2, -14, -3.0, 5.0, 0.7), (6.4, 5, 16, 5.2, 0.7)):
        bunting(y, x0, x1, z, sag, 24)
    for x, y, h in ((-15, -9, 6.0), (-21, -5, 6.4)):
        tree(x, y, h, int(h * 5))
    outdoors(226, 21, (-0.4, 1, 0.02), 6.4)
    camera((-2.7, -6.2, 1.55), (0.1, 4, 1.55), 29, dof=(0, 1.5, 1.6), fstop=4, shift=(0.0, 0.118))
    return dict(bounces=4)
