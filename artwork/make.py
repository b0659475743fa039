#!/usr/bin/python3
"""Renders the pictures of artwork/scenes/pictures.py into content/pictures.

    python3 artwork/make.py NAME…        these pictures, when they have changed
    python3 artwork/make.py --all        every picture whose scripts or textures have changed
    python3 artwork/make.py --list       what would be rendered
    python3 artwork/make.py --sheets     contact sheets and pictures-scenes.yaml alone
    … --preview                          460 px, few samples, into .cache/artwork/preview
    … --force                            render even what has not changed
    … --accept NAME…                     a changed script makes the same picture: record that without rendering

What a picture was made from (scene script, kit, textures, its own entry) is hashed into artwork/scenes/manifest.json.
"""
import argparse
import fcntl
import hashlib
import json
import os
import re
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SCENES = f'{ROOT}/artwork/scenes'
OUT = f'{ROOT}/content/pictures'
CACHE = f'{ROOT}/.cache/artwork'
MANIFEST = f'{SCENES}/manifest.json'
sys.path[:0] = [f'{ROOT}/artwork', SCENES]
sys.dont_write_bytecode = True

from pictures import KEPT, PICTURES  # noqa: E402


def need_tools():
    try:
        import cv2, numpy, PIL  # noqa: F401
    except ImportError as e:
        sys.exit(f'{e.name} is missing: apt-get install --no-install-recommends blender librsvg2-bin python3-opencv python3-numpy python3-pil, and use /usr/bin/python3')


def textures_of(p):
    """The textures that the entry names, and the prints that its scene's file names itself."""
    from textures import prints
    t = p.get('tex', [])
    named = [t] if isinstance(t, str) else list(t.values()) if isinstance(t, dict) else list(t)
    return sorted({*named, *p.get('packs', [])} | {w for w in re.findall(r"'([a-z0-9-]+)'", open(f'{SCENES}/{p["scene"]}.py').read()) if w in prints()})


def digest(name):
    """Hash of everything that the picture depends on."""
    import textures
    p = PICTURES[name]
    h = hashlib.sha256(json.dumps({k: v for k, v in p.items() if k not in ('alt', 'client', 'medium')}, sort_keys=True).encode())
    for f in [f'{SCENES}/{p["scene"]}.py', f'{ROOT}/artwork/finish.py']:
        h.update(open(f, 'rb').read())
    for t in textures_of(p):
        h.update(textures.digest(t).encode())
    return h.hexdigest()[:16]


def rendered():
    """Hash of what each picture was made from, by name, for all that were ever made."""
    return json.load(open(MANIFEST)) if os.path.exists(MANIFEST) else {}


def blender(shot, textures):
    return subprocess.run(['nice', '-n', '19', 'blender', '-b', '-noaudio', '-P', f'{SCENES}/run.py', '--', json.dumps(shot)], capture_output=True, text=True, env=dict(os.environ, ARTWORK_TEXTURES=textures))


def make(name, preview):
    import cv2
    import textures
    from finish import PRESETS, finish, to_size
    from PIL import Image
    p = PICTURES[name]
    w, h = p['size']
    k = 460 / max(w, h) if preview else p.get('over', 1)
    rw, rh = round(w * k), round(h * k)
    for t in textures_of(p):
        textures.ensure(t)
    folder = f'{CACHE}/passes/{name}{"-preview" if preview else ""}'
    shot = dict(p, name=name, folder=folder, w=rw, h=rh, spp=max(6, p['spp'] // 2) if preview else p['spp'])
    began = time.time()
    os.makedirs(CACHE, exist_ok=True)
    with open(f'{CACHE}/blender.lock', 'w') as lock:  # one long render at a time, however many of these run
        if not preview:
            fcntl.flock(lock, fcntl.LOCK_EX)
        r = blender(shot, textures.FOLDER)
    if 'RENDER' not in r.stdout or 'Traceback' in r.stderr + r.stdout:
        sys.exit(f'{name}: Blender did not render it.\n' + '\n'.join((r.stdout + r.stderr).splitlines()[-25:]))
    rendered = time.time()
    o = dict(PRESETS[p['look']], **p.get('grade', {}))
    out = finish(folder, o)
    size = (rw, rh) if preview else (w, h)
    img = Image.fromarray(to_size(out, *size, o['grain']))
    if preview:
        os.makedirs(f'{CACHE}/preview', exist_ok=True)
        img.save(f'{CACHE}/preview/{name}.png')
    else:
        img.save(f'{OUT}/{name}.webp', quality=86, method=6)
    for f in os.listdir(folder):
        os.remove(f'{folder}/{f}')
    os.rmdir(folder)
    print(f'{name}: rendered in {rendered - began:.0f} s, finished in {time.time() - rendered:.0f} s', flush=True)


def describe():
    """content/pictures/pictures-scenes.yaml from the table's words; siblings (-dusk, -tall) share their picture's."""
    q = lambda s: json.dumps(s, ensure_ascii=False)
    done = rendered()
    lines = ['# Written by artwork/make.py from artwork/scenes/pictures.py: change the words there.']
    for name, p in (KEPT | PICTURES).items():
        if 'alt' not in p or not (name in KEPT or name in done):
            continue
        if len(p['alt']) > 160:
            sys.exit(f'{name}: alt is {len(p["alt"])} characters long, 160 are allowed')
        lines.append(f'{name}: {{ alt: {q(p["alt"])}' + ''.join(f', {k}: {q(p[k])}' for k in ('client', 'medium') if k in p) + ' }')
    open(f'{OUT}/pictures-scenes.yaml', 'w').write('\n'.join(lines) + '\n')


def sheets():
    """One contact sheet a set (the name before its last dash or number)."""
    from PIL import Image, ImageDraw
    sets = {}
    for name in rendered():
        if name in PICTURES:
            sets.setdefault(re.sub(r'-(hero|\d+|map|wall|desk|wide|tall|dusk)(-.*)?$', '', name), []).append(name)
    os.makedirs(f'{ROOT}/artwork/sheets', exist_ok=True)
    for s, names in sets.items():
        cols, W, H = min(3, len(names)), 640, 430
        sheet = Image.new('RGB', (cols * W, -(-len(names) // cols) * H), '#FFF4E0')
        d = ImageDraw.Draw(sheet)
        for i, n in enumerate(names):
            im = Image.open(f'{OUT}/{n}.webp').convert('RGB')
            im.thumbnail((W - 16, H - 34))
            x, y = (i % cols) * W + 8, (i // cols) * H + 8
            sheet.paste(im, (x, y))
            d.text((x, y + im.height + 4), n, fill='#12233D')
        sheet.save(f'{ROOT}/artwork/sheets/scenes-{s}.webp', quality=80, method=5)


def main():
    a = argparse.ArgumentParser(description='Renders the pictures of artwork/scenes/pictures.py.')
    a.add_argument('names', nargs='*')
    for flag in ('all', 'list', 'sheets', 'preview', 'force', 'accept'):
        a.add_argument('--' + flag, action='store_true')
    a = a.parse_args()
    need_tools()
    unknown = [n for n in a.names if n not in PICTURES]
    if unknown:
        sys.exit(f'No picture is called {", ".join(unknown)}. Known: {", ".join(PICTURES)}')
    done = rendered()
    names = a.names or (list(PICTURES) if a.all or a.list else [])
    todo = [n for n in names if a.force or a.preview or done.get(n) != digest(n) or not os.path.exists(f'{OUT}/{n}.webp')]
    if a.list:
        print('\n'.join(todo) or 'Nothing has changed.')
        return
    for n in todo:
        if a.accept and not os.path.exists(f'{OUT}/{n}.webp'):
            sys.exit(f'{n} was never rendered, so there is nothing to accept: artwork/make.py {n}')
        if not a.accept:
            make(n, a.preview)
        if not a.preview:
            done = rendered()
            done[n] = digest(n)
            json.dump(dict(sorted(done.items())), open(MANIFEST, 'w'), indent=1)
    if not a.preview:
        describe()
        sheets()


if __name__ == '__main__':
    main()
