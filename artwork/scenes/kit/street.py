"""The avenue: road, kerbs, median of marigolds, lamps, bunting, birds."""
import math
import random
from .foliage import bed
from .light import area
from .materials import Time, mat
from .shapes import box, cyl, group, ico, mesh, rod


def kerb(x, y0, y1, step=1.2, h=0.22, w=0.3):
    for i in range(int((y1 - y0) / step)):
        box(
            x,
            y0 + (i + 0.5) * step,
            0,
            w,
            step * 0.985,
            h,
            mat('#26282d' if i % 2 else '#F0B52A', 0.75),
            0.03,
        )


def kerb_along_x(y, x0, x1, step=1.2, h=0.22, w=0.3, z=0):
    for i in range(int((x1 - x0) / step)):
        box(
            x0 + (i + 0.5) * step,
            y,
            z,
            step * 0.985,
            w,
            h,
            mat('#26282d' if i % 2 else '#F0B52A', 0.75),
            0.03,
        )


def lamp(x, y, h=8.5, arms=(1, -1)):
    m, lit = mat('steel', 0.5), 16 if Time.dusk else 0.5
    P = [cyl(0, 0, 0, 0.16, 0.6, m, 16), cyl(0, 0, 0, 0.085, h, m, 16, 0.055)]
    for s in arms:
        P += [
            rod((0, 0, h - 0.05), (s * 1.5, 0, h + 0.42), 0.04, m),
            box(s * 1.75, 0, h + 0.40, 0.8, 0.26, 0.09, m, 0.03),
            box(s * 1.78, 0, h + 0.375, 0.6, 0.18, 0.03, mat('#FFD9A0', 0.4, emit=lit), 0),
        ]
    return group(P, (x, y, 0))


def avenue(crossing=9.5, lamps=(36, 58, 80, 102), back=-14, length=420, flowers=(-5.5, 70), ground='#B99B74'):
    """Two carriageways of 7 m along y, median at x=0, pavements outside. Traffic keeps left."""
    box(0, 90, -0.3, 400, length, 0.28, mat(ground, 0.95, noise=0.08), 0)
    box(0, 90, -0.03, 15, length, 0.03, mat('asphalt', 0.85, noise=0.10), 0)
    for s in (-1, 1):
        box(s * 9.6, 90, 0, 3.9, length, 0.2, mat('#CDB79A', 0.9, noise=0.06), 0.02)
        kerb(s * 7.55, back, 90)
        for i in range(60):
            box(s * 3.9, back + i * 4.2, 0, 0.14, 2.2, 0.006, mat('white', 0.8), 0)
        box(s * 7.1, 90, 0, 0.12, length, 0.005, mat('white', 0.8), 0)
    box(0, 100 + back / 2, 0, 1.7, 240, 0.25, mat('#8A6646', 0.95), 0.03)
    kerb(-0.82, back, 90, 1.2, 0.34, 0.2)
    kerb(0.82, back, 90, 1.2, 0.34, 0.2)
    if flowers:
        bed(0, *flowers)
    if crossing is not None:
        for i in range(6):
            for x in (-6.6, 1.6):
                box(x + i * 0.98, crossing, 0, 0.52, 3.2, 0.007, mat('white', 0.8), 0)
    for y in lamps:
        lamp(0, y)


def lamp_light(ys=(-3, 18, 36, 58), power=640):
    """The street lamps' light on the road at dusk."""
    if Time.dusk:
        for y in ys:
            for s in (-1, 1):
                area((s * 1.8, y, 8.7), (s * 2.6, y, 0), 0.7, power, '#FFD09A')


def bunting(y, x0=-12.5, x1=12.3, z=7.4, sag=1.1, n=34):
    def at(u):
        return (x0 + (x1 - x0) * u, y, z - sag * 4 * u * (1 - u))

    for i in range(n):
        a, b = at(i / n), at((i + 1) / n)
        rod(a, b, 0.015, mat('ink', 0.8), 6)
        mx, mz = (a[0] + b[0]) / 2, (a[2] + b[2]) / 2
        mesh(
            'flag',
            [(mx - 0.22, y, mz), (mx + 0.22, y, mz), (mx, y, mz - 0.52)],
            [(0, 1, 2)],
            mat(('mari', 'terra', 'cream', 'teal')[i % 4], 0.8),
        )


def birds(places, y=30):
    """places: [(x, z, size), ...]; by day only."""
    if Time.dusk:
        return
    for i, (x, z, s) in enumerate(places):
        o = mesh(
            'bird',
            [
                (-s, 0, 0.34 * s),
                (-0.45 * s, 0.1 * s, 0.42 * s),
                (0, 0, 0),
                (0.45 * s, 0.1 * s, 0.42 * s),
                (s, 0, 0.30 * s),
                (0, 0.22 * s, 0.03 * s),
            ],
            [(0, 1, 2), (2, 3, 4), (1, 2, 5), (2, 3, 5)],
            mat('#2b3242', 0.9),
        )
        o.rotation_euler, o.location = (0, 0, 0.2 * i), (x, y, z)


def shrubs(seed=4, n=30, x=120, y0=118, y1=150):
    """A far green line at the end of the road."""
    q = random.Random(seed)
    for k in range(n):
        ico(
            q.uniform(-x, x),
            q.uniform(y0, y1),
            0,
            q.uniform(3, 6),
            mat(q.choice(('leaf', 'leaf2')), 0.9),
            2,
            (1.2, 1, 0.9),
            0.15,
            k,
        )
