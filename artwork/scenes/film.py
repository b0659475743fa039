"""Moving pictures and sound. shot: view ('set' | 'hall' | 'slate' | 'radio' | 'photo'), tex (dict)."""
from kit import *


def film_set(shot):
    """A chai stall built in a dark studio; the camera right of the middle, left dark for the title."""
    t = shot['tex']
    box(0, 0, -0.1, 30, 30, 0.1, mat('#3A3632', 0.6, noise=0.06), 0)
    box(0, 6.5, 0, 30, 0.2, 9, mat('#2A2F3C', 0.9, noise=0.04), 0)
    # the set: a wall with a window, counter, kettle, glasses, awning
    x0 = 1.25
    box(x0, 3.0, 0, 3.6, 0.12, 2.7, mat('terra', 0.85, noise=0.05), 0.01)
    box(x0 - 1.86, 3.0, 0, 0.1, 0.5, 2.85, mat('#D8C3A0', 0.9), 0.01)
    box(x0 + 1.86, 3.0, 0, 0.1, 0.5, 2.85, mat('#D8C3A0', 0.9), 0.01)
    box(x0, 2.92, 0.95, 2.4, 0.06, 1.2, mat('#8A3A22', 0.8), 0.01)
    for k in range(10):
        xa = x0 - 1.62 + k * 0.36
        box(xa, 2.45, 2.22, 0.36, 1.1, 0.05, mat('mari' if k % 2 else 'cream', 0.8), 0.005).rotation_euler[
            0
        ] = math.radians(-18)
    box(x0, 2.25, 0.0, 3.0, 0.6, 0.92, mat('teal', 0.7, noise=0.05), 0.02)
    box(x0, 2.2, 0.92, 3.2, 0.75, 0.06, wood('wood', 'trunk', 2, 0.5), 0.015)
    panel(1.9, 0.95, poster(t['board'], 0.1), (x0 + 0.1, 2.884, 1.05))
    lathe(
        x0 - 0.9,
        2.2,
        0.98,
        [(0, 0), (0.17, 0), (0.2, 0.06), (0.17, 0.2), (0.07, 0.27), (0.02, 0.3), (0, 0.32)],
        mat('#B9BDC2', 0.25, 1),
    )
    rod((x0 - 0.74, 2.2, 1.12), (x0 - 0.58, 2.2, 1.24), 0.025, mat('#B9BDC2', 0.25, 1), 12, 0.014)
    for k in range(5):
        lathe(
            x0 - 0.3 + k * 0.13,
            2.06 + 0.05 * (k % 2),
            0.98,
            [(0, 0), (0.032, 0), (0.045, 0.1), (0.047, 0.104), (0.043, 0.1)],
            mat('terra', 0.4, spec=0.4),
        )
    P = [
        box(0, 0, 0, 0.26, 0.12, 0.36, mat('mari', 0.6), 0.006),
        panel(0.26, 0.3575, poster('carton-dhoop', 0.06), (0, -0.0612, 0.002)),
    ]
    group(P, (x0 + 0.75, 2.15, 0.98), math.radians(-12))
    P = [
        box(0, 0, 0, 0.26, 0.12, 0.36, mat('ink', 0.6), 0.006),
        panel(0.26, 0.3575, poster('carton-dhoop-ink', 0.06), (0, -0.0612, 0.002)),
    ]
    group(P, (x0 + 1.08, 2.2, 0.98), math.radians(8))
    for k in range(6):
        marigold_head(x0 + 1.33 - 0.03 * k, 2.0, 0.98 + 0.0, 0.055, k % 2, k) if k < 2 else None
    # camera, softboxes, flag, monitor cart, slate
    cine_camera(-0.42, -0.35, 1.40, math.radians(160), monitor='monitor-film', s=1.25)
    softbox(-1.75, 0.35, 2.25, (x0, 2.2, 1.1), 0.95, 1.3, 170, 4.2)
    softbox(4.05, 0.75, 2.3, (x0, 2.2, 1.1), 0.8, 1.1, 90, 3.4, '#FFE0B4')
    k = mat('charcoal', 0.6)
    box(2.95, -0.2, 0.0, 0.55, 0.5, 0.05, k, 0.01)
    for dx in (-0.24, 0.24):
        rod((2.95 + dx, -0.2, 0.05), (2.95 + dx, -0.2, 0.95), 0.018, k)
    box(2.95, -0.2, 0.92, 0.62, 0.5, 0.04, k, 0.01)
    P = [
        box(0, 0, 0, 0.66, 0.04, 0.4, k, 0.008),
        panel(0.63, 0.355, screen('monitor-film', 1.2), (0, -0.0212, 0.022)),
    ]
    group(P, (2.95, -0.15, 0.98), math.radians(-14), rx=math.radians(-6))
    slate(1.35, -1.25, 0.46, math.radians(-16), 1.25, 22, lean=math.radians(-14))
    box(1.35, -1.12, 0, 0.6, 0.42, 0.46, wood('oak', 'wood', 3, 0.6), 0.015)
    path([(0.4, -0.5, 0.02), (0.9, -1.3, 0.015), (2.2, -1.6, 0.015), (2.9, -0.6, 0.015)], 0.014, k, 8)
    for v in ((-3.2, 4.6), (3.6, 4.9)):
        legs(v[0], v[1], 3.2, 0.6)
    par(-3.2, 4.6, 3.3, (0, 3, 1), '#FFB45A', 9, 1.4)
    par(3.6, 4.9, 3.3, (1, 3, 1), '#FFB45A', 9, 1.4)
    spot((-3.2, 4.5, 3.3), (x0 - 0.6, 2.7, 1.0), 260, 50, '#FFB066', 0.5, 0.1)
    spot((3.6, 4.8, 3.3), (x0 + 0.6, 2.7, 1.0), 220, 50, '#FFB066', 0.5, 0.1)
    area((-5, -4, 4), (0, 2, 1), 4, 130, '#7FA0D0')
    area((5.5, -3.5, 3), (1, 0, 1), 2.5, 120, '#FFC890')
    area((-2.6, -2.2, 2.6), (0.4, -0.5, 1.3), 1.2, 55, '#9DB8E8')
    area((0, 5.8, 5), (0, 6.5, 2), 6, 40, '#5C78B8', 1)
    sky('#141a28', '#1c2436', '#232c40', 0.35)
    camera((-0.75, -4.7, 1.5), (0.12, 2, 1.5), 33, dof=(0.6, 0, 1.4), fstop=3.2, shift=(0, 0.01))
    return dict(bounces=5)


def hall(shot):
    """A presentation in a hall, seen from behind the rows of chairs."""
    t = shot['tex']
    box(0, 0, -0.1, 30, 30, 0.1, mat('#5A3B33', 0.9, noise=0.06), 0)
    box(0, 7, 0, 20, 0.2, 6, mat('#1F2A44', 0.9, noise=0.03), 0)
    for s in (-1, 1):
        box(s * 7, 2, 0, 0.2, 14, 6, wood('#7A4A30', 'trunk', 0.6, 0.6), 0)
        for k in range(5):
            area((s * 6.7, -1 + k * 1.8, 3.1), (s * 7, -1 + k * 1.8, 4.5), 0.4, 24, '#FFC27A')
            box(s * 6.86, -1 + k * 1.8, 2.6, 0.1, 0.16, 0.5, mat('#FFD9A0', 0.5, emit=2.2), 0.01)
    box(0, 5.6, 0, 9.6, 2.6, 0.55, wood('#8A5A38', 'trunk', 0.5, 0.5), 0.02)
    W, H = 6.4, 3.6
    box(0, 6.72, 1.0, W + 0.2, 0.12, H + 0.2, mat('#0E1117', 0.4), 0.02)
    panel(W, H, screen(t['slide'], 1.35), (0, 6.65, 1.1))
    # lectern
    box(-4.0, 5.2, 0.55, 0.62, 0.45, 1.05, wood('oak', 'wood', 2, 0.5), 0.02)
    box(-4.0, 5.15, 1.6, 0.74, 0.55, 0.05, wood('oak', 'wood', 2, 0.5), 0.01).rotation_euler[
        0
    ] = math.radians(14)
    path([(-4.0, 5.1, 1.62), (-4.0, 5.05, 1.9), (-4.0, 4.9, 1.98)], 0.012, mat('charcoal', 0.4))
    panel(0.34, 0.34, poster('cardback-indravati', 0.1), (-4.0, 4.965, 0.9))
    q = random.Random(5)
    c1, c2 = mat('#B8431F', 0.85, noise=0.04), mat('#1F2433', 0.6)
    for r in range(4):
        y = 2.3 - r * 1.35
        for k in range(-5, 6):
            if k == 0:
                continue
            x = k * 0.78 + (0.15 if k < 0 else -0.15)
            slab(x, y, 0.44, 0.6, 0.52, 0.09, c1, 0.1)
            slab(x, y - 0.27, 0.5, 0.58, 0.1, 0.62, c1, 0.045)
            for dx in (-0.25, 0.25):
                rod((x + dx, y - 0.2, 0), (x + dx, y - 0.2, 0.46), 0.018, c2, 8)
                rod((x + dx, y + 0.2, 0), (x + dx, y + 0.2, 0.46), 0.018, c2, 8)
            if r > 0 and q.random() < 0.2:
                box(
                    x,
                    y,
                    0.53,
                    0.21,
                    0.3,
                    0.012,
                    mat(q.choice(('mari', 'cream', 'teal')), 0.7),
                    0.002,
                    q.uniform(-0.4, 0.4),
                )
    area((0, 6.2, 2.9), (0, 0, 0.6), 6, 420, '#CFE3FF', 3)
    area((0, -1, 6), (0, -1, 0), 6, 260, '#FFD9A8')
    area((0, 4.5, 5.6), (0, 6.8, 2.4), 7, 130, '#6E86C8', 0.5)
    sky('#20222c', '#2a2a34', '#332c30', 0.3)
    camera((0.35, -4.4, 1.75), (0.1, 7, 1.75), 30, dof=(0, 6, 2), fstop=2.8, shift=(0, 0.025))
    return dict(bounces=5)


def slate_close(shot):
    """The clapper on a camera case on location, the avenue soft behind them."""
    avenue(crossing=20, lamps=(30, 52, 74), flowers=(9, 60))
    lamp_light((10, 30))
    row(1, 14, 14.4, (3, 4, 3, 5, 4, 6), (2.2, 0.8, 3.5), 6, 1)
    row(-1, 12, 14.6, (2, 3, 2, 4, 3, 5, 4), (3.5, 5, 4), 7, 3)
    far(4)
    shrubs(4)
    for s in (-1, 1):
        for k, y in enumerate((9, 19, 30, 42, 56, 70)):
            tree(s * 10.4, y, 5, k + 50 * (s > 0))
    unipole(9.4, 25, shot['tex']['board'], 12, 6, 6.2, math.radians(-14), lamps=5)
    auto(-4.6, 16, math.pi)
    car(-2.8, 26, math.pi, 'cream')
    bus(4, 36, 0, 'teal')
    # on the pavement by the near kerb
    box(-8.86, -0.92, 0.2, 0.5, 0.4, 0.62, mat('#20242C', 0.6), 0.02)
    for zz in (0.28, 0.5, 0.7):
        box(-8.86, -1.125, zz, 0.44, 0.01, 0.05, mat('#8A8F97', 0.4, 0.8), 0.004)
    slate(-8.84, -0.96, 0.82, math.radians(-14), 1.55, 24, tex=shot['tex']['slate'], lean=math.radians(-10))
    outdoors(224, 15)
    for x, y, h in ((-18, -9, 5.4), (-23, -4, 6)):
        tree(x, y, h, int(h * 7))
    camera((-9.25, -3.3, 1.45), (-4.6, 8, 1.45), 30, dof=(-8.8, -1.0, 1.1), fstop=2.4, shift=(0, 0.055))


def radio(shot):
    """A microphone close, mixer and an ON AIR lamp behind it."""
    box(0, 0, -0.04, 4, 2.2, 0.04, wood('#6E4630', 'trunk', 4, 0.45), 0.005)
    box(0, 1.6, -1, 6, 0.1, 4, mat('#1B2336', 0.9), 0)
    q = random.Random(2)
    for i in range(-9, 10):
        for j in range(-1, 8):
            x, z = i * 0.2, -0.05 + j * 0.2
            v = (i + j) % 2
            for k in range(3):
                dd = (k - 1) * 0.066
                P = [
                    (x + (dd - 0.033 if v else -0.1), 1.55, z + (-0.1 if v else dd - 0.033)),
                    (x + (dd + 0.033 if v else 0.1), 1.55, z + (-0.1 if v else dd - 0.033)),
                    (x + (dd + 0.033 if v else 0.1), 1.55, z + (0.1 if v else dd + 0.033)),
                    (x + (dd - 0.033 if v else -0.1), 1.55, z + (0.1 if v else dd + 0.033)),
                ]
                r = (
                    ((x + dd, 1.47, z - 0.1), (x + dd, 1.47, z + 0.1))
                    if v
                    else ((x - 0.1, 1.47, z + dd), (x + 0.1, 1.47, z + dd))
                )
                V = P + list(r)
                F = [(0, 4, 5, 3), (4, 1, 2, 5)] if v else [(0, 1, 5, 4), (4, 5, 2, 3)]
                mesh('wedge', V, F, mat('#2B3550' if (i * 3 + j) % 4 else '#333E5C', 0.95))
    box(0.62, 1.42, 0.62, 0.62, 0.08, 0.22, mat('#17191E', 0.5), 0.01)
    panel(0.58, 0.174, screen('on-air', 2.2), (0.62, 1.379, 0.643))
    frame(-0.74, 1.45, 0.2, shot['tex']['wall'], 0.42, 0.7, bar=0.02, glow=0.12)
    microphone(-0.02, -0.18, 0.36, math.radians(14), 1.25, math.radians(0))
    k = mat('#1B1D22', 0.4, spec=0.4)
    rod((0.08, -0.15, 0.25), (0.34, 0.02, 0.42), 0.011, k)
    rod((0.34, 0.02, 0.42), (0.72, 0.22, 0.12), 0.012, k)
    rod((0.72, 0.22, 0.12), (0.72, 0.22, 0), 0.02, k)
    cyl(0.72, 0.22, 0, 0.05, 0.03, k, 32, bev=0.005)
    ico(0.34, 0.02, 0.42, 0.02, mat('brass', 0.3, 1), 2)
    ring = [
        (-0.13 + 0.085 * math.cos(a), -0.36 - 0.02 * math.cos(a), 0.36 + 0.085 * math.sin(a))
        for a in [i * 2 * math.pi / 48 for i in range(49)]
    ]
    path(ring, 0.004, k, 8)
    # mixer with faders, knobs
    M = [box(0, 0, 0, 0.9, 0.46, 0.05, mat('#262B36', 0.5), 0.012)]
    for i in range(12):
        x = -0.39 + i * 0.07
        M += [
            box(x, -0.1, 0.05, 0.006, 0.2, 0.002, mat('#0B0D11', 0.6), 0),
            box(
                x,
                -0.17 + 0.16 * q.random(),
                0.05,
                0.03,
                0.018,
                0.022,
                mat('cream' if i % 4 else 'mari', 0.5),
                0.003,
            ),
        ]
        for j in range(3):
            M.append(
                cyl(
                    x,
                    0.06 + j * 0.06,
                    0.05,
                    0.013,
                    0.02,
                    mat(('terra', 'cream', 'teal')[j], 0.5),
                    20,
                    bev=0.002,
                )
            )
    group(M, (-0.62, 0.35, 0), math.radians(12), rx=math.radians(8))
    headphones(0.42, -0.32, 0, math.radians(40), 1.35)
    tumbler_at(-0.52, -0.3)
    area((-1.5, -1.5, 1.5), (0, 0, 0.3), 0.9, 62, '#FFB45E')
    area((1.7, 0.3, 1.2), (0, 0, 0.3), 0.6, 40, '#6FA0FF')
    area((0.6, 1.0, 1.3), (0.6, 1.5, 0.6), 0.4, 9, '#FF6A50')
    area((-0.2, 0.2, 2.2), (0, 1.5, 0.6), 1.6, 26, '#8FA8E0')
    area((-0.9, 0.7, 1.5), (-0.95, 1.45, 0.7), 0.5, 12, '#FFD9A8')
    sky('#10131c', '#171c2a', '#1c2233', 0.3)
    camera((-0.16, -1.75, 0.44), (0.05, 0, 0.36), 44, dof=(-0.02, -0.2, 0.38), fstop=1.6)
    return dict(bounces=5)


def tumbler_at(x, y):
    s = 0.085
    lathe(
        x,
        y,
        0,
        [
            (0, 0),
            (0.36 * s, 0),
            (0.42 * s, 0.06 * s),
            (0.56 * s, 1.0 * s),
            (0.57 * s, 1.04 * s),
            (0.53 * s, 1.04 * s),
            (0.5 * s, 0.9 * s),
        ],
        mat('terra', 0.3, spec=0.5),
    )
    cyl(x, y, 0.95 * s, 0.515 * s, 0.003, mat('#B4713A', 0.12, spec=0.6), 40)


def photo(shot):
    """A product shoot: a paper sweep, the pack on it, camera and two softboxes."""
    box(0, 0, -0.1, 30, 30, 0.1, mat('#B98F63', 0.7, noise=0.05), 0)
    box(0, 4.5, 0, 30, 0.2, 8, mat('#E6D6B8', 0.9, noise=0.03), 0)
    V = []
    prof = (
        [(-0.9, 0.72), (0.6, 0.72)]
        + [
            (0.6 + 0.9 * math.sin(a), 0.72 + 0.9 * (1 - math.cos(a)))
            for a in [math.pi / 2 * i / 12 for i in range(1, 13)]
        ]
        + [(1.5, 3.4)]
    )
    for y, z in prof:
        V += [(-1.25, y + 0.8, z), (1.25, y + 0.8, z)]
    F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
    mesh('sweep', V, F, mat('#8FD0F0', 0.9), True)
    rod((-1.5, 2.32, 3.42), (1.5, 2.32, 3.42), 0.06, mat('#C9B79A', 0.7))
    for s in (-1, 1):
        legs(s * 1.55, 2.32, 3.45, 0.5)
    box(0, 0.65, 0.66, 2.5, 1.5, 0.055, wood('oak', 'wood', 3, 0.6), 0.01)
    for x in (-1.1, 1.1):
        for y in (0.05, 1.3):
            box(x, y, 0, 0.07, 0.07, 0.66, wood('oak', 'wood', 3, 0.6), 0.01)
    h = 0.725
    for x, y, rz, tex, c in (
        (-0.18, 0.55, 14, 'carton-indravati', '#8FD0F0'),
        (0.28, 0.75, -10, 'carton-indravati', '#8FD0F0'),
    ):
        w = 0.26
        P = [
            box(0, 0, 0, w, w * 0.8, w * 1.375, mat('#BFE3F5', 0.5), 0.006),
            panel(w, w * 1.375, poster(tex, 0.08), (0, -w * 0.4 - 0.0012, 0)),
            extrude(
                [(-w * 0.4, w * 1.375), (w * 0.4, w * 1.375), (0.012, w * 1.75), (-0.012, w * 1.75)],
                w,
                mat('#1B2A4A', 0.5),
                0.004,
            ),
        ]
        group(P, (x, y, h), math.radians(rz))
    lathe(
        -0.58,
        0.4,
        h,
        [(0, 0), (0.055, 0), (0.065, 0.05), (0.07, 0.16), (0.066, 0.16), (0.06, 0.02)],
        mat('white', 0.2, spec=0.5),
    )
    cyl(-0.58, 0.4, h + 0.14, 0.064, 0.005, mat('#FFFDF8', 0.3), 40)
    cine_camera(0.15, -1.25, 1.12, math.radians(176), s=1.05)
    softbox(-2.0, -0.1, 1.75, (0, 0.6, 0.9), 0.9, 1.25, 46, 3.0)
    softbox(2.15, 0.25, 1.8, (0, 0.6, 0.9), 0.75, 1.05, 26, 2.6, '#FFE6C4')
    frame(2.75, 4.4, 1.5, shot['tex']['wall'], 0.9, 1.5, bar=0.04, glow=0.1)
    pot_plant(-2.95, 3.6, 0, 1.25, 'terra', 4)
    box(2.9, 3.9, 0, 1.4, 0.5, 0.8, wood('wood', 'trunk', 2, 0.5), 0.02)
    area((0, -2, 4.5), (0, 1, 1), 4, 90, '#FFE9CC')
    spot((-6, -4, 3.6), (-1.0, 4, 1.6), 1800, 36, '#FFB878', 0.1, 0.06)
    sky('#8a97a8', '#cbbda6', '#d8b890', 0.4)
    camera((-0.7, -4.1, 1.5), (0.2, 2, 1.5), 34, dof=(0, 0.4, 1), fstop=4, shift=(0, -0.01))
    return dict(bounces=5)


def build(shot):
    return {'set': film_set, 'hall': hall, 'slate': slate_close, 'radio': radio, 'photo': photo}[
        shot['view']
    ](shot)
