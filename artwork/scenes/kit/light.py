"""Skies, suns and lamps.

One sun for all golden pictures: from behind the left shoulder of someone looking up the avenue.
"""
import math
import bpy
from mathutils import Vector
from .materials import Time, linear
from .shapes import link


def sky(
    top,
    mid,
    horizon,
    strength=1.0,
    glow=None,
    glow_dir=(0, 1, 0.1),
    glow_str=1.0,
    ground='#8a6a4a',
    clouds=0,
    cloudcol='#FFE2C0',
):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    N, L = nt.nodes, nt.links
    bg = N['Background']
    tc = N.new('ShaderNodeTexCoord')
    sp = N.new('ShaderNodeSeparateXYZ')
    L.new(tc.outputs['Generated'], sp.inputs[0])
    cr = N.new('ShaderNodeValToRGB')
    e = cr.color_ramp.elements
    mr = N.new('ShaderNodeMapRange')
    mr.inputs['From Min'].default_value, mr.inputs['From Max'].default_value = -0.25, 0.75
    L.new(sp.outputs['Z'], mr.inputs['Value'])
    L.new(mr.outputs['Result'], cr.inputs['Fac'])
    cr.color_ramp.interpolation = 'EASE'
    e[0].position, e[0].color = 0.0, linear(ground)
    e[1].position, e[1].color = 1, linear(top)
    for p, c in ((0.22, ground), (0.255, horizon), (0.45, mid)):
        n = e.new(p)
        n.color = linear(c)
    out = cr.outputs['Color']
    if glow:
        dp = N.new('ShaderNodeVectorMath')
        dp.operation = 'DOT_PRODUCT'
        L.new(tc.outputs['Generated'], dp.inputs[0])
        dp.inputs[1].default_value = Vector(glow_dir).normalized()
        mx, pw, mu = (N.new('ShaderNodeMath') for _ in range(3))
        mx.operation, pw.operation, mu.operation = 'MAXIMUM', 'POWER', 'MULTIPLY'
        mx.inputs[1].default_value, pw.inputs[1].default_value, mu.inputs[1].default_value = 0, 9, glow_str
        L.new(dp.outputs['Value'], mx.inputs[0])
        L.new(mx.outputs[0], pw.inputs[0])
        L.new(pw.outputs[0], mu.inputs[0])
        mix = N.new('ShaderNodeMixRGB')
        mix.blend_type = 'ADD'
        mix.inputs['Color2'].default_value = linear(glow)
        L.new(mu.outputs[0], mix.inputs['Fac'])
        L.new(out, mix.inputs['Color1'])
        out = mix.outputs[0]
    if clouds:
        mp = N.new('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = (1.6, 1.6, 8.5)
        L.new(tc.outputs['Generated'], mp.inputs['Vector'])
        nz = N.new('ShaderNodeTexNoise')
        for k, v in dict(Scale=1.5, Detail=6, Roughness=0.48, Distortion=0.25).items():
            nz.inputs[k].default_value = v
        L.new(mp.outputs[0], nz.inputs['Vector'])
        rr = N.new('ShaderNodeMapRange')
        rr.interpolation_type = 'SMOOTHSTEP'
        (
            rr.inputs['From Min'].default_value,
            rr.inputs['From Max'].default_value,
            rr.inputs['To Max'].default_value,
        ) = (0.5, 0.72, clouds)
        L.new(nz.outputs['Fac'], rr.inputs['Value'])
        cm = N.new('ShaderNodeMixRGB')
        cm.inputs['Color2'].default_value = linear(cloudcol)
        L.new(rr.outputs[0], cm.inputs['Fac'])
        L.new(out, cm.inputs['Color1'])
        out = cm.outputs[0]
    L.new(out, bg.inputs['Color'])
    bg.inputs['Strength'].default_value = strength
    w.cycles.sampling_method = 'MANUAL'
    w.cycles.sample_map_resolution = 256


def sun(az, el, strength=5, col='#FFC98A', size=1.2):
    """az: degrees the light comes FROM (0 = +Y, 90 = +X)."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = strength, linear(col)[:3], math.radians(size)
    o = link(bpy.data.objects.new('sun', lamp))
    a, e = math.radians(az), math.radians(el)
    o.rotation_euler = (
        Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
        .to_track_quat('Z', 'Y')
        .to_euler()
    )
    return o


def area(loc, target, size, power, col='#FFE2B8', sy=None, spread=180):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.color, lamp.size, lamp.spread = power, linear(col)[:3], size, math.radians(spread)
    if sy:
        lamp.shape, lamp.size_y = 'RECTANGLE', sy
    o = link(bpy.data.objects.new('area', lamp))
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    return o


def spot(loc, target, power, deg=40, col='#FFE2B8', blend=0.3, soft=0.1):
    lamp = bpy.data.lights.new('spot', 'SPOT')
    lamp.energy, lamp.color, lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = (
        power,
        linear(col)[:3],
        math.radians(deg),
        blend,
        soft,
    )
    o = link(bpy.data.objects.new('spot', lamp))
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    return o


def point(loc, power, col='#FFC37A', soft=0.25):
    lamp = bpy.data.lights.new('p', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, linear(col)[:3], soft
    o = link(bpy.data.objects.new('p', lamp))
    o.location = loc
    return o


def outdoors(sun_from=224, elevation=13, glow_dir=(0.22, 1, 0.02), strength=7.4):
    """Golden hour or dusk, as the picture asks."""
    if Time.dusk:
        sky(
            '#0E2247',
            '#3C5C8E',
            '#F4A36C',
            0.62,
            glow='#FF8A3C',
            glow_dir=(glow_dir[0], glow_dir[1], 0),
            glow_str=0.5,
            ground='#3a3040',
            clouds=0.5,
            cloudcol='#E58A62',
        )
        sun(300, 4, 0.5, '#FF9860', 3)
    else:
        sky(
            '#2069B8',
            '#8CBBDA',
            '#FFB872',
            0.92,
            glow='#FF9A3C',
            glow_dir=glow_dir,
            glow_str=0.30,
            ground='#B98A5C',
            clouds=0.8,
            cloudcol='#FFE6CC',
        )
        sun(sun_from, elevation, strength, '#FFBE80', 0.7)


def floods(x0, x1, y, z0, h, n=5, power=170, rz=0, origin=(0, 0), out=0.62):
    """Lamps before a board's face at dusk. Far enough out, else they burn spots into the print."""
    if not Time.dusk:
        return
    c, s = math.cos(rz), math.sin(rz)

    def put(px, py, pz):
        return (origin[0] + c * px - s * py, origin[1] + s * px + c * py, pz)

    for k in range(n):
        lx = x0 + (x1 - x0) * (k + 0.5) / n
        area(
            put(lx, y - h * out, z0 - h * 0.12), put(lx, y, z0 + h * 0.62), 0.6, power, '#FFE6BE', spread=105
        )


def quiet_small_lamps():
    """Windows and head lamps glow but light nothing: no fireflies, far less noise. Call last."""
    hot = set()
    for m in bpy.data.materials:
        b = m.use_nodes and m.node_tree.nodes.get('Principled BSDF')
        if (
            b
            and b.inputs['Emission Strength'].default_value > 0.9
            and sum(b.inputs['Emission'].default_value[:3]) > 0
            and not b.inputs['Emission'].is_linked
        ):
            hot.add(m.name)
            m.cycles.sample_as_light = False
    for o in bpy.data.objects:
        if o.type == 'MESH' and o.data.materials and o.data.materials[0] and o.data.materials[0].name in hot:
            o.visible_diffuse = False
