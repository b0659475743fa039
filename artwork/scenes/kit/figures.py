"""Dressed people with a stance: kurta, shirt, sari; hands that reach for something; cloth that hangs and flies."""
import math
import random
from mathutils import Vector
from .materials import mat
from .shapes import box, group, ico, mesh, rod

SKINS = ('#8A5638', '#7A4A30', '#A06A46', '#6B412B', '#955F3F')
CLOTHS = ('#F6E9D2', '#C4532F', '#2C6B6A', '#F5A300', '#8A1538', '#D9D3C4', '#1F5B4D', '#C77B8B', '#3F4E86', '#E0A94A')


def smooth(points, n=6):
    """Catmull-Rom through points: [(x, y, z), ...] -> vectors."""
    p = [Vector(v) for v in points]
    p = [p[0] * 2 - p[1], *p, p[-1] * 2 - p[-2]]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for k in range(n):
            t = k / n
            out.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    return out + [p[-2]]


def tube(points, radii, m, n=12, step=6):
    """A round limb through points; radii at each of them; closed by domes at both ends."""
    c = smooth(points, step)
    V, F = [], []
    k = len(points) - 1
    for i, p in enumerate(c):
        u = i / (len(c) - 1) * k
        j = min(int(u), k - 1)
        r = radii[j] + (radii[j + 1] - radii[j]) * (u - j)
        d = (c[min(i + 1, len(c) - 1)] - c[max(i - 1, 0)]).normalized()
        q = d.to_track_quat('Z', 'Y')
        V += [tuple(p + q @ Vector((r * math.cos(a), r * math.sin(a), 0))) for a in (2 * math.pi * t / n for t in range(n))]
    for i in range(len(c) - 1):
        F += [(i * n + t, i * n + (t + 1) % n, (i + 1) * n + (t + 1) % n, (i + 1) * n + t) for t in range(n)]
    F += [tuple(reversed(range(n))), tuple(range((len(c) - 1) * n, len(c) * n))]
    o = mesh('tube', V, F, m, True)
    return [o, ico(*points[0], radii[0] * 0.99, m, 2), ico(*points[-1], radii[-1] * 0.99, m, 2)]


def loft(rings, m, n=40, step=4):
    """A body of elliptic rings (x, y, z, rx, ry, folds): folds is the depth of the cloth's folds at that height."""
    V, F, R = [], [], []
    for a, b in zip(rings, rings[1:]):
        for k in range(step):
            t = k / step
            t = t * t * (3 - 2 * t) * 0.5 + t * 0.5
            R.append([p + (q - p) * t for p, q in zip(a, b)])
    R.append(list(rings[-1]))
    for x, y, z, rx, ry, f in R:
        for t in range(n):
            a = 2 * math.pi * t / n
            w = 1 + f * (0.6 * math.cos(9 * a + x * 40) + 0.4 * math.cos(14 * a + 1.3))
            V.append((x + rx * w * math.cos(a), y + ry * w * math.sin(a), z))
    for i in range(len(R) - 1):
        F += [(i * n + t, i * n + (t + 1) % n, (i + 1) * n + (t + 1) % n, (i + 1) * n + t) for t in range(n)]
    F += [tuple(reversed(range(n))), tuple(range((len(R) - 1) * n, len(R) * n))]
    return mesh('loft', V, F, m, True)


def ribbon(points, width, m, edge=None, across=(1, 0, 0), step=6, wave=0.0):
    """A strip of cloth along points; edge colours its two borders."""
    c, V, F = smooth(points, step), [], []
    a = Vector(across).normalized()
    cols = (-0.5, -0.36, 0.0, 0.36, 0.5)
    for i, p in enumerate(c):
        d = (c[min(i + 1, len(c) - 1)] - c[max(i - 1, 0)]).normalized()
        s = (a - d * a.dot(d)).normalized()
        nrm = d.cross(s)
        for k, u in enumerate(cols):
            V.append(tuple(p + s * width * u + nrm * wave * math.sin(i * 0.9 + u * 9)))
    o = mesh('ribbon', V, [], m, True)
    n = len(cols)
    F = [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(len(c) - 1) for k in range(n - 1)]
    o.data.clear_geometry()
    o.data.from_pydata(V, [], F)
    o.data.update()
    if edge:
        o.data.materials.append(edge)
        for i, p in enumerate(o.data.polygons):
            p.material_index = 1 if i % (n - 1) in (0, n - 2) else 0
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    md = o.modifiers.new('s', 'SOLIDIFY')
    md.thickness = 0.008
    return o


def sheet_of_cloth(at, nu, nv, m, thick=0.01):
    """A cloth whose points are at(u, v), u and v from 0 to 1."""
    V = [tuple(at(i / nu, j / nv)) for i in range(nu + 1) for j in range(nv + 1)]
    k = nv + 1
    F = [(i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1) for i in range(nu) for j in range(nv)]
    o = mesh('cloth', V, F, m, True)
    md = o.modifiers.new('s', 'SOLIDIFY')
    md.thickness = thick
    return o


def _arm(P, s, hand, sleeve, skin, short, out):
    """Two bones from the shoulder to the hand, the elbow low and outwards."""
    s, h = Vector(s), Vector(hand)
    L1, L2 = 0.29, 0.27
    d = h - s
    if d.length > (L1 + L2) * 0.985:
        h = s + d.normalized() * (L1 + L2) * 0.985
        d = h - s
    a = (L1 * L1 - L2 * L2 + d.length_squared) / (2 * d.length)
    e = s + d.normalized() * a
    pole = Vector((out * 0.55, 0.45, -0.75))
    pole = (pole - d.normalized() * pole.dot(d.normalized())).normalized()
    e += pole * math.sqrt(max(L1 * L1 - a * a, 0))
    w = e + (h - e) * 0.86
    if short:
        mid = s + (e - s) * 0.62
        P += tube([s, s + (e - s) * 0.3, mid], [0.062, 0.06, 0.058], sleeve, 14, 4)
        P += tube([mid, e, w, h], [0.043, 0.042, 0.032, 0.036], skin, 12, 4)
    else:
        P += tube([s, s + (e - s) * 0.5, e, e + (w - e) * 0.5, w], [0.062, 0.056, 0.052, 0.045, 0.041], sleeve, 14, 4)
        P += tube([w, w + (h - w) * 0.6, h], [0.029, 0.036, 0.033], skin, 10, 3)
    f = (h - w).normalized()
    P += tube([h, h + f * 0.05, h + f * 0.085], [0.034, 0.03, 0.018], skin, 8, 2)
    P.append(ico(*(h + f * 0.02 + Vector((-out * 0.03, -0.01, 0.015))), 0.016, skin, 2))


def figure(
    x, y, rz=0, dress='kurta', top='cream', bottom='ink', second=None, skin=0, h=1.66, walk=0.1, z=0,
    left=None, right=None, hair='short', lean=0.0, look=0.0, nod=0.0, seated=False, grey=False, cap='terra', seed=0,
):
    """Faces -Y; its right hand is at -x. left, right: where a hand is, in the figure's own metres (1.66 m tall).

    dress: 'kurta' | 'shirt' | 'sari' | 'salwar'. hair: 'short' | 'bun' | 'plait' | 'pagri' | 'cap'. lean, look, nod: radians.
    """
    P, U, Hd = [], [], []
    s = mat(SKINS[skin % len(SKINS)], 0.55, spec=0.35)
    t, b = mat(top, 0.85, noise=0.04, scale=2), mat(bottom, 0.9, noise=0.04, scale=2)
    e = mat(second or 'mari', 0.8, noise=0.03, scale=2)
    hr = mat('#8B8680' if grey else '#17120F', 0.6)
    woman = dress in ('sari', 'salwar')
    shoe = mat('#3A2A22', 0.7)
    if not seated:
        for sx, yy in ((-0.095, walk), (0.095, -walk)):
            P.append(box(sx, yy - 0.055, 0, 0.09, 0.25, 0.05, shoe, 0.015))
            if dress != 'sari':
                r = (0.07, 0.08, 0.075, 0.06) if dress == 'salwar' else (0.072, 0.078, 0.07, 0.066)
                P += tube([(sx * 0.9, 0, 0.86), (sx, yy * 0.5 - 0.02, 0.48), (sx, yy, 0.2), (sx, yy, 0.06)], r, b, 14, 4)
            else:
                P.append(ico(sx, yy - 0.03, 0.05, 0.045, s, 2, (1, 1.6, 0.8)))
    if dress == 'sari':
        if not seated:
            P.append(
                loft(
                    [(0, 0, 0.03, 0.225, 0.2 + walk * 0.6, 0.055), (0, 0, 0.35, 0.19, 0.165 + walk * 0.4, 0.05), (0, 0, 0.78, 0.185, 0.145, 0.03), (0, 0, 1.0, 0.145, 0.105, 0.015), (0, 0, 1.04, 0.138, 0.1, 0)],
                    t, 56,
                )
            )
            P.append(loft([(0, 0, 0.025, 0.229, 0.204 + walk * 0.6, 0.055), (0, 0, 0.1, 0.224, 0.198 + walk * 0.58, 0.054)], e, 56, 2))
        else:
            P.append(loft([(0, -0.18, 0.62, 0.34, 0.42, 0.05), (0, -0.14, 0.8, 0.3, 0.36, 0.05), (0, -0.02, 0.95, 0.2, 0.17, 0.02), (0, 0, 1.04, 0.14, 0.1, 0)], t, 48))
        U.append(loft([(0, 0, 1.0, 0.142, 0.103, 0), (0, 0, 1.1, 0.15, 0.112, 0), (0, 0.0, 1.24, 0.165, 0.115, 0), (0, 0.01, 1.36, 0.165, 0.085, 0), (0, 0.015, 1.41, 0.07, 0.06, 0)], b, 32))
        drop = 0.62 if not seated else 0.86
        U.append(
            ribbon(
                [(-0.15, -0.06, 0.98), (-0.09, -0.125, 1.1), (0.04, -0.14, 1.26), (0.13, -0.075, 1.4), (0.14, 0.03, 1.43), (0.13, 0.125, 1.3), (0.11, 0.165, 1.05), (0.1, 0.19, drop)],
                0.27, t, e, (1, 0, -0.25), 6, 0.006,
            )
        )
    else:
        hem = 0.78 if dress == 'shirt' else 0.5
        body = [(0, 0, 0.84, 0.175, 0.13, 0.01), (0, 0, 1.0, 0.16, 0.112, 0.006), (0, 0, 1.2, 0.178, 0.122, 0), (0, 0.01, 1.34, 0.19, 0.1, 0), (0, 0.015, 1.4, 0.13, 0.075, 0), (0, 0.015, 1.43, 0.062, 0.06, 0)]
        if woman:
            body[1] = (0, 0, 1.0, 0.142, 0.104, 0.004)
            body[3] = (0, 0.01, 1.34, 0.168, 0.09, 0)
        low = [] if seated else [(0, 0, hem, 0.215 if hem < 0.7 else 0.18, 0.17 if hem < 0.7 else 0.135, 0.035)]
        if seated:
            P.append(loft([(0, -0.2, 0.66, 0.22, 0.36, 0.02), (0, -0.14, 0.8, 0.215, 0.3, 0.02), (0, 0, 0.92, 0.175, 0.13, 0)], b, 36))
        U.append(loft(low + body, t, 44))
        if dress == 'salwar' or second:
            U.append(
                ribbon(
                    [(0.12, -0.15, 0.86), (0.13, -0.135, 1.15), (0.12, -0.07, 1.4), (0.06, 0.05, 1.45), (-0.06, 0.06, 1.45), (-0.12, 0.06, 1.42), (-0.14, 0.14, 1.2), (-0.14, 0.16, 0.82)],
                    0.13, e, None, (1, 0, 0), 5, 0.008,
                )
            )
    sh = 0.165 if woman else 0.185
    for side, hand in ((-1, right), (1, left)):
        hand = hand or (side * 0.25, -0.04 - side * walk * 0.6, 0.83)
        _arm(U, (side * sh, 0.005, 1.355), hand, b if dress == 'sari' else t, s, dress in ('sari', 'shirt'), side)
    Hd += tube([(0, 0.01, -0.2), (0, 0.005, -0.1)], [0.056, 0.05], s, 14, 3)
    Hd += [ico(0, -0.005, 0, 0.104, s, 4, (0.88, 1, 1.16)), ico(0, -0.112, -0.012, 0.018, s, 2, (0.8, 1, 1.3))]
    for sx in (-1, 1):
        Hd.append(ico(sx * 0.09, 0.008, -0.008, 0.024, s, 2, (0.45, 0.8, 1.2)))
    if hair == 'pagri':
        cm = mat(cap, 0.85, noise=0.05, scale=4)
        for k, (zz, r) in enumerate(((0.05, 0.118), (0.078, 0.12), (0.108, 0.1))):
            Hd.append(ico(0.004 * (-1) ** k, 0.012, zz, r, cm, 3, (1, 1.08, 0.5)))
        Hd += tube([(0.03, 0.12, 0.05), (0.05, 0.15, -0.08), (0.05, 0.14, -0.24)], [0.035, 0.03, 0.04], cm, 10, 4)
    else:
        Hd.append(ico(0, 0.016, 0.03, 0.109, hr, 4, (0.94, 0.99, 1.06)))
        if hair == 'cap':
            cm = mat(cap, 0.8)
            Hd += [ico(0, 0.014, 0.05, 0.114, cm, 3, (0.96, 1, 0.85)), box(0, -0.13, 0.045, 0.16, 0.12, 0.012, cm, 0.005)]
        if hair == 'bun':
            Hd += [ico(0, 0.125, -0.01, 0.058, hr, 3, (1.15, 0.85, 1))]
            Hd += [ico(0.07 * math.cos(a), 0.125, -0.01 + 0.062 * math.sin(a), 0.016, mat('#FFF6E4', 0.7), 2) for a in [i * 0.6 for i in range(-1, 7)]]
        if hair == 'plait':
            Hd += tube([(0, 0.11, -0.02), (0, 0.145, -0.12), (0, 0.155, -0.3), (0.01, 0.15, -0.5)], [0.04, 0.035, 0.03, 0.015], hr, 10, 5)
    head = group(Hd, (0, -0.01, 1.56), look, 1, rx=nod)
    upper = group(U + [head], (0, 0, 0), 0)
    for o in U + [head]:
        o.location = o.location - Vector((0, 0, 0.95)) if o is not head else Vector((0, -0.01, 0.61))
    upper.location, upper.rotation_euler = (0, 0, 0.95), (lean, 0, 0)
    return group(P + [upper], (x, y, z), rz, h / 1.66)


def crowd(rows, x0, x1, seed=1, facing=math.pi, gap=(0.62, 0.9), raised=0.15, z=0, seated=False, skip=None, turn=0.22):
    """People side by side in rows (their y), all dressed differently."""
    q = random.Random(seed)
    for y in rows:
        x = x0 + q.uniform(0, 0.4)
        while x < x1:
            yy = y + q.uniform(-0.16, 0.16)
            if not (skip and skip(x, yy)):
                some(x, yy, facing + q.uniform(-turn, turn), q, raised, z, seated)
            x += q.uniform(*gap)


def some(x, y, rz, q, raised=0.15, z=0, seated=False):
    """One more person, as the random numbers q have it."""
    kind = q.choice(('kurta', 'kurta', 'shirt', 'shirt', 'sari', 'sari', 'salwar'))
    woman = kind in ('sari', 'salwar')
    top = q.choice(CLOTHS)
    up = q.random() < raised
    return figure(
        x, y, rz, kind, top,
        q.choice([c for c in CLOTHS if c != top]) if kind == 'sari' else q.choice(('#F1E6D2', '#2A2F3E', '#4A3A30', '#1D2433', '#D9CDB8')),
        q.choice([c for c in ('#F5A300', '#8A1538', '#F6E9D2', '#1F5B4D', '#C4532F') if c != top]) if woman or q.random() < 0.22 else None,
        skin=q.randrange(5), h=q.uniform(1.5, 1.62) if woman else q.uniform(1.6, 1.78), walk=0.05,
        right=(-0.16, -0.26, 1.72 + q.uniform(-0.06, 0.1)) if up else q.choice((None, (-0.1, -0.24, 1.05), (-0.02, -0.22, 1.2), (-0.27, 0.03, 0.98))),
        left=q.choice((None, (0.08, -0.24, 1.08), (0.0, -0.2, 1.16), (0.27, 0.04, 0.98))), nod=q.uniform(-0.25, 0.05),
        hair=q.choice(('bun', 'plait')) if woman else q.choice(('short', 'short', 'short', 'pagri', 'cap')),
        cap=q.choice(('#C4532F', '#F5A300', '#F6E9D2')), look=q.uniform(-0.3, 0.3), grey=q.random() < 0.15, z=z, seated=seated,
    )


def handset(x, y, z, rz, tex, s=1.0, rx=0):
    """A phone held upright at arm's length, its screen towards -Y. s=1: 16 cm tall."""
    from .materials import screen
    from .shapes import panel

    k = mat('#14171D', 0.35, spec=0.5)
    P = [box(0, 0, 0, 0.078, 0.009, 0.162, k, 0.004), panel(0.0715, 0.155, screen(tex, 1.15), (0, -0.0052, 0.0035))]
    return group(P, (x, y, z), rz, s, rx=rx)


def escooter(x, y, rz=0, z=0, s=1.0, body='#F4F2E8', trim='#12150F', lime='#CDF545'):
    """An electric scooter, 1.8 m long; faces -Y."""
    b, k, l = mat(body, 0.22, spec=0.6), mat(trim, 0.5, spec=0.4), mat(lime, 0.4, spec=0.4)
    ch = mat('#C9CCD0', 0.25, 1)
    P = []
    for yy in (-0.66, 0.62):
        ring = []
        for i in range(33):
            a = 2 * math.pi * i / 32
            ring.append((0, yy + 0.215 * math.cos(a), 0.26 + 0.215 * math.sin(a)))
        P += tube(ring, [0.055] * 33, k, 12, 1)
        for i in range(5):
            a = 2 * math.pi * i / 5
            P.append(rod((0, yy, 0.26), (0, yy + 0.18 * math.cos(a), 0.26 + 0.18 * math.sin(a)), 0.018, ch, 8))
        P.append(ico(0, yy, 0.26, 0.075, l, 3, (0.9, 1, 1)))
        arc = [(0, yy + 0.3 * math.cos(a), 0.26 + 0.3 * math.sin(a)) for a in (math.radians(d) for d in ((40, 80, 120, 155) if yy < 0 else (30, 60, 95, 120)))]
        P.append(ribbon(arc, 0.15, b, None, (1, 0, 0), 5))
    # fork, apron, floor, tail: closed bodies of elliptic section
    P += tube([(0.085, -0.66, 0.26), (0.07, -0.52, 0.75)], [0.022, 0.022], ch, 10, 3)
    P += tube([(-0.085, -0.66, 0.26), (-0.07, -0.52, 0.75)], [0.022, 0.022], ch, 10, 3)
    P.append(loft([(0, -0.33, 0.26, 0.15, 0.07, 0), (0, -0.36, 0.42, 0.2, 0.07, 0), (0, -0.42, 0.66, 0.2, 0.075, 0), (0, -0.46, 0.86, 0.145, 0.08, 0), (0, -0.45, 0.98, 0.09, 0.075, 0)], b, 32))
    P.append(box(0, -0.08, 0.24, 0.36, 0.62, 0.08, k, 0.03))
    P.append(box(0, -0.08, 0.31, 0.3, 0.56, 0.02, l, 0.008))
    tail = loft([(0, 0.12, -0.08, 0.12, 0.14, 0), (0, 0.0, 0.1, 0.17, 0.2, 0), (0, -0.04, 0.34, 0.18, 0.23, 0), (0, -0.06, 0.62, 0.15, 0.2, 0), (0, 0.02, 0.84, 0.07, 0.1, 0)], b, 32)
    P.append(group([tail], (0, 0.12, 0.5), 0, 1, rx=math.radians(-90)))
    P[-1].rotation_euler[0] = math.radians(-84)
    seat = loft([(0, 0, 0, 0.13, 0.05, 0), (0, 0.0, 0.2, 0.15, 0.06, 0), (0, -0.03, 0.5, 0.145, 0.065, 0), (0, -0.06, 0.75, 0.1, 0.045, 0)], k, 32)
    g = group([seat], (0, 0.06, 0.76), 0)
    g.rotation_euler[0] = math.radians(-84)
    P.append(g)
    P.append(box(0, 0.86, 0.62, 0.2, 0.05, 0.06, mat('#C8281C', 0.3, emit=1.6), 0.02))
    P += tube([(0, -0.46, 0.95), (0, -0.42, 1.1)], [0.035, 0.03], k, 10, 3)
    P += tube([(-0.36, -0.26, 1.13), (-0.2, -0.38, 1.12), (0, -0.42, 1.1), (0.2, -0.38, 1.12), (0.36, -0.26, 1.13)], [0.022] * 5, k, 10, 5)
    P += [ico(0, -0.5, 1.08, 0.1, b, 3, (1.05, 0.8, 0.9)), ico(0, -0.56, 1.08, 0.065, mat('#FFF6DC', 0.2, emit=5), 3, (1, 0.6, 1))]
    for sx in (-1, 1):
        P += tube([(sx * 0.28, -0.32, 1.14), (sx * 0.34, -0.36, 1.28)], [0.008, 0.008], k, 8, 2)
        P.append(ico(sx * 0.36, -0.37, 1.31, 0.055, k, 3, (1.2, 0.35, 0.8)))
    return group(P, (x, y, z), rz, s)
