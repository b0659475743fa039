"""Cameras, stands, softboxes, microphones, trusses, screens."""
import math
from .light import area
from .materials import mat, poster, screen
from .shapes import box, cyl, group, ico, lathe, panel, path, rod, slab

BLACK = 'charcoal'


def legs(x, y, h, spread=.45, r=.016, n=3, turn=30, top=None, colour=BLACK):
    """A stand: three legs and a column up to h."""
    m = mat(colour, .5)
    k = top or h * .55
    P = [rod((0, 0, h), (0, 0, k * .35), r * 1.3, m)]
    for i in range(n):
        a = math.radians(turn + 360 * i / n)
        P += [rod((0, 0, k), (spread * math.cos(a), spread * math.sin(a), .015), r, m), ico(spread * math.cos(a), spread * math.sin(a), .02, r * 1.4, m, 2),
              rod((0, 0, k * .4), (spread * .55 * math.cos(a), spread * .55 * math.sin(a), k * .45), r * .6, m, 8)]
    return group(P, (x, y, 0))


def softbox(x, y, z, target, w=.9, h=1.2, power=60, glow=3.0, colour='#FFF3DC', stand=True):
    """Its lit face towards target; lights the scene by an area lamp just before it."""
    dx, dy, dz = target[0] - x, target[1] - y, target[2] - z
    rz, tilt = math.atan2(dx, -dy), math.atan2(dz, math.hypot(dx, dy))
    k = mat(BLACK, .7)
    P = [box(0, .0, -h / 2, w, .05, h, k, .015), box(0, -.03, -h / 2 + .03, w - .06, .012, h - .06, mat(colour, .6, emit=glow), 0)]
    for sx in (-1, 1):
        for sz in (-1, 1):
            P.append(rod((sx * w * .48, .02, sz * h * .48), (sx * .09, .42, sz * .09), .012, k, 8))
    back = cyl(0, .36, 0, .12, .26, k, 24, rot=(-math.pi / 2, 0, 0))
    P.append(back)
    for s in ((w * .48, h * .48), (-w * .48, h * .48)):
        pass
    P.append(lathe4(w, h, k))
    group(P, (x, y, z), rz, rx=tilt)
    n = (dx * dx + dy * dy + dz * dz) ** .5
    area((x + dx / n * .12, y + dy / n * .12, z + dz / n * .12), target, w * .9, power, colour, h * .9)
    if stand:
        legs(x + math.sin(rz) * -.0, y + .02, z - .1, .55, .018, turn=50)


def lathe4(w, h, m):
    """The softbox's pyramid of cloth."""
    from .shapes import mesh
    a, b, s, d = w / 2, h / 2, .11, .4
    V = [(-a, 0, -b), (a, 0, -b), (a, 0, b), (-a, 0, b), (-s, d, -s), (s, d, -s), (s, d, s), (-s, d, s)]
    return mesh('cloth', V, [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0), (4, 7, 6, 5)], m)


def cine_camera(x, y, z, rz=0, tripod=True, s=1.0, monitor=None, rx=0):
    """Lens towards -Y before rz; z: height of its optical axis."""
    k, g = mat('#1D2026', .45, spec=.4), mat('#3A3F49', .5)
    P = [slab(0, .16, -.09, .17, .34, .2, k, .03), box(.0, .36, -.075, .15, .09, .15, g, .01), cyl(0, -.01, 0, .068, .1, g, 40, rot=(math.pi / 2, 0, 0), bev=.005)]
    for i, (r, y0, d, m) in enumerate(((.062, -.10, .06, k), (.066, -.16, .05, mat('mari', .5)), (.06, -.21, .07, k), (.075, -.27, .06, k))):
        P.append(cyl(0, y0 + .01, 0, r, d, m, 40, rot=(math.pi / 2, 0, 0), bev=.004))
    P += [cyl(0, -.333, 0, .062, .004, mat('#0B1626', .08, spec=.9), 40, rot=(math.pi / 2, 0, 0))]
    # matte box, rods, handle, magazine-like battery, viewfinder
    P += [box(0, -.36, -.085, .23, .05, .17, k, .008), box(0, -.39, .085, .25, .14, .012, k, .004)]
    P[-1].rotation_euler[0] = math.radians(-16)
    P += [box(-.128, -.37, -.085, .012, .12, .17, k, .003), box(.128, -.37, -.085, .012, .12, .17, k, .003)]
    for sx in (-.05, .05):
        P.append(rod((sx, -.38, -.12), (sx, .3, -.12), .011, mat('chrome', .3, 1), 12))
    P += [rod((0, -.02, .22), (0, .26, .22), .018, k), rod((0, .0, .11), (0, .0, .22), .014, k), rod((0, .24, .11), (0, .24, .22), .014, k)]
    P += [box(-.16, .02, .02, .12, .05, .06, k, .01), cyl(-.2, .3, .05, .03, .12, k, 24, rot=(math.pi / 2, 0, 0))]
    if monitor:
        P += [box(.2, .22, .08, .02, .26, .16, k, .006)]
        P += [box(.05, .30, .225, .36, .03, .215, k, .008), panel(.34, .191, screen(monitor, 1.3), (.05, .316, .237), (math.pi / 2, 0, math.pi)), box(.02, .27, .19, .06, .06, .06, k, .01)]
    e = group(P, (x, y, z), rz, s, rx=rx)
    if tripod:
        h = z - .16 * s
        cyl(x, y + .1, h - .06, .07 * s, .1, mat('#2A2E36', .5), 32, bev=.01)
        rod((x, y + .15, h), (x + .22 * math.cos(rz) - .1, y + .62, h - .16), .012, mat(BLACK, .5))
        m = mat('#2A2E36', .5)
        for i in range(3):
            a = math.radians(90 + 120 * i)
            fx, fy = x + .62 * math.cos(a), y + .1 + .62 * math.sin(a)
            for d in (-.035, .035):
                px, py = -math.sin(a) * d, math.cos(a) * d
                rod((x + px + .05 * math.cos(a), y + .1 + py + .05 * math.sin(a), h - .05), (fx + px * .4, fy + py * .4, .02), .016, m)
            ico(fx, fy, .02, .035, m, 2)
            rod((x, y + .1, h * .42), (x + .36 * math.cos(a), y + .1 + .36 * math.sin(a), h * .42), .009, m, 8)
    return e


def slate(x, y, z, rz=0, s=1.0, open_=18, tex='slate', lean=0):
    """A clapper board 36 cm wide; its lower edge at z."""
    k = mat('#15181E', .6)
    P = [box(0, 0, 0, .36, .014, .27, k, .004), panel(.352, .262, poster(tex, .08), (0, -.0075, .004)), box(0, 0, .275, .36, .016, .036, k, .002), panel(.36, .036, poster('clap', .08), (0, -.0085, .275))]
    top = [box(.18, 0, 0, .36, .016, .036, k, .002), panel(.36, .036, poster('clap', .08), (.18, -.0085, 0))]
    g = group(top, (-.18, 0, .313), 0, ry=math.radians(-open_))
    P += [cyl(-.175, -.012, .312, .012, .024, mat('brass', .3, 1), 20, rot=(-math.pi / 2, 0, 0))]
    e = group(P, (x, y, z), rz, s, rx=lean)
    g.parent = e
    return e


def truss(p, q, w=.3, m=None):
    """A square lattice beam between two points (axis-aligned)."""
    m = m or mat('#AEB3BA', .35, .7)
    d = [q[i] - p[i] for i in range(3)]
    L = sum(v * v for v in d) ** .5
    ax = max(range(3), key=lambda i: abs(d[i]))
    o = [i for i in range(3) if i != ax]
    at = lambda t, a, b: tuple(p[i] + (d[i] * t if i == ax else (a if i == o[0] else b) * w / 2) for i in range(3))
    for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        rod(at(0, a, b), at(1, a, b), .028, m, 10)
    n = max(2, int(L / (w * 1.3)))
    for k in range(n):
        t0, t1 = k / n, (k + 1) / n
        for (a, b), (c, e) in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
            f, g = ((a, b), (c, e)) if k % 2 else ((c, e), (a, b))
            rod(at(t0, *f), at(t1, *g), .014, m, 6)


def par(x, y, z, target, colour='#FFC06A', glow=8, s=1.0):
    """A can lamp under a truss."""
    from mathutils import Vector
    d = (Vector(target) - Vector((x, y, z))).normalized()
    a = Vector((x, y, z))
    rod(a - d * .22 * s, a + d * .16 * s, .12 * s, mat('#17191E', .5), 20, .14 * s)
    rod(a + d * .155 * s, a + d * .165 * s, .12 * s, mat(colour, .4, emit=glow), 20)
    rod((x, y, z), (x, y, z + .3 * s), .015, mat('#17191E', .5), 8)


def microphone(x, y, z, rz=0, s=1.0, tilt=0):
    """A studio condenser in its spider, pop screen before it; its head at the origin, facing -Y."""
    br, k = mat('brass', .28, 1), mat('#1B1D22', .4, spec=.5)
    P = [cyl(0, 0, -.16, .034, .15, k, 40, bev=.004), cyl(0, 0, -.012, .036, .012, br, 40, bev=.002), lathe(0, 0, 0, [(.034, 0), (.035, .05), (.032, .075), (.022, .09), (0, .096)], mat('#A8ACB2', .35, 1))]
    for i in range(14):
        a = i * math.pi / 7
        P.append(rod((.0355 * math.cos(a), .0355 * math.sin(a), 0), (.0345 * math.cos(a), .0345 * math.sin(a), .06), .0012, k, 6))
    for zz in (-.04, -.13):
        ring = [(.075 * math.cos(a), .075 * math.sin(a), zz) for a in [i * 2 * math.pi / 32 for i in range(33)]]
        P += path(ring, .004, k, 8)
    for i in range(6):
        a = i * math.pi / 3
        P += [rod((.075 * math.cos(a), .075 * math.sin(a), -.04), (.036 * math.cos(a + .5), .036 * math.sin(a + .5), -.085), .002, mat('terra', .6), 6), rod((.036 * math.cos(a + .5), .036 * math.sin(a + .5), -.085), (.075 * math.cos(a), .075 * math.sin(a), -.13), .002, mat('terra', .6), 6), rod((.075 * math.cos(a), .075 * math.sin(a), -.04), (.075 * math.cos(a), .075 * math.sin(a), -.13), .003, k, 6)]
    P += [box(0, -.0365, -.075, .02, .004, .02, br, .002)]
    return group(P, (x, y, z), rz, s, rx=tilt)


def headphones(x, y, z, rz=0, s=1.0):
    """Lying with its cups on the table."""
    k = mat('#20232A', .5)
    arc = [(.085 * math.cos(a), .10 * math.sin(a), .035 + .0 * a) for a in [math.pi * i / 24 for i in range(25)]]
    P = path(arc, .011, k, 10)
    for sx in (-1, 1):
        P += [cyl(sx * .072, -.02, .036, .038, .026, k, 32, rot=(0, sx * math.pi / 2, 0), bev=.006), cyl(sx * .05, -.02, .036, .035, .022, mat('terra', .8), 32, rot=(0, sx * math.pi / 2, 0), bev=.008)]
    return group(P, (x, y, z), rz, s)
