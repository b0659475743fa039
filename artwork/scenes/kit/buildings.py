"""Houses with shops at their foot, apartment towers, far blocks in the haze."""
import math
import random
from .materials import Time, mat, ribbed
from .shapes import box, cyl, group

FACADES = ('cream', 'terra', 'sand', 'blush', '#D8A25E', '#8FA5A8', 'cream', 'brick')


def house(x, y, w, d, floors, colour, side=1, seed=0, shop=True, trim='cream', fh=3.1):
    """Its front faces the road: side +1 stands right of it, -1 left, 0 looks to -Y."""
    q, P = random.Random(seed), []
    m, tr, dk0, H = mat(colour, .85, noise=.05), mat(trim, .8), mat('navy', .2, spec=.6), floors * fh + .5
    lit = [mat(c, .5, emit=e) for c, e in (('#FFB14A', 2.2), ('#FFC878', 1.4), ('#FF9A3A', 1.6))]
    P += [box(0, d / 2, 0, w, d, H, m, .06), box(0, d / 2, H, w + .3, d + .3, .22, tr, .04)]
    for sy in (.05, d - .05):
        P.append(box(0, sy, H + .2, w, .18, .75, m, .03))
    for sx in (-w / 2 + .09, w / 2 - .09):
        P.append(box(sx, d / 2, H + .2, .18, d, .75, m, .03))
    if q.random() < .8:
        tx, ty = q.uniform(-w * .3, w * .3), d * q.uniform(.3, .6)
        P += [cyl(tx, ty, H + 1.1, .75, 1.3, mat('#23262e', .5), 24, bev=.08), cyl(tx, ty, H + 2.4, .34, .22, mat('#23262e', .5), 20), box(tx, ty, H + .2, 1.5, 1.5, .9, tr, .03)]
    if q.random() < .7:
        P.append(box(q.choice((-1, 1)) * w * .28, d * .7, H + .2, 2.6, 2.6, 2.4, m, .05))
    nb = max(2, int(w / 2.7))
    bw, st = w / nb, q.choice(('win', 'win', 'bal'))
    for fl in range(floors):
        z = .25 + fl * fh
        if fl == 0 and shop:
            for b in range(nb):
                bx = -w / 2 + bw * (b + .5)
                sh = ribbed(q.choice(('#7A8792', '#8C9AA0', '#4F6B73', '#A9A296')))
                P.append(box(bx, -.02, .15, bw * .84, .16, 2.25, (lit[1] if Time.dusk else dk0) if q.random() < .4 else sh, .01))
            P += [box(0, -.2, 2.5, w * .97, .35, .72, mat(q.choice(('ink', 'terra', 'mari', 'teal', 'cream')), .6), .03), box(0, -.75, 3.2, w + .1, 1.5, .11, tr, .02)]
            continue
        for b in range(nb):
            bx = -w / 2 + bw * (b + .5)
            bal = st == 'bal' and b % 2 == 0
            dk = q.choice(lit) if Time.dusk and q.random() < .42 else dk0
            P += [box(bx, .0, z + .85 * (not bal) + .05, bw * .52, .12, 1.35 + .85 * bal, dk, .02), box(bx, -.28, z + 2.35, bw * .68, .62, .09, tr, .02)]
            if bal:
                P += [box(bx, -.55, z - .06, bw * .9, 1.15, .12, tr, .02), box(bx, -1.08, z + .06, bw * .9, .07, .85, m if seed % 2 else tr, .02)]
            else:
                P += [box(bx, -.06, z + .82, bw * .6, .2, .08, tr, .01), box(bx, -.07, z + .9, .06, .06, 1.3, tr, 0)]
        P.append(box(0, -.04, z - .32, w + .04, .12, .14, tr, .01))
    return group(P, (x, y, 0), math.pi / 2 * -side)


def row(side, y, x0, floors, gaps, seed, off=0, w0=9, w1=12.5):
    """Houses along the road from y on; returns nothing."""
    q = random.Random(seed)
    for i, fl in enumerate(floors):
        w = q.uniform(w0, w1)
        house(side * (x0 + q.uniform(0, .7)), y + w / 2, w, 10, fl, FACADES[(i + off) % 8], side, seed=seed * 10 + i)
        y += w + gaps[i % len(gaps)]


def tower(x, y, w, floors, colour, bays=4, d=9, seed=0):
    """An apartment tower facing -Y, balconies at its outer bays."""
    H, m, q = floors * 3.1 + 1, mat(colour, .85, noise=.04), random.Random(seed)
    lit = [mat(c, .5, emit=e) for c, e in (('#FFB14A', 2.0), ('#FFC878', 1.3))]
    box(x, y, 0, w, d, H, m, .08)
    box(x, y, H, w + .4, d + .4, .3, mat('white', .8), .05)
    box(x, y, H, 3, 3, 2.6, m, .05)
    f = y - d / 2
    for fl in range(floors):
        for b in range(bays):
            bx, z = x - w / 2 + w * (b + .5) / bays, fl * 3.1 + 1.3
            g = q.choice(lit) if Time.dusk and q.random() < .45 else mat('navy', .2, spec=.6)
            box(bx, f, z, w / bays * .55, .12, 1.7, g, .02)
            if b in (0, bays - 1):
                box(bx, f - .5, z - .35, w / bays * .9, 1.1, .12, mat('white', .8), .02)
                box(bx, f - 1.0, z - .25, w / bays * .9, .07, .85, mat('terra' if colour != 'terra' else 'cream', .8), .02)
            else:
                box(bx, f - .3, z + 1.75, w / bays * .7, .6, .1, mat('white', .8), .02)


def far(seed=4, n=16, x=90, y0=150, y1=260, h0=12, h1=34):
    """Blocks that the haze turns into a skyline."""
    q = random.Random(seed)
    for _ in range(n):
        box(q.uniform(-x, x), q.uniform(y0, y1), 0, q.uniform(10, 20), 12, q.uniform(h0, h1), mat(q.choice(FACADES), .9), .1)
