"""The avenue.

shot: board ('unipole' | 'driver' | 'shelter' | 'gantry'), tex (one name or several), time, tall.
"""
from kit import *


def _city(
    seed=4,
    right=(3, 4, 3, 5, 4, 6, 5),
    left=(2, 3, 2, 4, 3, 5, 4),
    right_from=17,
    left_from=8,
    x_right=14.2,
    x_left=14.4,
):
    row(1, right_from, x_right, right, (4.6, 2.2, 0.8, 3.5), seed, 0)
    row(-1, left_from, x_left, left, (3.5, 5, 7), seed + 1, 3)
    far(seed)
    shrubs(seed)


def unipole_scene(shot):
    """Sky free on the left, where the page paints its title."""
    avenue(crossing=10.5, lamps=(37, 58, 80, 102), flowers=(-6, 70))
    lamp_light()
    row(1, 25.5, 14.6, (3, 4, 3, 5, 4, 6), (2.2, 0.8, 3.5), 6, 1)
    house(16.2, 10.5, 9.5, 10, 2, 'cream', 1, seed=1)
    row(-1, 12, 14.6, (2, 3, 2, 4, 3, 5, 4), (3.5, 5, 4), 7, 3)
    far(4)
    shrubs(4)
    for s, ys in ((-1, (8, 21, 33, 47, 61, 78, 94)), (1, (42, 54, 67, 81, 95))):
        for k, y in enumerate(ys):
            tree(s * 10.4, y, 4.7 + (k * 37 % 11) / 9, k + 50 * (s > 0), near=y < 60)
    palm(-12.3, 15, 7.4, 3)
    palm(12.2, 37, 8.5, 5)
    palm(-12.4, 42, 8, 8)
    unipole(8.9, 20.5, shot['tex'], 14, 7, 7.2, math.radians(-12), lamps=6)
    auto(3.1, 12.8, 0.06)
    auto(-5.4, 31, math.pi, '#20242c')
    car(5.7, 29, 0, 'terra')
    car(-2.9, 19.5, math.pi, 'cream')
    car(-3.1, 44, math.pi, 'ink')
    bus(3.0, 45, 0, 'teal')
    for a in (
        (9.5, 10.2, 2.9, 'mari', 'cream'),
        (10.2, 10.8, 2.9, 'ink', 'cream'),
        (-9.4, 14, 3.0, 'cream', 'ink'),
        (-9.0, 24, 0.1, 'teal', 'cream'),
        (-9.8, 24.4, 0.2, 'terra', 'terra'),
        (9.2, 34, 3.1, 'cream', 'ink'),
        (-9.5, 38, 0.0, 'mari', 'ink'),
    ):
        person(*a)
    birds(((-6.2, 13.2, 0.36), (-4.9, 13.9, 0.3), (-3.6, 13.5, 0.33), (-7.3, 14.2, 0.26)))
    outdoors(222, 13)
    for x, y, h in ((-10.5, -9, 5.2), (-16, -14, 6.2), (-9.5, -20, 6.6)):
        tree(x, y, h, int(h * 7))
    if shot.get('tall'):
        camera(
            (-1.9, -8.5, 1.65),
            (-1.9 + 6.6, 20, 1.65),
            lens=37,
            dof=(8.9, 20.5, 8),
            fstop=1.6,
            shift=(0.0, 0.245),
        )
    else:
        camera((-4.2, -6.5, 1.7), (1.2, 24, 1.7), lens=28, dof=(8.9, 20.5, 8), fstop=1.4, shift=(0, 0.125))


def driver_scene(shot):
    """Through the windscreen, from the driver's seat on the right of a car in the left lane."""
    avenue(crossing=None, lamps=(20, 42, 64, 86), flowers=(2, 80))
    lamp_light((8, 20, 42, 64))
    row(-1, 34, 14.2, (3, 4, 3, 5, 4), (2, 4, 1), 9, 2)
    row(1, 12, 14.4, (3, 5, 4, 6, 4, 5), (1, 2.4, 0.8), 3, 0)
    far(5)
    shrubs(5)
    for k, y in enumerate((34, 45, 58, 72, 90)):
        tree(-10.5, y, 5 + (k % 3) * 0.4, k + 3, near=y < 60)
    for k, y in enumerate((14, 25, 37, 50, 64, 80)):
        tree(10.4, y, 5 + (k % 2) * 0.5, k + 31, near=y < 60)
    box(-22, 16, -0.02, 24, 34, 0.06, mat('#8B8A52', 0.95, noise=0.12), 0)
    box(-24, 33, 0, 26, 0.3, 1.7, mat('cream', 0.9, noise=0.05), 0.03)
    hedge([(-12.4, 10), (-12.4, 32)], 4, 0, 0.55)
    hoarding(-13.6, 25, shot['tex'], 13, 6.5, 3.5, math.radians(14), lamps=6)
    auto(-5.7, 19, math.pi + 0.02)
    bus(-5.4, 40, math.pi, 'terra')
    car(-2.6, 31, math.pi, 'cream')
    car(3.2, 22, 0, 'teal')
    auto(5.2, 33, 0)
    for a in (
        (-9.6, 17, 3.1, 'teal', 'cream'),
        (-9.1, 30, 0.1, 'mari', 'ink'),
        (9.6, 21, 3.0, 'terra', 'cream'),
    ):
        person(*a)
    outdoors(224, 15)
    for x, y, h in ((-14, -4, 5), (-21, 2, 5.5)):
        tree(x, y, h, int(h * 7))
    # the car: dash, pillar, wheel, mirror with a marigold string
    cx, cy, cz = -3.6, 0.0, 1.42
    camera((cx, cy, cz), (cx - 1.0, cy + 20, cz), lens=24, dof=(-13, 25, 6), fstop=8, shift=(0.0, 0.055))
    dk, tr = mat('#1C1F26', 0.8, noise=0.06), mat('#2B2F38', 0.6)
    o = extrude(
        [(0.62, -0.52), (0.62, -0.30), (0.74, -0.255), (1.15, -0.262), (1.42, -0.36), (1.42, -0.52)],
        2.9,
        dk,
        0.03,
    )
    o.location = (cx - 0.35, cy, cz)
    box(cx + 0.05, cy + 0.72, cz - 0.29, 0.52, 0.26, 0.085, tr, 0.04)
    ring = [
        (cx + 0.05 + 0.20 * math.cos(a), cy + 0.50 + 0.03 * math.sin(a), cz - 0.345 + 0.20 * math.sin(a))
        for a in [i * 2 * math.pi / 48 for i in range(49)]
    ]
    path(ring, 0.017, mat('#15171C', 0.5, spec=0.5), 12)
    box(cx + 0.05, cy + 0.5, cz - 0.44, 0.12, 0.03, 0.09, mat('#15171C', 0.5), 0.02)
    rod((cx + 0.62, cy + 0.80, cz - 0.45), (cx + 0.50, cy + 0.52, cz + 0.75), 0.04, dk, 12)
    mx = cx + 0.29
    box(mx, cy + 0.80, cz + 0.255, 0.25, 0.04, 0.075, mat('#15171C', 0.5), 0.03)
    panel(0.225, 0.058, mat('#8FA9BA', 0.25, spec=0.5), (mx, cy + 0.778, cz + 0.263))
    rod((mx, cy + 0.82, cz + 0.32), (mx, cy + 0.86, cz + 0.6), 0.01, dk)
    rod((mx, cy + 0.80, cz + 0.26), (mx, cy + 0.80, cz + 0.09), 0.0015, mat('leaf2'))
    for k in range(5):
        marigold_head(mx, cy + 0.80, cz + 0.205 - 0.026 * k, 0.017, k % 2 == 1, k)


def shelter_scene(shot):
    """Across the carriageway, square to the shelter, late sun along the pavement."""
    box(0, 90, -0.3, 400, 420, 0.28, mat('#B99B74', 0.95, noise=0.08), 0)
    box(0, -2.2, -0.03, 200, 10.4, 0.03, mat('asphalt', 0.85, noise=0.10), 0)
    box(0, 5.6, 0, 200, 5.0, 0.2, mat('#CDB79A', 0.9, noise=0.06), 0.02)
    kerb_along_x(3.05, -30, 30)
    for i in range(14):
        box(-20 + i * 4.2, -1.2, 0, 2.2, 0.14, 0.006, mat('white', 0.8), 0)
    box(0, 2.7, 0, 200, 0.12, 0.005, mat('white', 0.8), 0)
    kerb_along_x(-7.2, -30, 30, h=0.34, w=0.2)
    box(0, 8.6, 0, 200, 0.28, 1.5, mat('cream', 0.9, noise=0.05), 0.03)
    box(0, 8.6, 1.5, 200, 0.42, 0.12, mat('terra', 0.7), 0.03)
    e = shelter(0.4, 5.4, 0, shot['tex'])
    e.location.z = 0.2
    for i, (x, w, fl, c) in enumerate(
        (
            (-21, 11, 4, 'terra'),
            (-9.6, 10, 3, 'cream'),
            (1.6, 11, 4, '#D8A25E'),
            (13.4, 11, 3, 'blush'),
            (25.4, 11, 5, '#8FA5A8'),
        )
    ):
        house(x, 19, w, 9, fl, c, 0, seed=20 + i, shop=False)
    for k, x in enumerate((-15.5, -8.6, 8.2, 15, -22, 22)):
        tree(x, 11 + (k % 2) * 1.2, 5.6 + (k % 3) * 0.3, k + 7)
    tree(9.8, 6.9, 4.9, 3)
    hedge([(-30, 8.1), (30, 8.1)], 4, 0, 0.42)
    palm(11.0, 12.5, 8.2, 4)
    lamp(7.4, 3.9, 8, arms=(1,))
    for a in (
        (5.6, 4.4, 1.2, 'teal', 'cream'),
        (6.3, 4.6, -1.3, 'terra', 'ink'),
        (8.8, 5.6, 1.6, 'cream', 'ink'),
    ):
        person(*a, z=0.2, walk=0.08)
    auto(6.2, 0.9, math.pi / 2 + 0.02)
    outdoors(238, 20, (-0.8, 1, 0.02), 5.4)
    if Time.dusk:
        area((7.4, 1.5, 8.4), (4, 0, 0), 0.8, 520, '#FFD09A')
        area((-9, 1.5, 8.4), (-6, 0, 0), 0.8, 420, '#FFD09A')
    for x, y, h in ((-17, -12, 6.5), (-24, -8, 7)):
        tree(x, y, h, int(h))
    camera((-4.4, -2.6, 1.6), (0.75, 6.6, 1.6), lens=28, dof=(-1, 6, 1.6), fstop=2.8, shift=(0.0, 0.06))


def gantry_scene(shot):
    """Standing on the median's edge before the gantry, the road running under it."""
    avenue(crossing=None, lamps=(46, 68, 90, 112), flowers=(-3, 80))
    lamp_light((0, 14, 46, 68))
    row(1, 30, 16.6, (4, 6, 4, 5, 7, 5), (1.4, 3, 1), 5, 5)
    row(-1, 27, 16.6, (3, 4, 3, 5, 4, 6), (2, 3, 1), 8, 2)
    far(8)
    shrubs(8)
    for s in (-1, 1):
        for k, y in enumerate((27, 38, 50, 63, 78)):
            tree(s * 11.6, y, 5 + (k * 7 % 4) * 0.3, k + 20 * (s > 0), near=y < 60)
    gantry(18, *shot['tex'])
    palm(-13.4, 14, 8, 3)
    palm(13.2, 21, 9, 6)
    car(-2.7, 12, math.pi, 'mari')
    auto(-5.5, 23, math.pi)
    bus(-5.5, 46, math.pi, 'terra')
    auto(3.0, 26, 0)
    car(5.4, 15.5, 0, 'ink')
    car(2.9, 44, 0, 'cream')
    for a in (
        (-9.9, 12.5, 3.0, 'cream', 'ink'),
        (10.2, 24, 3.0, 'mari', 'cream'),
        (-10.6, 25, 0.1, 'teal', 'ink'),
    ):
        person(*a)
    outdoors(224, 15)
    for x, y, h in ((-13, -2, 5.4), (-20, -9, 6.2)):
        tree(x, y, h, int(h * 7))
    camera((-0.5, -5.2, 2.5), (-0.25, 20, 2.5), lens=27, dof=(0, 18, 7), fstop=2.8, shift=(0, 0.115))


def kiosk_scene(shot):
    """Lamp-post kiosks along the median, one after the other, seen from the crossing."""
    avenue(crossing=3.0, lamps=(60, 82, 104), flowers=(6.4, 70))
    lamp_light((4, 18, 36))
    row(1, 12, 14.4, (4, 3, 5, 4, 6, 4), (1.2, 2.4, 0.8), 15, 2)
    row(-1, 14, 14.4, (3, 5, 3, 4, 4, 5), (2, 4, 1), 16, 5)
    far(12)
    shrubs(12)
    for s in (-1, 1):
        for k, y in enumerate((11, 21, 32, 44, 57, 72)):
            tree(s * 10.4, y, 4.9 + (k * 3 % 4) * 0.25, k + 9 * (s > 0), near=y < 60)
    for k, y in enumerate((8.6, 17.5, 27, 37, 47)):
        kiosk(0, y, shot['tex'][k % len(shot['tex'])], math.radians(-4), 1.5, 2.5, 2.1)
        if Time.dusk:
            area((-0.4, y - 2.4, 3.2), (0, y, 3.4), 0.7, 38, '#FFE6BE')
    auto(-4.9, 12.5, math.pi + 0.03)
    car(-3.0, 23, math.pi, 'mari')
    bus(-5.2, 36, math.pi, 'terra')
    car(3.2, 17, 0, 'teal')
    auto(5.2, 28, 0, '#20242c')
    for a in (
        (9.2, 9.5, 2.9, 'mari', 'cream'),
        (9.8, 10, 2.9, 'teal', 'ink'),
        (-9.3, 15, 0.1, 'terra', 'cream'),
    ):
        person(*a)
    outdoors(222, 15)
    for x, y, h in ((-12, -6, 5.4), (-18, -11, 6.2)):
        tree(x, y, h, int(h * 7))
    camera((-2.0, -1.6, 1.65), (-0.75, 12, 1.65), lens=30, dof=(0, 8.6, 3), fstop=2.0, shift=(0.0, 0.10))


def close_scene(shot):
    """The unipole from nearly below, the face filling the sky."""
    avenue(crossing=None, lamps=(52, 74), flowers=(-2, 60))
    lamp_light((10, 30))
    row(1, 24, 14.6, (4, 3, 5, 4), (2.2, 0.8), 26, 3)
    row(-1, 14, 14.6, (3, 4, 3, 5), (3.5, 2), 27, 1)
    far(14)
    shrubs(14)
    for s in (-1, 1):
        for k, y in enumerate((20, 30, 42, 55)):
            tree(s * 10.6, y, 5, k + 40 * (s > 0))
    unipole(4.2 + 3.4, 15.0, shot['tex'], 13, 6.5, 5.0, math.radians(-9), lamps=5)
    auto(2.9, 17, 0.04)
    car(-3.0, 20, math.pi, 'terra')
    outdoors(222, 16)
    camera((1.6, -1.4, 1.6), (4.6, 15, 1.6), lens=27, dof=(7, 15, 7), fstop=4, shift=(0, 0.19))


def bus_scene(shot):
    """A city bus halting at the kerb, square to the eye, its flank carrying the line."""
    box(0, 90, -0.3, 400, 420, 0.28, mat('#B99B74', 0.95, noise=0.08), 0)
    box(0, -2.2, -0.03, 200, 10.4, 0.03, mat('asphalt', 0.85, noise=0.10), 0)
    box(0, 5.6, 0, 200, 5.0, 0.2, mat('#CDB79A', 0.9, noise=0.06), 0.02)
    kerb_along_x(3.05, -30, 30)
    for i in range(14):
        box(-20 + i * 4.2, -1.4, 0, 2.2, 0.14, 0.006, mat('white', 0.8), 0)
    kerb_along_x(-7.2, -30, 30, h=0.34, w=0.2)
    bus(0.2, 1.35, math.pi / 2, 'terra', shot['tex'][0])
    for k in range(7):
        box(-3.1 + k * 1.1, 0.095, 1.52, 0.13, 0.05, 0.92, mat('terra', 0.4, spec=0.5), 0.01)
    for i, (x, w, fl, c) in enumerate(
        (
            (-22, 11, 3, 'cream'),
            (-10.6, 10, 4, '#8FA5A8'),
            (0.6, 11, 3, 'blush'),
            (12.4, 11, 4, '#D8A25E'),
            (24.4, 11, 3, 'cream'),
        )
    ):
        house(x, 13, w, 9, fl, c, 0, seed=90 + i)
    for k, x in enumerate((-15.6, -8.4, 8.6, 16.2, 24)):
        tree(x, 6.9, 5.4 + (k % 3) * 0.3, k + 17)
    palm(7.2, 11.2, 8.4, 4)
    for a in (
        (6.4, 4.6, -1.4, 'mari', 'cream'),
        (7.1, 4.9, 1.5, 'teal', 'ink'),
        (-8.6, 5.6, 1.6, 'cream', 'ink'),
    ):
        person(*a, z=0.2, walk=0.1)
    auto(-9.4, -0.4, math.pi / 2)
    outdoors(236, 21, (-0.8, 1, 0.02), 5.6)
    for x, y, h in ((-17, -12, 6.5), (-24, -8, 7)):
        tree(x, y, h, int(h))
    camera((-2.0, -7.2, 1.6), (0.3, 3, 1.6), lens=24.5, dof=(0, 0.2, 1.4), fstop=3.5, shift=(0, 0.05))


def build(shot):
    {
        'unipole': unipole_scene,
        'driver': driver_scene,
        'shelter': shelter_scene,
        'gantry': gantry_scene,
        'kiosk': kiosk_scene,
        'close': close_scene,
        'bus': bus_scene,
    }[shot['board']](shot)
