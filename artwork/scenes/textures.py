"""Textures by name: a poster of content/pictures, or a print or screen of scenes/prints.py."""
import base64
import hashlib
import os
import re
import subprocess

import masters

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = f'{ROOT}/.cache/artwork/textures'
FONT = (
    f'{ROOT}'
    '/node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-norm'
    'al.woff2'
)


def prints():
    """Every print: {name: (width, height, HTML)}."""
    from planning_prints import PLANS
    from new_prints import NEW
    from prints import PRINTS

    return PRINTS | PLANS | NEW


def _source(name):
    if name in prints():
        return prints()[name]
    f = masters.path(name)
    if not os.path.exists(f):
        raise SystemExit(f'{name}: neither content/pictures/{name}.avif nor a print of artwork/scenes')
    return f


def digest(name):
    """Hash of the texture's source, the posters and marks in it included."""
    s = _source(name)
    if isinstance(s, str):
        return hashlib.sha256(open(s, 'rb').read()).hexdigest()
    h = hashlib.sha256(repr(s).encode())
    for f in sorted(set(re.findall(r'poster:([a-z-]+\.avif)', s[2]))):
        h.update(open(f'{ROOT}/content/pictures/{f}', 'rb').read())
    for k in sorted(set(re.findall(r'mark:([a-z]+)', s[2]))):
        h.update(open(f'{ROOT}/content/clients/{k}.svg', 'rb').read())
    return h.hexdigest()


def _posters(html):
    """The posters that a print shows, as content/pictures/<name>.avif."""
    return re.sub(r'mark:([a-z]+)', lambda m: _inline(f'{ROOT}/content/clients/{m[1]}.svg'), html).replace(
        'poster:', f'file://{ROOT}/content/pictures/'
    )


def _inline(svg):
    """A mask of a file:// page must be a data URL."""
    return 'data:image/svg+xml;base64,' + base64.b64encode(open(svg, 'rb').read()).decode()


def ensure(name):
    """Puts FOLDER/name.png there, if it is not there yet as its source asks."""
    from PIL import Image

    os.makedirs(FOLDER, exist_ok=True)
    png, mark, d = f'{FOLDER}/{name}.png', f'{FOLDER}/{name}.hash', digest(name)
    if os.path.exists(png) and os.path.exists(mark) and open(mark).read() == d:
        return png
    s = _source(name)
    if isinstance(s, str):
        im = masters.read(name)
        im.thumbnail((2400, 2400), Image.LANCZOS)
        im.save(png, compress_level=1)
    else:
        w, h, html = s
        page = f'{FOLDER}/{name}.html'
        css = (
            f"@font-face{{font-family:B;src:url('file://{FONT}');font-weight:200 800;font-stretch:75% "
            f'100%}}*{{box-sizing:border-box;margin:0}}html,body{{width:{w}px;height:{h}px;'
            "overflow:hidden}body{font-family:B,'Noto Sans Devanagari',sans-serif;color:#12233D;"
            'position:relative;font-optical-sizing:auto}'
        )
        open(page, 'w').write(
            f'<!doctype html><meta charset="utf-8"><style>{css}</style><body>{_posters(html)}</body>'
        )
        r = subprocess.run(
            [
                'chromium',
                '--headless=new',
                '--no-sandbox',
                '--disable-gpu',
                '--hide-scrollbars',
                '--disable-background-networking',
                '--allow-file-access-from-files',
                '--virtual-time-budget=3000',
                f'--window-size={w},{h + 200}',
                f'--screenshot={png}',
                f'file://{page}',
            ],
            capture_output=True,
            text=True,
        )
        if not os.path.exists(png):
            raise SystemExit(f'{name}: Chromium made no picture.\n{r.stderr[-800:]}')
        Image.open(png).convert('RGB').crop((0, 0, w, h)).save(png, compress_level=1)
    open(mark, 'w').write(d)
    return png
