"""The palette and everything a surface can be made of."""
import os
import bpy

TEXTURES = os.environ.get('ARTWORK_TEXTURES', '.')

# Few colours, always picked from here: the city stays one city.
PALETTE = dict(
    ink='#14294A',
    navy='#0F2038',
    mari='#F5A300',
    cream='#F6E9D2',
    terra='#C4532F',
    brick='#A8452B',
    sand='#E3C9A0',
    asphalt='#776C65',
    kerb='#D9CDBB',
    leaf='#5E7A4A',
    leaf2='#3F6650',
    leaf3='#7C8A45',
    trunk='#5A4032',
    steel='#3B4350',
    white='#F8F3E8',
    blush='#EBB995',
    sky='#8FB3CC',
    teal='#2C6B6A',
    green='#1F5B4D',
    wood='#8A5A38',
    oak='#C99B62',
    charcoal='#22252C',
    chrome='#C9CCD0',
    brass='#D2A95A',
)


class Time:
    """Time of day of the picture being built; parts that can be lit ask it."""

    dusk = False


_made = {}


def forget():
    _made.clear()


def linear(colour):
    """'#RRGGBB' or a palette name -> linear RGBA."""
    h = PALETTE.get(colour, colour).lstrip('#')
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in v) + (1,)


def _blank(key):
    m = bpy.data.materials.new(str(key))
    m.use_nodes = True
    return m, m.node_tree, m.node_tree.nodes['Principled BSDF'].inputs


def mat(colour, rough=0.75, metal=0, spec=0.3, emit=0, noise=0, scale=0.6):
    """Matte surface. `noise`: soft variation of its value (0.04-0.1), which takes the plastic look away."""
    key = (colour, rough, metal, spec, emit, noise, scale)
    if key in _made:
        return _made[key]
    m, nt, i = _blank(key)
    c = linear(colour)
    i['Base Color'].default_value = c
    i['Roughness'].default_value = rough
    i['Metallic'].default_value = metal
    i['Specular'].default_value = spec
    i['Emission'].default_value = c if emit else (0, 0, 0, 1)
    i['Emission Strength'].default_value = emit
    if noise:
        n = nt.nodes.new('ShaderNodeTexNoise')
        n.inputs['Scale'].default_value = scale
        n.inputs['Detail'].default_value = 4
        tc = nt.nodes.new('ShaderNodeTexCoord')
        nt.links.new(tc.outputs['Object'], n.inputs['Vector'])
        h = nt.nodes.new('ShaderNodeHueSaturation')
        h.inputs['Color'].default_value = c
        mr = nt.nodes.new('ShaderNodeMapRange')
        mr.inputs['To Min'].default_value = 1 - noise
        mr.inputs['To Max'].default_value = 1 + noise
        nt.links.new(n.outputs['Fac'], mr.inputs['Value'])
        nt.links.new(mr.outputs['Result'], h.inputs['Value'])
        nt.links.new(h.outputs['Color'], i['Base Color'])
    _made[key] = m
    return m


def poster(name, emit=0, rough=0.55, spec=0):
    """A texture by its name. Specular stays 0: else a low sun tints dark inks purple."""
    key = ('poster', name, emit, rough, spec)
    if key in _made:
        return _made[key]
    m, nt, i = _blank(key)
    t = nt.nodes.new('ShaderNodeTexImage')
    t.image = bpy.data.images.load(f'{TEXTURES}/{name}.png', check_existing=True)
    t.interpolation = 'Cubic'
    t.extension = 'EXTEND'
    nt.links.new(t.outputs['Color'], i['Base Color'])
    i['Roughness'].default_value = rough
    i['Specular'].default_value = spec
    if emit:
        nt.links.new(t.outputs['Color'], i['Emission'])
        i['Emission Strength'].default_value = emit
    _made[key] = m
    return m


def screen(name, glow=1.0):
    """A screen: black glass that shows the texture by its own light alone."""
    key = ('screen', name, glow)
    if key in _made:
        return _made[key]
    m, nt, i = _blank(key)
    t = nt.nodes.new('ShaderNodeTexImage')
    t.image = bpy.data.images.load(f'{TEXTURES}/{name}.png', check_existing=True)
    t.interpolation = 'Cubic'
    t.extension = 'EXTEND'
    i['Base Color'].default_value = (0.004, 0.004, 0.005, 1)
    i['Specular'].default_value = 0.15
    i['Roughness'].default_value = 0.35
    nt.links.new(t.outputs['Color'], i['Emission'])
    i['Emission Strength'].default_value = glow
    _made[key] = m
    return m


def brushed(colour='#B9B6B0', rough=0.3):
    """Brushed metal."""
    key = ('brushed', colour, rough)
    if key in _made:
        return _made[key]
    m, nt, i = _blank(key)
    i['Base Color'].default_value = linear(colour)
    i['Metallic'].default_value = 1
    n = nt.nodes.new('ShaderNodeTexNoise')
    mp = nt.nodes.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (220, 220, 1.2)
    tc = nt.nodes.new('ShaderNodeTexCoord')
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.inputs['To Min'].default_value = rough - 0.06
    mr.inputs['To Max'].default_value = rough + 0.12
    nt.links.new(tc.outputs['Object'], mp.inputs[0])
    nt.links.new(mp.outputs[0], n.inputs[0])
    nt.links.new(n.outputs[0], mr.inputs[0])
    nt.links.new(mr.outputs[0], i['Roughness'])
    _made[key] = m
    return m


def ribbed(colour, scale=6.5, axis='Z', depth=0.06):
    """Rolling shutter, corrugated board."""
    key = ('ribbed', colour, scale, axis, depth)
    if key in _made:
        return _made[key]
    m, nt, i = _blank(key)
    i['Base Color'].default_value = linear(colour)
    i['Roughness'].default_value = 0.5
    w = nt.nodes.new('ShaderNodeTexWave')
    w.bands_direction = axis
    w.inputs['Scale'].default_value = scale
    tc = nt.nodes.new('ShaderNodeTexCoord')
    b = nt.nodes.new('ShaderNodeBump')
    b.inputs['Strength'].default_value = 0.7
    b.inputs['Distance'].default_value = depth
    nt.links.new(tc.outputs['Object'], w.inputs['Vector'])
    nt.links.new(w.outputs['Fac'], b.inputs['Height'])
    nt.links.new(b.outputs['Normal'], i['Normal'])
    _made[key] = m
    return m


def wood(colour='oak', dark='wood', scale=1.0, rough=0.5):
    """Long grain along X."""
    key = ('grain', colour, dark, scale, rough)
    if key in _made:
        return _made[key]
    m, nt, i = _blank(key)
    i['Roughness'].default_value = rough
    tc = nt.nodes.new('ShaderNodeTexCoord')
    mp = nt.nodes.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (0.12 * scale, 2.2 * scale, 2.2 * scale)
    n = nt.nodes.new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = 2
    n.inputs['Detail'].default_value = 6
    n.inputs['Distortion'].default_value = 0.6
    mix = nt.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = linear(colour)
    mix.inputs['Color2'].default_value = linear(dark)
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.inputs['From Min'].default_value = 0.35
    mr.inputs['From Max'].default_value = 0.8
    mr.inputs['To Max'].default_value = 0.55
    nt.links.new(tc.outputs['Object'], mp.inputs[0])
    nt.links.new(mp.outputs[0], n.inputs['Vector'])
    nt.links.new(n.outputs['Fac'], mr.inputs['Value'])
    nt.links.new(mr.outputs[0], mix.inputs['Fac'])
    nt.links.new(mix.outputs[0], i['Base Color'])
    _made[key] = m
    return m
