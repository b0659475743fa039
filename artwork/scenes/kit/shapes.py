"""Boxes, rods, panels: the shapes that every prop is built from. Metres; z is up."""
import math
import bmesh
import bpy
from mathutils import Matrix, Vector, noise


def link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh(name, verts, faces, m=None, smooth=False):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    o = link(bpy.data.objects.new(name, me))
    if m:
        me.materials.append(m)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return o


def bevel(o, w=0.03, seg=2):
    md = o.modifiers.new('b', 'BEVEL')
    md.width, md.segments, md.limit_method, md.angle_limit = w, seg, 'ANGLE', math.radians(40)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(35)
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    return o


def box(x, y, z, sx, sy, sz, m, bev=0.03, rot=0):
    """x, y: centre; z: base; full sizes."""
    a, b = sx / 2, sy / 2
    v = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0), (-a, -b, sz), (a, -b, sz), (a, b, sz), (-a, b, sz)]
    o = mesh(
        'box', v, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m
    )
    o.location = (x, y, z)
    o.rotation_euler[2] = rot
    return bevel(o, min(bev, min(sx, sy, sz) * 0.3)) if bev else o


def slab(x, y, z, sx, sy, sz, m, r=0.08, rot=0):
    """A box with round vertical corners of radius r (phones, cards, cushions, table tops)."""
    n, v = 6, []
    for cx, cy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(n + 1):
            a = math.radians(a0 + 90 * k / n)
            v.append((cx * (sx / 2 - r) + r * math.cos(a), cy * (sy / 2 - r) + r * math.sin(a)))
    c = len(v)
    o = mesh(
        'slab',
        [(p[0], p[1], 0) for p in v] + [(p[0], p[1], sz) for p in v],
        [tuple(reversed(range(c))), tuple(range(c, 2 * c))]
        + [(i, (i + 1) % c, c + (i + 1) % c, c + i) for i in range(c)],
        m,
    )
    o.location = (x, y, z)
    o.rotation_euler[2] = rot
    return bevel(o, min(sz * 0.25, r * 0.3))


def cyl(x, y, z, r, h, m, n=32, r2=None, bev=0, rot=None):
    r2 = r if r2 is None else r2
    ring = [(math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)) for i in range(n)]
    v = [(r * c, r * s, 0) for c, s in ring] + [(r2 * c, r2 * s, h) for c, s in ring]
    f = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [
        tuple(reversed(range(n))),
        tuple(range(n, 2 * n)),
    ]
    o = mesh('cyl', v, f, m)
    o.location = (x, y, z)
    if rot:
        o.rotation_euler = rot
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    return bevel(o, bev) if bev else o


def lathe(x, y, z, profile, m, n=48):
    """Turned shape; profile: [(radius, height), ...] from the bottom up."""
    v, f, k = [], [], len(profile)
    for i in range(n):
        a = 2 * math.pi * i / n
        v += [(r * math.cos(a), r * math.sin(a), h) for r, h in profile]
    for i in range(n):
        j = (i + 1) % n
        f += [(i * k + p, j * k + p, j * k + p + 1, i * k + p + 1) for p in range(k - 1)]
    o = mesh('lathe', v, f, m, True)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(50)
    o.location = (x, y, z)
    return o


def rod(p, q, r, m, n=12, r2=None):
    p, q = Vector(p), Vector(q)
    o = cyl(0, 0, 0, r, (q - p).length, m, n, r2)
    o.matrix_world = Matrix.Translation(p) @ (q - p).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return o


def path(points, r, m, n=10):
    """A bent rod through points, with round joints."""
    out = [rod(a, b, r, m, n) for a, b in zip(points, points[1:])]
    return out + [ico(*p, r, m, 2) for p in points[1:-1]]


def ico(x, y, z, r, m, sub=3, sc=(1, 1, 1), bump=0, seed=0):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    if bump:
        for v in bm.verts:
            v.co *= 1 + bump * noise.noise(v.co * 1.7 + Vector((seed * 3.1, seed, 0)))
    me = bpy.data.meshes.new('ico')
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    o = link(bpy.data.objects.new('ico', me))
    me.materials.append(m)
    o.location, o.scale = (x, y, z), (r * sc[0], r * sc[1], r * sc[2])
    return o


def panel(w, h, m, loc, rot=(math.pi / 2, 0, 0), crop=(0, 0, 1, 1)):
    """Textured upright quad facing -Y; origin at its bottom centre. crop: (u0, v0, u1, v1) of the texture."""
    a = w / 2
    o = mesh('panel', [(-a, 0, 0), (a, 0, 0), (a, h, 0), (-a, h, 0)], [(0, 1, 2, 3)], m)
    u0, v0, u1, v1 = crop
    for loop, c in zip(o.data.uv_layers.new().data, ((u0, v0), (u1, v0), (u1, v1), (u0, v1))):
        loop.uv = c
    o.location, o.rotation_euler = loc, rot
    return o


def extrude(profile, width, m, bev=0.03):
    """profile: [(y, z), ...]; extruded along x, centred."""
    n, a = len(profile), width / 2
    v = [(-a, y, z) for y, z in profile] + [(a, y, z) for y, z in profile]
    o = mesh(
        'ext',
        v,
        [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
        + [((i + 1) % n, i, n + i, n + (i + 1) % n) for i in range(n)],
        m,
    )
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return bevel(o, bev, 3) if bev else o


def inst(me, loc, sc=1, rz=0, rx=0, ry=0):
    """One more object of a shared mesh."""
    o = link(bpy.data.objects.new('i', me))
    o.location, o.rotation_euler = loc, (rx, ry, rz)
    o.scale = sc if hasattr(sc, '__len__') else (sc,) * 3
    return o


def group(objs, loc=(0, 0, 0), rz=0, scale=1, rx=0, ry=0):
    e = link(bpy.data.objects.new('grp', None))
    for o in objs:
        if o and o.parent is None:
            o.parent = e
    e.location, e.rotation_euler, e.scale = loc, (rx, ry, rz), (scale,) * 3
    return e
