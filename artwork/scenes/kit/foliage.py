"""Neem trees, palms, hedges, marigolds: leaf cards on shared meshes, never blobs."""
import math
import random
import bpy
from mathutils import Quaternion, Vector
from .materials import mat
from .shapes import cyl, ico, inst, mesh, rod

_cache = {}
GREENS = ('leaf', 'leaf2', 'leaf3')


def forget():
    _cache.clear()


def leaf_mesh(seed, h, r, n=230, leaf=0.27, cols=GREENS, crown=0.74):
    k = (seed, h, r, n, leaf, cols, crown)
    if k in _cache:
        return _cache[k]
    q = random.Random(seed)
    V, F, M = [], [], []
    balls = [(0, 0, h * crown + 0.25 * r, r)]
    for i in range(8):
        a = i * 2.4 + q.random()
        d = r * q.uniform(0.55, 0.85)
        balls.append(
            (
                d * math.cos(a),
                d * math.sin(a),
                h * crown + q.uniform(-0.35, 0.55) * r,
                r * q.uniform(0.45, 0.68),
            )
        )
    for bi, (bx, by, bz, br) in enumerate(balls):
        for _ in range(int(n * (2.2 if bi == 0 else 1))):
            u, t = q.uniform(-1, 1), q.random() * 6.283
            w = math.sqrt(1 - u * u)
            nrm = Vector((w * math.cos(t), w * math.sin(t), u))
            p = Vector((bx, by, bz)) + Vector((nrm.x, nrm.y, nrm.z * 0.8)) * br * q.uniform(0.82, 1.06)
            nn = (nrm + Vector((q.uniform(-1, 1), q.uniform(-1, 1), q.uniform(-0.3, 1))) * 0.75).normalized()
            tx = nn.orthogonal().normalized()
            tx.rotate(Quaternion(nn, q.random() * 6.28))
            ty = nn.cross(tx)
            size = leaf * q.uniform(0.7, 1.3)
            b = len(V)
            V += [
                p - ty * size,
                p + tx * size * 0.5 - nn * size * 0.12,
                p + ty * size,
                p - tx * size * 0.5 - nn * size * 0.12,
            ]
            F.append((b, b + 1, b + 2, b + 3))
            M.append(q.choices((0, 1, 2), (4, 3, 3))[0] if nrm.z > -0.1 else 1)
    me = bpy.data.meshes.new('leaves')
    me.from_pydata(V, [], F)
    me.update()
    for c in cols:
        me.materials.append(mat(c, 0.7, spec=0.15))
    me.polygons.foreach_set('material_index', M)
    _cache[k] = me
    return me


def tree(x, y, h=5, seed=0, cols=GREENS, near=True, ring=True):
    me = leaf_mesh(seed % 5 + 300, 5.2, 1.75, 560 if near else 300, 0.155 if near else 0.21, cols)
    sc = h / 5.2
    inst(me, (x, y, 0), (sc * 1.08, sc * 1.08, sc), seed * 1.7)
    cyl(x, y, 0, 0.17 * sc, h * 0.66, mat('trunk', 0.9), 12, 0.1 * sc)
    q = random.Random(seed)
    for i in range(4):
        a = i * 1.6 + q.random()
        rod(
            (x, y, h * 0.45),
            (x + 0.7 * sc * math.cos(a), y + 0.7 * sc * math.sin(a), h * 0.72),
            0.05 * sc,
            mat('trunk', 0.9),
            8,
        )
    if ring:
        cyl(x, y, 0, 0.55 * sc, 0.28, mat('#EADCC4', 0.9), 20, bev=0.03)


def palm(x, y, h=6, seed=0):
    q = random.Random(seed)
    cyl(x, y, 0, 0.17, h, mat('trunk', 0.9), 12, 0.11)
    m = mat('leaf2', 0.8, spec=0.1)
    for k in range(13):
        a, L, up, V, F, n = k * 2.4 + q.random() * 0.3, q.uniform(1.7, 2.2), q.uniform(0.15, 0.75), [], [], 8
        for i in range(n + 1):
            t = i / n
            d, z, w = (
                L * t,
                h + up * L * t - 1.15 * L * t * t * 0.75,
                0.26 * math.sin(math.pi * min(1, t * 0.9 + 0.08)),
            )
            cx, cy, nx, ny = x + d * math.cos(a), y + d * math.sin(a), -math.sin(a), math.cos(a)
            V += [
                (cx - nx * w, cy - ny * w, z - w * 0.5),
                (cx, cy, z),
                (cx + nx * w, cy + ny * w, z - w * 0.5),
            ]
            if i < n:
                b = 3 * i
                F += [(b, b + 1, b + 4, b + 3), (b + 1, b + 2, b + 5, b + 4)]
        mesh('frond', V, F, m, True)


def flower(seed, ci):
    """Small marigold head for beds seen from a few metres."""
    k = ('flower', seed, ci)
    if k in _cache:
        return _cache[k]
    q = random.Random(seed)
    V, F, M = [], [], []
    for ring, (rr, z, n, ln, tilt) in enumerate(
        (
            (0.95, 0.05, 11, 0.42, 0.15),
            (0.78, 0.22, 11, 0.40, 0.55),
            (0.55, 0.40, 9, 0.36, 0.95),
            (0.30, 0.52, 7, 0.30, 1.25),
            (0.08, 0.58, 4, 0.25, 1.5),
        )
    ):
        for i in range(n):
            a = 6.283 * i / n + ring * 0.4 + q.uniform(-0.12, 0.12)
            tl = tilt + q.uniform(-0.15, 0.15)
            ca, sa, w = math.cos(a), math.sin(a), 0.30 * q.uniform(0.8, 1.15)
            r0 = rr - ln * 0.6
            r1 = r0 + ln * math.cos(tl) * 1.1
            z0, z1 = z - 0.05, z + ln * math.sin(tl) * 0.55
            b = len(V)
            V += [
                (r0 * ca + w * 0.55 * sa, r0 * sa - w * 0.55 * ca, z0),
                (r1 * ca + w * sa, r1 * sa - w * ca, z1),
                ((r1 + 0.06) * ca, (r1 + 0.06) * sa, z1 + 0.05),
                (r1 * ca - w * sa, r1 * sa + w * ca, z1),
                (r0 * ca - w * 0.55 * sa, r0 * sa + w * 0.55 * ca, z0),
            ]
            F.append((b, b + 1, b + 2, b + 3, b + 4))
            M.append(1 if ring > 2 or q.random() < 0.25 else 0)
    me = bpy.data.meshes.new('flower')
    me.from_pydata(V, [], F)
    me.update()
    for c in (('#F59A00', '#FFB21A'), ('#FFB41E', '#F5A300'), ('#EC7A1C', '#F59A00'))[ci]:
        me.materials.append(mat(c, 0.7, spec=0.1))
    me.polygons.foreach_set('material_index', M)
    _cache[k] = me
    return me


def marigold_head(x, y, z, r, orange=False, seed=1):
    """A marigold for close still lifes: nine rings of ruffled petals. r: its radius; lies on z."""
    q = random.Random(seed)
    V, F, M = [], [], []
    for ring in range(9):
        t = ring / 8
        n = int(20 - 13 * t)
        for i in range(n):
            a = 6.283 * i / n + ring * 0.37 + q.uniform(-0.08, 0.08)
            tilt = -0.25 + 1.65 * t + q.uniform(-0.12, 0.12)
            ln, w, rb, zb = (
                0.42 - 0.14 * t,
                0.155 + 0.03 * (1 - t),
                0.62 * (1 - t) ** 0.8 + 0.03,
                0.12 + 0.52 * math.sin(t * 1.45),
            )
            b = len(V)
            for j in range(4):
                s = j / 3
                d = rb + ln * s * math.cos(tilt + 0.5 * s)
                h = zb + ln * s * math.sin(tilt + 0.5 * s)
                for e in (-1, 0, 1):
                    ww = w * (0.45 + 0.75 * s) * e
                    ruffle = (0.05 * (1 if e else -0.6) * s + q.uniform(-0.015, 0.015)) * (
                        1 if s > 0.5 else 0.3
                    )
                    V.append(
                        (
                            (d * math.cos(a) - ww * math.sin(a)) * r,
                            (d * math.sin(a) + ww * math.cos(a)) * r,
                            (h + ruffle) * r,
                        )
                    )
            for j in range(3):
                for e in range(2):
                    F.append((b + 3 * j + e, b + 3 * j + e + 1, b + 3 * j + e + 4, b + 3 * j + e + 3))
                    M.append(1 if q.random() < 0.3 + 0.3 * t else 0)
    cols = ('#E8701A', '#F28A22') if orange else ('#F59A00', '#FFB826')
    o = mesh('marigold', V, F, None, True)
    for c in cols:
        o.data.materials.append(mat(c, 0.65, spec=0.1))
    o.data.polygons.foreach_set('material_index', M)
    o.location = (x, y, z)
    o.rotation_euler = (q.uniform(-0.2, 0.2), q.uniform(-0.2, 0.2), q.random() * 6)
    ico(x, y, z + r * 0.22, r * 0.5, mat('#B85A10' if orange else '#C77A00', 0.9), 2, (1, 1, 0.7))
    return o


def bed(x, y0, y1, seed=3, r0=0.52):
    """A bed of marigolds along y (the median)."""
    q = random.Random(seed)
    y = y0
    while y < y1:
        near = y < y0 + 32
        for side in (-1, 1):
            me = leaf_mesh(
                q.randrange(6) + 900, 0.7, 0.5, 130 if near else 60, 0.085 if near else 0.12, GREENS, 0.34
            )
            sc = q.uniform(0.8, 1.12) * r0 / 0.5 * 0.86
            bx = x + side * 0.27 + q.uniform(-0.06, 0.06)
            inst(me, (bx, y, 0.14), (sc, sc, sc * q.uniform(0.85, 1.15)), q.random() * 6.3)
            ico(bx, y, 0.25 + 0.2 * sc, 0.36 * sc, mat('leaf2', 0.95, spec=0.05), 2, (1, 1, 0.9))
            for _ in range(13 if near else (8 if y < 50 else 4)):
                a, d = q.random() * 6.28, math.sqrt(q.random()) * 0.62 * sc
                nz = 0.32 + sc * (0.66 - 0.62 * d * d / sc / sc)
                inst(
                    flower(q.randrange(4), q.choices((0, 1, 2), (5, 3, 3))[0]),
                    (bx + d * math.cos(a), y + d * math.sin(a), nz - 0.03),
                    q.uniform(0.085, 0.13) * (1 if near else 1.15),
                    q.random() * 6.3,
                    -d * 0.9 * math.sin(a) * 1.2 + q.uniform(-0.25, 0.05),
                    d * 0.9 * math.cos(a) * 1.2,
                )
        y += 0.5


def hedge(points, seed=0, flowers=0, size=0.5, step=0.5):
    """Bushes at points along a polyline [(x, y), ...]; flowers: marigolds a bush."""
    q = random.Random(seed)
    for (xa, ya), (xb, yb) in zip(points, points[1:]):
        L = math.hypot(xb - xa, yb - ya)
        n = max(1, int(L / (step * size / 0.5)))
        for i in range(n):
            x, y, sc = xa + (xb - xa) * i / n, ya + (yb - ya) * i / n, q.uniform(0.85, 1.12) * size / 0.5
            inst(
                leaf_mesh(q.randrange(5) + 900, 0.7, 0.5, 110, 0.09, GREENS, 0.34),
                (x + q.uniform(-0.06, 0.06), y, 0.06),
                (sc, sc, sc * q.uniform(0.85, 1.1)),
                q.random() * 6.3,
            )
            ico(x, y, 0.2 * sc + 0.1, 0.36 * sc, mat('leaf2', 0.95, spec=0.05), 2, (1, 1, 0.9))
            for _ in range(flowers):
                a, d = q.random() * 6.28, math.sqrt(q.random()) * 0.6 * sc
                inst(
                    flower(q.randrange(4), q.choices((0, 1, 2), (5, 3, 3))[0]),
                    (x + d * math.cos(a), y + d * math.sin(a), 0.2 + sc * (0.68 - 0.62 * d * d / sc / sc)),
                    q.uniform(0.085, 0.12),
                    q.random() * 6,
                )


def pot_plant(x, y, z=0, s=1.0, pot='mari', seed=1, leaves=26):
    """A broad-leaved plant in a round pot, about 1.5 m at s=1."""
    q = random.Random(seed)
    cyl(x, y, z, 0.22 * s, 0.55 * s, mat(pot, 0.6), 40, 0.3 * s, bev=0.02 * s)
    cyl(x, y, z + 0.5 * s, 0.26 * s, 0.06 * s, mat('#3a2a20', 0.95), 32)
    for k in range(leaves):
        a, L, up, V, F, n = k * 2.4, q.uniform(0.55, 1.0) * s, q.uniform(0.5, 1.5), [], [], 9
        for i in range(n + 1):
            t = i / n
            d, zz, w = (
                L * t * 0.75,
                z + 0.55 * s + up * L * t - 0.75 * L * t * t,
                0.12 * L * math.sin(math.pi * min(1, t * 0.93 + 0.05)),
            )
            cx, cy, nx, ny = x + d * math.cos(a), y + d * math.sin(a), -math.sin(a), math.cos(a)
            V += [
                (cx - nx * w, cy - ny * w, zz + w * 0.35),
                (cx, cy, zz),
                (cx + nx * w, cy + ny * w, zz + w * 0.35),
            ]
            if i < n:
                b = 3 * i
                F += [(b, b + 1, b + 4, b + 3), (b + 1, b + 2, b + 5, b + 4)]
        mesh('leaf', V, F, mat(('leaf2', 'leaf', '#2F5A4A')[k % 3], 0.45, spec=0.4), True)
