"""Blender's entry.

blender -b -noaudio -P artwork/scenes/run.py -- '{"scene":…,"folder":…,"w":…,"h":…,"spp":…,…}'
"""
import importlib
import json
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
sys.dont_write_bytecode = True
shot = json.loads(sys.argv[sys.argv.index('--') + 1])
from kit import camera, quiet_small_lamps, render, start  # noqa: E402

start(dusk=shot.get('time') == 'dusk')
extra = importlib.import_module(shot['scene']).build(shot) or {}
if 'cam' in shot:  # an entry may look from elsewhere: at, to, lens, shift, and the point in focus
    c = shot['cam']
    camera(c['at'], c['to'], c['lens'], c.get('focus', c['to']), c.get('fstop', 4), c.get('shift', (0, 0)))
if shot.get('time') == 'dusk':
    quiet_small_lamps()
render(shot['folder'], shot['w'], shot['h'], shot['spp'], extra.get('bounces', 4))
