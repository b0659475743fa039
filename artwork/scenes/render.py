"""Renders the pictures of pictures.py with Blender: artwork/make.py asks for them.

What a picture was made from (its entry, its scene's file, its grade, the textures on it) stands as a hash in
manifest.json. Needs Debian's blender, python3-opencv, python3-numpy, python3-pil and librsvg2-bin.
"""
import fcntl
import hashlib
import json
import os
import re
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
OUT = f'{ROOT}/content/pictures'
CACHE = f'{ROOT}/.cache/artwork'
MANIFEST = f'{HERE}/manifest.json'
sys.path[:0] = [f'{ROOT}/artwork', HERE]

import masters  # noqa: E402
import textures  # noqa: E402
from pictures import KEPT, PICTURES  # noqa: E402

# A contact sheet each; what belongs to none of them is on the sheet of the pages.
SETS = (
    'outdoor-advertising',
    'digital-marketing',
    'print-media',
    'designing-services',
    'society-branding',
    'audio-visuals',
    'branding-strategy',
    'event-promotion',
    'portfolio-outdoor',
    'portfolio-inshop',
    'portfolio-event',
    'recent-work',
)


def matching(word):
    """The pictures that a word of the command line means: one, or a set with its siblings."""
    return [word] if word in PICTURES else [n for n in PICTURES if n.startswith(f'{word}-')]


def changed(name):
    return rendered().get(name) != digest(name) or not os.path.exists(masters.path(name))


def accept(name):
    """Records that the picture is as its scripts and textures ask, without rendering it."""
    if not os.path.exists(masters.path(name)):
        sys.exit(f'{name} was never rendered, so there is nothing to accept: npm run artwork -- {name}')
    done = rendered()
    done[name] = digest(name)
    json.dump({n: done[n] for n in sorted(done) if n in PICTURES}, open(MANIFEST, 'w'), indent=1)


def make(name, preview=False):
    """Renders one picture: the master, or with preview 460 px into .cache/artwork/preview."""
    _need_tools()
    from finish import PRESETS, finish, to_size
    from PIL import Image

    p = PICTURES[name]
    w, h = p['size']
    k = 460 / max(w, h) if preview else p.get('over', 1)
    rw, rh = round(w * k), round(h * k)
    for t in _textures(p):
        textures.ensure(t)
    folder = f'{CACHE}/passes/{name}{"-preview" if preview else ""}'
    shot = dict(p, name=name, folder=folder, w=rw, h=rh, spp=max(6, p["spp"] // 2) if preview else p["spp"])
    os.makedirs(CACHE, exist_ok=True)
    began = time.time()
    with open(f'{CACHE}/blender.lock', 'w') as lock:  # one long render at a time, however many of these run
        if not preview:
            fcntl.flock(lock, fcntl.LOCK_EX)
        r = subprocess.run(
            ['nice', '-n', '19', 'blender', '-b', '-noaudio', '-P', f'{HERE}/run.py', '--', json.dumps(shot)],
            capture_output=True,
            text=True,
            env=dict(os.environ, ARTWORK_TEXTURES=textures.FOLDER),
        )
    if 'RENDER' not in r.stdout or 'Traceback' in r.stderr + r.stdout:
        sys.exit(
            f'{name}: Blender did not render it.\n' + '\n'.join((r.stdout + r.stderr).splitlines()[-25:])
        )
    middle = time.time()
    o = dict(PRESETS[p['look']], **p.get('grade', {}))
    img = Image.fromarray(to_size(finish(folder, o), *((rw, rh) if preview else (w, h)), o['grain']))
    if preview:
        os.makedirs(f'{CACHE}/preview', exist_ok=True)
        img.save(f'{CACHE}/preview/{name}.png')
    else:
        img.save(f'{folder}/master.png')
        masters.write(f'{folder}/master.png', name)
        accept(name)
    for f in os.listdir(folder):
        os.remove(f'{folder}/{f}')
    os.rmdir(folder)
    print(f'{name}: rendered in {middle - began:.0f} s, finished in {time.time() - middle:.0f} s', flush=True)


def describe():
    """content/pictures/pictures-scenes.yaml from the table's words; siblings (-dusk, -tall) share them."""

    def quoted(s):
        return json.dumps(s, ensure_ascii=False)

    done = rendered()
    lines = ['# Written by artwork/make.py from artwork/scenes/pictures.py: change the words there.']
    for name, p in (KEPT | PICTURES).items():
        if 'alt' not in p or not (name in KEPT or name in done):
            continue
        if len(p['alt']) > 160:
            sys.exit(f'{name}: alt is {len(p["alt"])} characters long, 160 are allowed')
        lines.append(
            f'{name}: {{ alt: {quoted(p["alt"])}'
            + ''.join(f', {k}: {quoted(p[k])}' for k in ('client', 'medium') if k in p)
            + ' }'
        )
    open(f'{OUT}/pictures-scenes.yaml', 'w').write('\n'.join(lines) + '\n')


def sheets(touched=None):
    """One contact sheet a set, in artwork/sheets: of all sets, or of those of the touched pictures."""
    from PIL import Image, ImageDraw

    def set_of(name):
        return next((s for s in SETS if name.startswith(s)), 'pages')

    sets = {}
    for name in [*KEPT, *PICTURES]:
        if name in KEPT or name in rendered():
            sets.setdefault(set_of(name), []).append(name)
    cols, W, H = 3, 640, 430
    for s, names in sets.items():
        if touched and s not in map(set_of, touched):
            continue
        sheet = Image.new('RGB', (min(cols, len(names)) * W, -(-len(names) // cols) * H), '#FFF4E0')
        d = ImageDraw.Draw(sheet)
        for i, n in enumerate(names):
            im = masters.read(n)
            im.thumbnail((W - 16, H - 34))
            x, y = (i % cols) * W + 8, (i // cols) * H + 8
            sheet.paste(im, (x, y))
            d.text((x, y + im.height + 4), n, fill='#12233D')
        sheet.save(f'{ROOT}/artwork/sheets/scenes-{s}.webp', quality=80, method=5)


def rendered():
    """Hash of what each picture was made from, by name, for all that were ever made."""
    return json.load(open(MANIFEST)) if os.path.exists(MANIFEST) else {}


def digest(name):
    """Hash of everything that the picture depends on, the kit aside."""
    p = PICTURES[name]
    h = hashlib.sha256(
        json.dumps(
            {k: v for k, v in p.items() if k not in ('alt', 'client', 'medium')}, sort_keys=True
        ).encode()
    )
    for f in [f'{HERE}/{p["scene"]}.py', f'{ROOT}/artwork/finish.py']:
        h.update(open(f, 'rb').read())
    for t in _textures(p):
        h.update(textures.digest(t).encode())
    return h.hexdigest()[:16]


def _textures(p):
    """The textures that the entry names, and the prints that its scene's file names itself."""
    t = p.get('tex', [])
    named = [t] if isinstance(t, str) else list(t.values()) if isinstance(t, dict) else list(t)
    said = re.findall(r"'([a-z0-9-]+)'", open(f'{HERE}/{p["scene"]}.py').read())
    return sorted({*named, *p.get('packs', []), *(w for w in said if w in textures.prints())})


def _need_tools():
    try:
        import cv2  # noqa: F401
        import numpy  # noqa: F401
        import PIL  # noqa: F401
    except ImportError as e:
        sys.exit(
            f'{e.name} is missing: apt-get install --no-install-recommends blender librsvg2-bin '
            'python3-opencv python3-numpy python3-pil, and use /usr/bin/python3'
        )
