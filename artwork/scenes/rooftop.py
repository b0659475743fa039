"""Proofs hung like washing on a roof in Raipur, one being pegged. shot: tex (dict of portraits a to g)."""
from kit import *


def hung(x, y, top, w, tex, rz=0, blow=0.12, seed=0):
    """A poster 3:5 pegged to a line at its upper corners, moving in the wind."""
    h, nu, nv = w * 5 / 3, 16, 24
    V, F = [], []
    for i in range(nu + 1):
        for j in range(nv + 1):
            u, v = i / nu, j / nv
            d = (1 - v) ** 1.5
            yy = blow * d * math.sin(2.6 * u + seed) - blow * 0.9 * d + 0.02 * math.sin(9 * u + seed) * (1 - d)
            V.append(((u - 0.5) * w, yy, -h * (1 - v) - 0.03 * w * math.sin(math.pi * u) * v + 0.25 * blow * d))
    for i in range(nu):
        for j in range(nv):
            a = i * (nv + 1) + j
            F.append((a, a + nv + 1, a + nv + 2, a + 1))
    o = mesh('proof', V, F, poster(tex, 0.06), True)
    uv = o.data.uv_layers.new()
    for p in o.data.polygons:
        for li in p.loop_indices:
            k = o.data.loops[li].vertex_index
            uv.data[li].uv = ((k // (nv + 1)) / nu, (k % (nv + 1)) / nv)
    md = o.modifiers.new('s', 'SOLIDIFY')
    md.thickness, md.offset = 0.004, 1
    P = [o]
    for s in (-0.46, 0.46):
        P.append(box(s * w, 0, -0.05, 0.022, 0.03, 0.1, wood('oak', 'wood', 8, 0.6), 0.003))
    return group(P, (x, y, top), rz)


def build(shot):
    t = shot['tex']
    box(0, 3, -0.2, 13, 11, 0.2, mat('#C98A5E', 0.85, noise=0.07), 0)
    for i in range(-13, 14):
        box(i * 0.5, 3, 0, 0.012, 11, 0.003, mat('#A86A44', 0.9), 0)
    for i in range(22):
        box(0, -2.4 + i * 0.5, 0, 13, 0.012, 0.003, mat('#A86A44', 0.9), 0)
    par_ = mat('#F1DFC0', 0.88, noise=0.05)
    box(0, 7.6, 0, 13, 0.22, 0.95, par_, 0.02)
    box(0, 7.6, 0.95, 13.1, 0.34, 0.1, mat('terra', 0.7), 0.02)
    for s in (-1, 1):
        box(s * 6.4, 3, 0, 0.22, 11, 0.95, par_, 0.02)
    # the town around, seen from above
    for i, (x, y, w, f, c, zz) in enumerate(((-19, 13, 10, 3, 'terra', -7.5), (-8, 18, 11, 3, 'cream', -7), (3.5, 17, 10, 3, '#D8A25E', -7.8), (14, 14, 10, 4, 'blush', -8.6), (-28, 26, 12, 5, 'cream', -8), (-13, 33, 12, 4, '#8FA5A8', -7), (2, 36, 12, 5, 'terra', -8), (17, 32, 12, 5, 'cream', -8), (32, 24, 12, 6, 'sand', -8))):
        g = house(x, y, w, 9, f, c, 0, seed=160 + i)
        g.location.z = zz
    for i, (x, y) in enumerate(((-12.5, 12), (9.2, 13), (-2.2, 14.5), (20, 22), (-20, 22), (8.8, 26))):
        g = tree(x, y, 8.5, i + 3, ring=False)
        if g:
            g.location.z = -7.5
    far(6)
    cyl(4.9, 6.5, 0, 0.75, 1.35, mat('#23262E', 0.5), 40, bev=0.08)
    cyl(4.9, 6.5, 1.35, 0.34, 0.2, mat('#23262E', 0.5), 24)
    # posts and lines
    lines = ((0.75, 2.12, -4.3, 3.6), (2.7, 2.12, -5.2, 4.6), (4.9, 2.12, -5.8, 5.6))
    for y, z, x0, x1 in lines:
        for x in (x0, x1):
            rod((x, y, 0), (x, y, z + 0.12), 0.04, mat('#5B6A72', 0.5, 0.4), 12)
        n = 12
        for k in range(n):
            u, v = k / n, (k + 1) / n
            rod((x0 + (x1 - x0) * u, y, z - 0.22 * u * (1 - u)), (x0 + (x1 - x0) * v, y, z - 0.22 * v * (1 - v)), 0.008, mat('#2A2F36', 0.7), 6)
    hung(-1.52, 0.75, 2.07, 1.05, t['a'], 0.05, 0.1, 0.4)
    hung(-0.28, 0.75, 2.06, 1.05, t['b'], -0.03, 0.16, 1.9)
    hung(0.98, 0.75, 2.07, 1.05, t['c'], 0.03, 0.12, 3.1)
    hung(-2.78, 0.75, 2.08, 1.05, t['g'], -0.02, 0.14, 5.0)
    for k, (x, key) in enumerate(((-4.2, 'd'), (-2.95, 'c'), (-1.1, 'e'), (0.55, 'f'), (2.2, 'd'), (3.4, 'g'))):
        hung(x, 2.7, 2.06, 1.02, t[key], 0.03 * (-1) ** k, 0.12, k * 1.3)
    for k, (x, key) in enumerate(((-4.6, 'f'), (-3.3, 'b'), (-2.0, 'a'), (1.6, 'e'), (3.2, 'b'))):
        hung(x, 4.9, 2.06, 1.0, t[key], 0.02 * (-1) ** k, 0.1, k * 2.1)
    # she pegs the last one, he brings more
    hung(2.62, 0.78, 2.1, 1.05, t['e'], -0.16, 0.3, 0.8)
    figure(2.75, 0.36, math.pi - 0.15, 'salwar', '#F5A300', '#F1E6D2', '#8A1538', skin=2, h=1.62, walk=0.08, left=(0.22, -0.3, 1.9), right=(-0.25, -0.28, 1.95), hair='plait', nod=-0.3)
    figure(-2.15, 1.9, -1.0, 'kurta', '#F6E9D2', '#2A2F3E', '#C4532F', skin=1, h=1.7, walk=0.16, left=(0.16, -0.34, 1.1), right=(-0.16, -0.34, 1.08), hair='short', nod=0.2)
    lathe(2.3, -0.25, 0, [(0, 0), (0.2, 0), (0.27, 0.3), (0.28, 0.31), (0.26, 0.3), (0.19, 0.02)], mat('#2C6B6A', 0.5), 36)
    for k in range(9):
        box(2.2 + 0.05 * (k % 4), -0.3 + 0.05 * (k // 4), 0.2, 0.022, 0.03, 0.1, wood('oak', 'wood', 8, 0.6), 0.003, k * 0.7)
    pot_plant(-5.7, 6.9, 0, 1.0, 'terra', 4)
    pot_plant(-4.6, 7.0, 0, 0.8, 'mari', 9)
    birds(((-6, 9, 0.3), (-4.6, 9.5, 0.26), (3, 9.4, 0.3)), 24)
    outdoors(222, 24, (-0.4, 1, 0.02), 6.6)
    camera((0.32, -3.75, 1.42), (0.5, 4, 1.42), 28, dof=(0, 0.75, 1.4), fstop=5.6, shift=(0, -0.008))
