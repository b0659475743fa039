"""Houses with shops at their foot, apartment towers, far blocks in the haze."""
import math
import random
from .materials import Time, mat, ribbed
from .shapes import box, cyl, group

FACADES = ('cream', 'terra', 'sand', 'blush', '#D8A25E', '#8FA5A8', 'cream', 'brick')


def house(x, y, w, d, floors, colour, side=1, seed=0, shop=True, trim='cream', fh=3.1):
    """Its front faces the road: side +1 stands right of it, -1 left, 0 looks to -Y."""
    q, P = random.Random(seed), []
    m, tr, dk0, H = (
        mat(colour, 0.85, noise=0.05),
        mat(trim, 0.8),
        mat('navy', 0.2, spec=0.6),
        floors * fh + 0.5,
    )
    lit = [mat(c, 0.5, emit=e) for c, e in (('#FFB14A', 2.2), ('#FFC878', 1.4), ('#FF9A3A', 1.6))]
    P += [box(0, d / 2, 0, w, d, H, m, 0.06), box(0, d / 2, H, w + 0.3, d + 0.3, 0.22, tr, 0.04)]
    for sy in (0.05, d - 0.05):
        P.append(box(0, sy, H + 0.2, w, 0.18, 0.75, m, 0.03))
    for sx in (-w / 2 + 0.09, w / 2 - 0.09):
        P.append(box(sx, d / 2, H + 0.2, 0.18, d, 0.75, m, 0.03))
    if q.random() < 0.8:
        tx, ty = q.uniform(-w * 0.3, w * 0.3), d * q.uniform(0.3, 0.6)
        P += [
            cyl(tx, ty, H + 1.1, 0.75, 1.3, mat('#23262e', 0.5), 24, bev=0.08),
            cyl(tx, ty, H + 2.4, 0.34, 0.22, mat('#23262e', 0.5), 20),
            box(tx, ty, H + 0.2, 1.5, 1.5, 0.9, tr, 0.03),
        ]
    if q.random() < 0.7:
        P.append(box(q.choice((-1, 1)) * w * 0.28, d * 0.7, H + 0.2, 2.6, 2.6, 2.4, m, 0.05))
    nb = max(2, int(w / 2.7))
    bw, st = w / nb, q.choice(('win', 'win', 'bal'))
    for fl in range(floors):
        z = 0.25 + fl * fh
        if fl == 0 and shop:
            for b in range(nb):
                bx = -w / 2 + bw * (b + 0.5)
                sh = ribbed(q.choice(('#7A8792', '#8C9AA0', '#4F6B73', '#A9A296')))
                P.append(
                    box(
                        bx,
                        -0.02,
                        0.15,
                        bw * 0.84,
                        0.16,
                        2.25,
                        (lit[1] if Time.dusk else dk0) if q.random() < 0.4 else sh,
                        0.01,
                    )
                )
            P += [
                box(
                    0,
                    -0.2,
                    2.5,
                    w * 0.97,
                    0.35,
                    0.72,
                    mat(q.choice(('ink', 'terra', 'mari', 'teal', 'cream')), 0.6),
                    0.03,
                ),
                box(0, -0.75, 3.2, w + 0.1, 1.5, 0.11, tr, 0.02),
            ]
            continue
        for b in range(nb):
            bx = -w / 2 + bw * (b + 0.5)
            bal = st == 'bal' and b % 2 == 0
            dk = q.choice(lit) if Time.dusk and q.random() < 0.42 else dk0
            P += [
                box(bx, 0.0, z + 0.85 * (not bal) + 0.05, bw * 0.52, 0.12, 1.35 + 0.85 * bal, dk, 0.02),
                box(bx, -0.28, z + 2.35, bw * 0.68, 0.62, 0.09, tr, 0.02),
            ]
            if bal:
                P += [
                    box(bx, -0.55, z - 0.06, bw * 0.9, 1.15, 0.12, tr, 0.02),
                    box(bx, -1.08, z + 0.06, bw * 0.9, 0.07, 0.85, m if seed % 2 else tr, 0.02),
                ]
            else:
                P += [
                    box(bx, -0.06, z + 0.82, bw * 0.6, 0.2, 0.08, tr, 0.01),
                    box(bx, -0.07, z + 0.9, 0.06, 0.06, 1.3, tr, 0),
                ]
        P.append(box(0, -0.04, z - 0.32, w + 0.04, 0.12, 0.14, tr, 0.01))
    return group(P, (x, y, 0), math.pi / 2 * -side)


def row(side, y, x0, floors, gaps, seed, off=0, w0=9, w1=12.5):
    """Houses along the road from y on; returns nothing."""
    q = random.Random(seed)
    for i, fl in enumerate(floors):
        w = q.uniform(w0, w1)
        house(
            side * (x0 + q.uniform(0, 0.7)),
            y + w / 2,
            w,
            10,
            fl,
            FACADES[(i + off) % 8],
            side,
            seed=seed * 10 + i,
        )
        y += w + gaps[i % len(gaps)]


def tower(x, y, w, floors, colour, bays=4, d=9, seed=0):
    """An apartment tower facing -Y, balconies at its outer bays."""
    H, m, q = floors * 3.1 + 1, mat(colour, 0.85, noise=0.04), random.Random(seed)
    lit = [mat(c, 0.5, emit=e) for c, e in (('#FFB14A', 2.0), ('#FFC878', 1.3))]
    box(x, y, 0, w, d, H, m, 0.08)
    box(x, y, H, w + 0.4, d + 0.4, 0.3, mat('white', 0.8), 0.05)
    box(x, y, H, 3, 3, 2.6, m, 0.05)
    f = y - d / 2
    for fl in range(floors):
        for b in range(bays):
            bx, z = x - w / 2 + w * (b + 0.5) / bays, fl * 3.1 + 1.3
            g = q.choice(lit) if Time.dusk and q.random() < 0.45 else mat('navy', 0.2, spec=0.6)
            box(bx, f, z, w / bays * 0.55, 0.12, 1.7, g, 0.02)
            if b in (0, bays - 1):
                box(bx, f - 0.5, z - 0.35, w / bays * 0.9, 1.1, 0.12, mat('white', 0.8), 0.02)
                box(
                    bx,
                    f - 1.0,
                    z - 0.25,
                    w / bays * 0.9,
                    0.07,
                    0.85,
                    mat('terra' if colour != 'terra' else 'cream', 0.8),
                    0.02,
                )
            else:
                box(bx, f - 0.3, z + 1.75, w / bays * 0.7, 0.6, 0.1, mat('white', 0.8), 0.02)


def far(seed=4, n=16, x=90, y0=150, y1=260, h0=12, h1=34):
    """Blocks that the haze turns into a skyline."""
    q = random.Random(seed)
    for _ in range(n):
        box(
            q.uniform(-x, x),
            q.uniform(y0, y1),
            0,
            q.uniform(10, 20),
            12,
            q.uniform(h0, h1),
            mat(q.choice(FACADES), 0.9),
            0.1,
        )
