"""Where the picture is taken from, and the passes that artwork/finish.py works on."""
import os
import time
import bpy
from mathutils import Vector
from .shapes import link


def camera(loc, target, lens=35, dof=None, fstop=2.8, shift=(0, 0)):
    """Keep target's z at loc's and use shift to tilt: uprights stay upright, as in pictures of houses."""
    c = bpy.data.cameras.new('cam')
    c.lens, (c.shift_x, c.shift_y) = lens, shift
    o = link(bpy.data.objects.new('cam', c))
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.camera = o
    if dof:
        c.dof.use_dof = True
        c.dof.focus_distance = (Vector(dof) - Vector(loc)).length
        c.dof.aperture_fstop = fstop
    return o


PASSES = dict(
    dcol='DiffCol',
    ddir='DiffDir',
    dind='DiffInd',
    gdir='GlossDir',
    gind='GlossInd',
    gcol='GlossCol',
    emit='Emit',
    env='Env',
    norm='Normal',
    z='Depth',
)


def render(folder, w, h, spp, bounces=4, seed=0):
    """Renders the passes as EXR into `folder`.

    Debian's Cycles has no denoiser; finish.py filters the light passes alone.
    """
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.samples, c.use_denoising, c.use_adaptive_sampling = spp, False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = (
        bounces,
        3,
        2,
        2,
        4,
    )
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy, c.seed = 3, 0, 1, seed
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    s.render.threads_mode, s.render.threads = 'FIXED', 2
    vl = s.view_layers[0]
    for p in (
        'diffuse_color',
        'diffuse_direct',
        'diffuse_indirect',
        'glossy_direct',
        'glossy_indirect',
        'glossy_color',
        'emit',
        'environment',
        'normal',
        'z',
    ):
        setattr(vl, 'use_pass_' + p, True)
    os.makedirs(folder, exist_ok=True)
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = folder
    fo.format.file_format, fo.format.color_depth, fo.format.exr_codec, fo.format.color_mode = (
        'OPEN_EXR',
        '16',
        'ZIPS',
        'RGB',
    )
    fo.file_slots.clear()
    for k, sock in PASSES.items():
        fo.file_slots.new(k)
        if k == 'z':
            fo.file_slots[k].use_node_format = False
            f = fo.file_slots[k].format
            f.file_format, f.color_depth, f.exr_codec, f.color_mode = 'OPEN_EXR', '32', 'ZIPS', 'RGB'
        nt.links.new(rl.outputs[sock], fo.inputs[k])
    comp = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], comp.inputs[0])
    t = time.time()
    bpy.ops.render.render(write_still=False)
    print(f'RENDER {folder} {w}x{h} spp={spp} {time.time() - t:.1f}s objects={len(s.objects)}')
