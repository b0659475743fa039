"""Draws the flat pictures (posters, covers, home pages): artwork/make.py asks for them.

A picture is a client's format (dhoop-hoarding) or one of a series (article, portrait, video, web). What each
was drawn from stands as a hash in rendered.json. Needs Chromium, Debian's package webp, and the typefaces
(npm ci --prefix artwork).
"""
import hashlib
import importlib
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
import masters  # noqa: E402
from drawing import ROOT, style  # noqa: E402

PICTURES = ROOT / 'content/pictures'
CACHE = ROOT / 'artwork/.cache/campaigns'
RENDERED = HERE / 'rendered.json'
CHROMIUM = os.environ.get('CHROMIUM', 'chromium')

# format: drawing's width and height, and the picture's width in pixels
FORMATS = {
    'hoarding': (2400, 1200, 1920),
    'portrait': (1200, 2000, 1152),
    'square': (1400, 1400, 1600),
    'story': (1080, 1920, 1080),
    'newspaper': (1200, 1600, 1320),
}
FONT_SHEET = (
    '@font-face{font-family:Bricolage;'
    'src:url(../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-s'
    'tandard-normal.woff2);font-weight:200 800;font-stretch:75% 100%}'
)
SERIES = {
    'article': (1600, 1200, 1600),
    'portrait': (1200, 1500, 1280),
    'video': (1920, 1080, 1920),
    'web': (1600, 1000, 1600),
}


def matching(word):
    """The pictures that a word of the command line means: one, a client's, or a series."""
    return [name for name in PIECES if name == word or name.startswith(f'{word}-')]


def changed(name):
    return _rendered().get(name) != _mark(name) or not (PICTURES / f'{name}.avif').exists()


def accept(name):
    """Records that the picture is as its drawing asks, without drawing it."""
    if not (PICTURES / f'{name}.avif').exists():
        sys.exit(f'{name} was never drawn, so there is nothing to accept: npm run artwork -- {name}')
    done = _rendered() | {name: _mark(name)}
    RENDERED.write_text(json.dumps({k: done[k] for k in sorted(done) if k in PIECES}, indent=2) + '\n')


def make(name):
    """Draws one picture into content/pictures."""
    if not (ROOT / 'artwork/node_modules').is_dir():
        sys.exit('The typefaces are missing. Run: npm ci --prefix artwork')
    draw, width, height, pixels = PIECES[name]
    target = PICTURES / f'{name}.avif'
    masters.write(
        _photograph(_page(draw, width, height, pixels), name, pixels, round(pixels * height / width)), name
    )
    accept(name)
    print(f'{name}: drawn, {target.stat().st_size / 1024:.0f} KB', flush=True)


def sheets(_touched=None):
    """Draws the contact sheets: the campaigns, the covers, the marks."""
    folder = ROOT / 'artwork/sheets'
    folder.mkdir(exist_ok=True)
    css = (
        f'{FONT_SHEET}*{{margin:0;box-sizing:border-box}}body{{font:600 20px Bricolage;color:#12233D;'
        'background:#FFF4E0;padding:40px}'
        'main{display:flex;flex-wrap:wrap;gap:20px;'
        'align-items:flex-start}img{display:block}p{padding-top:6px;font-size:15px}'
    )

    def gallery(names, tall):
        """Pictures of one height in rows; returns them and the height of all rows."""
        boxes, x, rows = '', 0, 1
        for name in names:
            _, width, height, _ = PIECES[name]
            wide = round(tall * width / height)
            if x and x + wide > 2320:
                x, rows = 0, rows + 1
            x += wide + 20
            boxes += (
                f'<div><img src="../../../content/pictures/{name}.avif" width="{wide}" height="{tall}" '
                f'alt=""><p>{name}</p></div>'
            )
        return f'<main>{boxes}</main>', 60 + rows * (tall + 50)

    campaigns = [name for name in PIECES if name.split('-')[0] not in SERIES] + [
        name for name in PIECES if name.startswith('web-')
    ]
    covers = [name for name in PIECES if name.split('-')[0] in ('article', 'portrait', 'video')]
    keys = re.findall(
        r'^- key: (\w+)\n  name: (.+)\n.*\n.*\n  wordmark: \{ width: (\d+), weight: (\d+)',
        (ROOT / 'content/clients.yaml').read_text(),
        re.M,
    )
    cells = ''
    for key, name, width, weight in keys:
        svg = (ROOT / 'content/clients' / f'{key}.svg').read_text()
        word = f'<b style="font-weight:{weight};font-stretch:{width}%">{name}</b>'
        cells += (
            f'<div class="cell"><div>{svg}</div><span>'
            f'{svg.replace("<svg ", "<svg class=small ")}{word}</span></div>'
        )
    marks = (
        '<style>main{gap:0}.cell{width:300px;height:270px;padding:30px;display:flex;'
        'flex-direction:column;justify-content:space-between}'
        '.cell svg{width:130px;height:130px;display:block}.cell svg.small{width:40px;'
        'height:40px}.cell span{display:flex;align-items:center;gap:12px;font-size:24px;'
        'white-space:nowrap}'
        '.cell:nth-child(even){background:#12233D;color:#FFF4E0}</style><main>' + cells + '</main>'
    )
    for name, body, height, width in (
        ('campaigns', *gallery(campaigns, 300), 2400),
        ('covers', *gallery(covers, 330), 2400),
        ('marks', marks, 1160, 1580),
    ):
        png = _photograph(
            f'<!doctype html><meta charset="utf-8"><style>{css}</style>{body}', f'sheet-{name}', width, height
        )
        subprocess.run(
            ['cwebp', '-quiet', '-q', '84', '-m', '6', str(png), '-o', str(folder / f'{name}.webp')],
            check=True,
        )
        print(f'artwork/sheets/{name}.webp')


def _rendered():
    return json.loads(RENDERED.read_text()) if RENDERED.exists() else {}


def _mark(name):
    """Hash of what the picture is drawn from, typefaces included."""
    return hashlib.sha256(
        (ROOT / 'artwork/package.json').read_bytes() + _page(*PIECES[name]).encode()
    ).hexdigest()[:16]


def _page(draw, width, height, pixels):
    """The HTML page that shows one drawing, `pixels` wide."""
    svg = draw()
    tall = round(pixels * height / width)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Poster</title><style>'
        f'{style(svg, "../../node_modules")}</style>'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{pixels}" height="{tall}" viewBox="0 0 '
        f'{width} {height}">{svg}</svg></html>'
    )


def _photograph(html: str, name: str, width: int, height: int) -> Path:
    """Renders the page to a PNG file of width x height pixels.

    Chromium now and then takes its picture before the last corner is painted, most of all on a
    busy machine. So the page is taken until two pictures in a row are the same, byte for byte.
    """
    CACHE.mkdir(parents=True, exist_ok=True)
    source, out = CACHE / f'{name}.html', CACHE / f'{name}.png'
    source.write_text(html)
    last = None
    for _ in range(8):
        try:
            _take(source, out, width, height)
        except subprocess.TimeoutExpired:
            continue
        picture = out.read_bytes()
        if picture == last:
            return out
        last = picture
    sys.exit(f'{name}: no two pictures in a row came out the same. Try again when the machine is less busy.')


def _take(source: Path, out: Path, width: int, height: int):
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(
            [
                CHROMIUM,
                '--headless=new',
                '--no-sandbox',
                '--disable-gpu',
                '--disable-background-networking',
                '--disable-component-update',
                '--no-first-run',
                '--hide-scrollbars',
                '--allow-file-access-from-files',
                '--virtual-time-budget=3000',
                '--force-color-profile=srgb',
                f'--user-data-dir={profile}',
                f'--window-size={width},{height}',
                f'--screenshot={out}',
                source.as_uri(),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
            timeout=60,
        )


def _pieces():
    """Every picture: {name: (draw, width, height, pixels)}, in the order of the files."""
    found = {}
    for file in sorted((HERE / 'clients').glob('*.py')):
        client = importlib.import_module(f'clients.{file.stem}')
        for name, size in FORMATS.items():
            draw = getattr(client, name, None)
            if draw:
                found[f'{file.stem}-{name}'] = (draw, *size)
    for series, size in SERIES.items():
        if not (HERE / f'{series}s.py').exists():
            continue
        for name, draw in importlib.import_module(f'{series}s').PIECES.items():
            found[f'{series}-{name}'] = (draw, *size)
    return found


PIECES = _pieces()
