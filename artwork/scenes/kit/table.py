"""Still lifes: paper, phones, laptops, cups, pencils. 1 unit = 10 cm; the table's top is z = 0."""
import math
import random
from mathutils import Vector
from .materials import mat, poster, screen, wood
from .shapes import box, cyl, group, ico, lathe, mesh, panel, path, rod, slab


def sheet(
    w, h, tex, x, y, rz=0, z=0.0, th=0.02, curl=0.0, emit=0, crop=(0, 0, 1, 1), wave=0, rough=0.6, fold=0
):
    """Paper lying flat. curl lifts its two ends, wave bends it, fold raises its middle (a centre fold)."""
    n, V, F = 28, [], []
    for i in range(n + 1):
        u = i / n
        lift = curl * abs(2 * (u - 0.5)) ** 3 + wave * math.sin(u * 6.3) + fold * (1 - abs(2 * u - 1)) ** 2
        V += [(w * (u - 0.5), h * (j - 0.5), lift) for j in range(2)]
    F = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    o = mesh('sheet', V, F, poster(tex, emit, rough) if isinstance(tex, str) else tex, True)
    uv = o.data.uv_layers.new()
    u0, v0, u1, v1 = crop
    for p in o.data.polygons:
        for li in p.loop_indices:
            v = o.data.loops[li].vertex_index
            uv.data[li].uv = (u0 + (u1 - u0) * (v // 2) / n, v0 + (v1 - v0) * (v % 2))
    o.location, o.rotation_euler[2] = (x, y, z + th), rz
    md = o.modifiers.new('s', 'SOLIDIFY')
    md.thickness, md.offset = th, -1
    return o


def stack(w, h, tex, x, y, rz=0, n=6, th=0.03, seed=1, turn=0.03, slide=0.05, z=0, m=None):
    """A pile of printed sheets, the top one showing tex."""
    q = random.Random(seed)
    for k in range(n):
        top = k == n - 1
        sheet(
            w,
            h,
            tex if top or not m else m,
            x + (0 if top else q.uniform(-slide, slide)),
            y + (0 if top else q.uniform(-slide, slide)),
            rz + (0 if top else q.uniform(-turn, turn)),
            z + k * th * 1.02,
            th,
        )
    return z + n * th * 1.02


def phone(x, y, tex, rz=0, s=1.0, z=0, glow=0.9, lean=0, case='navy'):
    """tex 9:19.5. lean: radians it is raised from the table about its lower edge."""
    W, H = 0.76, 1.62
    P = [
        slab(0, H / 2, 0, W, H, 0.09, mat(case, 0.3, spec=0.6), 0.13),
        slab(0, H / 2, 0.088, W - 0.03, H - 0.03, 0.006, mat('#05070B', 0.2, spec=0.4), 0.115),
    ]
    P.append(
        panel(
            W - 0.08,
            (W - 0.08) * 19.5 / 9,
            screen(tex, glow),
            (0, (H - (W - 0.08) * 19.5 / 9) / 2, 0.0955),
            (0, 0, 0),
        )
    )
    P += [box(W / 2, H * 0.68, 0.03, 0.02, 0.2, 0.03, mat(case, 0.3), 0.005)]
    return group(P, (x, y, z), rz, s, rx=lean)


def laptop(x, y, tex, rz=0, s=1.0, glow=0.95, angle=108, z=0, body='#C7CACD'):
    """13 inches, screen 16:10 towards -Y, keyboard in front of it. angle: between the two, degrees."""
    m, k = mat(body, 0.35, 0.6), mat('#17191E', 0.5)
    W, D = 3.1, 2.15
    P = [
        slab(0, -D / 2, 0.03, W, D, 0.11, m, 0.14),
        box(0, -0.62, 0.141, W * 0.88, 0.92, 0.006, mat('#A9ADB2', 0.45, 0.5), 0.002),
        slab(0, -1.62, 0.141, 1.15, 0.72, 0.004, mat('#B9BDC1', 0.4, 0.5), 0.06),
    ]
    for r in range(5):
        n = 13
        for c in range(n):
            P.append(
                box(
                    -W * 0.44 + W * 0.88 * (c + 0.5) / n,
                    -0.24 - 0.19 * r,
                    0.146,
                    W * 0.88 / n * 0.86,
                    0.16,
                    0.014,
                    k,
                    0.006,
                )
            )
    P += [rod((-W * 0.4, 0, 0.1), (W * 0.4, 0, 0.1), 0.05, mat('#55585D', 0.4, 0.5), 12)]
    Q = [
        slab(0, D / 2, 0, W, D, 0.06, m, 0.14),
        slab(0, D / 2, 0.058, W - 0.04, D - 0.04, 0.006, mat('#05070B', 0.25, spec=0.3), 0.12),
        panel(
            W - 0.18,
            (W - 0.18) / 1.6,
            screen(tex, glow),
            (0, (D - (W - 0.18) / 1.6) / 2 + 0.02, 0.0655),
            (0, 0, 0),
        ),
    ]
    lid = group(Q, (0, 0.0, 0.12), 0, 1, rx=math.radians(180 - angle))
    e = group(P, (x, y, z), rz, s)
    lid.parent = e
    return e


def tumbler(x, y, s=1.0, z=0, saucer=True):
    """A cutting chai in a ribbed glass, drawn as terracotta kulhad when saucer is False."""
    if not saucer:
        lathe(
            x,
            y,
            z,
            [
                (0.0, 0.0),
                (0.34 * s, 0),
                (0.36 * s, 0.06 * s),
                (0.34 * s, 0.2 * s),
                (0.5 * s, 0.82 * s),
                (0.52 * s, 0.86 * s),
                (0.49 * s, 0.88 * s),
                (0.46 * s, 0.84 * s),
                (0.42 * s, 0.6 * s),
            ],
            mat('#B5633C', 0.85, noise=0.08, scale=3),
        )
        cyl(x, y, z + 0.72 * s, 0.445 * s, 0.02, mat('#B4713A', 0.15, spec=0.5), 48)
        return
    lathe(
        x,
        y,
        z,
        [
            (0, 0.02),
            (0.5 * s, 0.02),
            (0.62 * s, 0.05 * s),
            (1.0 * s, 0.14 * s),
            (1.02 * s, 0.17 * s),
            (0.98 * s, 0.18 * s),
            (0.6 * s, 0.09 * s),
            (0, 0.08 * s),
        ],
        mat('cream', 0.25, spec=0.5),
    )
    lathe(
        x,
        y,
        z + 0.08 * s,
        [
            (0, 0),
            (0.36 * s, 0),
            (0.42 * s, 0.06 * s),
            (0.56 * s, 0.68 * s),
            (0.57 * s, 0.72 * s),
            (0.53 * s, 0.72 * s),
            (0.5 * s, 0.62 * s),
        ],
        mat('terra', 0.25, spec=0.5),
    )
    cyl(x, y, z + 0.66 * s, 0.515 * s, 0.02, mat('#B4713A', 0.12, spec=0.6), 48)
    h = [
        (x + 0.54 * s, y, z + 0.62 * s),
        (x + 0.8 * s, y, z + 0.6 * s),
        (x + 0.86 * s, y, z + 0.42 * s),
        (x + 0.72 * s, y, z + 0.26 * s),
        (x + 0.47 * s, y, z + 0.24 * s),
    ]
    path(h, 0.055 * s, mat('terra', 0.25, spec=0.5))


def pencil(x, y, rz=0, colour='mari', L=1.75, r=0.045, z=0):
    P = [
        rod((-L / 2, 0, r), (L / 2 - 0.2, 0, r), r, mat(colour, 0.4), 6),
        rod((L / 2 - 0.2, 0, r), (L / 2, 0, r), r, mat('sand', 0.6), 6, 0.008),
        rod((-L / 2 - 0.1, 0, r), (-L / 2, 0, r), r * 0.95, mat('terra', 0.6), 12),
    ]
    P.append(rod((L / 2 - 0.07, 0, r), (L / 2 + 0.005, 0, r), r * 0.36, mat('ink'), 8, 0.004))
    return group(P, (x, y, z), rz)


def spectacles(x, y, rz=0, s=1.0, z=0):
    m = mat('ink', 0.35, spec=0.5)
    P = []
    for sx in (-0.36, 0.36):
        ring = [
            (sx + 0.28 * math.cos(a), 0, 0.29 + 0.24 * math.sin(a))
            for a in [i * 2 * math.pi / 28 for i in range(29)]
        ]
        P += path(ring, 0.028, m, 8)
    P += path([(-0.1, 0, 0.36), (0, -0.03, 0.4), (0.1, 0, 0.36)], 0.024, m, 8)
    for sx in (-1, 1):
        P += path(
            [(sx * 0.63, 0, 0.4), (sx * 0.66, 0.1, 0.4), (sx * 0.62, 1.2, 0.34), (sx * 0.6, 1.5, 0.08)],
            0.024,
            m,
            8,
        )
    return group(P, (x, y, z), rz, s)


def book(x, y, z, w, h, t, colour, rz=0, page='white'):
    P = [
        box(0, 0, t * 0.1, w - 0.06, h - 0.1, t * 0.8, mat(page, 0.9), 0.005),
        box(0, 0, 0, w, h, t * 0.1, mat(colour, 0.6), 0.01),
        box(0, 0, t * 0.9, w, h, t * 0.1, mat(colour, 0.6), 0.01),
        box(-w / 2 + 0.02, 0, 0, 0.05, h, t, mat(colour, 0.6), 0.01),
    ]
    return group(P, (x, y, z), rz)


def window_shadow(x=-9, y=9, z=7, w=6, h=6, bars=2, rows=2):
    """Bars out of the picture whose shadow falls as a window's on the table."""
    m = mat('ink')
    for k in range(bars + 1):
        xx = x + w * k / bars
        rod((xx, y - h, z), (xx, y, z), 0.14, m, 6)
    for k in range(rows + 1):
        yy = y - h * k / rows
        rod((x, yy, z), (x + w, yy, z), 0.14, m, 6)


def leaf_shadow(x=-13, y=6.4, z=5.2, n=11):
    """A palm leaf out of the picture."""
    for k in range(n):
        t = k / (n - 1)
        a = math.radians(30 + t * 110)
        bx, by = x + t * 4.6, y - t * 1.1
        rod(
            (bx, by, z),
            (bx + 3.2 * math.cos(a - 1.6), by + 3.2 * math.sin(a - 1.6), z - 0.2),
            0.12,
            mat('leaf2'),
            6,
        )


def clip(x, y, z=0, rz=0, colour='brass'):
    P = path(
        [
            (0, 0, 0.02),
            (0, 0.3, 0.02),
            (0.09, 0.34, 0.02),
            (0.12, 0.28, 0.02),
            (0.12, -0.02, 0.02),
            (0.06, -0.06, 0.02),
            (0.03, 0, 0.02),
            (0.03, 0.22, 0.02),
        ],
        0.012,
        mat(colour, 0.3, 1),
        6,
    )
    return group(P, (x, y, z), rz)
