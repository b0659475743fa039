"""Words and shapes that every poster is built of. All functions return SVG text."""
import math
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# The site's own colours (see the look): posters may use them, but each client has its own palette.
PAPER, INK, MARIGOLD, TERRACOTTA, LEAF, DUSK = (
    '#FFF4E0',
    '#12233D',
    '#F5A300',
    '#C8502B',
    '#1F5B4D',
    '#2A1F3D',
)

# name: (package, file, family settings). One class a voice; a poster uses one or two.
FACES = {
    # name             css
    'bric': (
        'font-family:Bricolage;font-weight:800;font-stretch:100%;letter-spacing:-.018em;'
        "font-variation-settings:'opsz' 96"
    ),
    'bric-narrow': (
        'font-family:Bricolage;font-weight:800;font-stretch:75%;letter-spacing:-.012em;'
        "font-variation-settings:'opsz' 96"
    ),
    'bric-text': (
        'font-family:Bricolage;font-weight:500;font-stretch:100%;letter-spacing:-.005em;'
        "font-variation-settings:'opsz' 24"
    ),
    'anek': 'font-family:Anek;font-weight:600;font-stretch:100%',
    'anek-text': 'font-family:Anek;font-weight:450;font-stretch:100%',
    'anek-wide': 'font-family:Anek;font-weight:700;font-stretch:125%;letter-spacing:-.01em',
    'anek-heavy': 'font-family:Anek;font-weight:800;font-stretch:100%;letter-spacing:-.022em',
    'anek-slim': 'font-family:Anek;font-weight:600;font-stretch:75%',
    'deva': 'font-family:AnekDeva;font-weight:800;font-stretch:100%',
    'deva-slim': 'font-family:AnekDeva;font-weight:800;font-stretch:75%',
    'deva-text': 'font-family:AnekDeva;font-weight:500;font-stretch:100%',
    'fraunces': (
        "font-family:Fraunces;font-weight:560;letter-spacing:-.03em;font-variation-settings:'SOFT' "
        "0,'WONK' 0,'opsz' 144"
    ),
    'fraunces-italic': (
        "font-family:FrauncesItalic;font-weight:500;letter-spacing:-.03em;font-variation-settings:'SOFT' "
        "0,'WONK' 1,'opsz' 144"
    ),
    'fraunces-text': (
        "font-family:Fraunces;font-weight:420;letter-spacing:-.005em;font-variation-settings:'SOFT' "
        "0,'WONK' 0,'opsz' 24"
    ),
    'archivo': 'font-family:Archivo;font-weight:900;font-stretch:125%;letter-spacing:-.03em',
    'archivo-italic': 'font-family:ArchivoItalic;font-weight:900;font-stretch:125%;letter-spacing:-.045em',
    'archivo-thin': 'font-family:Archivo;font-weight:300;font-stretch:125%;letter-spacing:.01em',
    'archivo-text': 'font-family:Archivo;font-weight:500;font-stretch:100%',
    'archivo-slim': 'font-family:Archivo;font-weight:700;font-stretch:62%',
    'unbounded': 'font-family:Unbounded;font-weight:700;letter-spacing:-.045em',
    'unbounded-text': 'font-family:Unbounded;font-weight:400;letter-spacing:-.03em',
    'gabarito': 'font-family:Gabarito;font-weight:800;letter-spacing:-.025em',
    'gabarito-text': 'font-family:Gabarito;font-weight:500;letter-spacing:-.005em',
    'rozha': 'font-family:Rozha,RozhaDeva;font-weight:400;letter-spacing:-.005em',
    'shrikhand': 'font-family:Shrikhand;font-weight:400;letter-spacing:-.005em',
    'bowlby': 'font-family:Bowlby;font-weight:400;letter-spacing:-.02em',
    'caprasimo': 'font-family:Caprasimo;font-weight:400;letter-spacing:-.022em',
    'instrument': 'font-family:Instrument;font-weight:400;letter-spacing:-.028em',
    'instrument-italic': 'font-family:InstrumentItalic;font-weight:400;letter-spacing:-.028em',
    'young': 'font-family:Young;font-weight:400;letter-spacing:-.025em',
    'alfa': 'font-family:Alfa;font-weight:400;letter-spacing:-.01em',
    'anton': 'font-family:Anton;font-weight:400;letter-spacing:-.002em',
    'poppins': 'font-family:Poppins,PoppinsDeva;font-weight:800;letter-spacing:-.02em',
    'poppins-text': 'font-family:PoppinsText,PoppinsDevaText;font-weight:500',
    'tiro': 'font-family:Tiro,TiroDeva;font-weight:400',
    'yatra': 'font-family:Yatra,YatraDeva;font-weight:400',
}

_VARIABLE = '@fontsource-variable'
_FILES = {
    'Bricolage': (
        f'{_VARIABLE}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal',
        'font-weight:200 800;font-stretch:75% 100%',
    ),
    'Anek': (
        f'{_VARIABLE}/anek-latin/files/anek-latin-latin-standard-normal',
        'font-weight:100 800;font-stretch:75% 125%',
    ),
    'AnekDeva': (
        f'{_VARIABLE}/anek-devanagari/files/anek-devanagari-devanagari-standard-normal',
        'font-weight:100 800;font-stretch:75% 125%',
    ),
    'Fraunces': (f'{_VARIABLE}/fraunces/files/fraunces-latin-full-normal', 'font-weight:100 900'),
    'FrauncesItalic': (f'{_VARIABLE}/fraunces/files/fraunces-latin-full-italic', 'font-weight:100 900'),
    'Archivo': (
        f'{_VARIABLE}/archivo/files/archivo-latin-standard-normal',
        'font-weight:100 900;font-stretch:62% 125%',
    ),
    'ArchivoItalic': (
        f'{_VARIABLE}/archivo/files/archivo-latin-standard-italic',
        'font-weight:100 900;font-stretch:62% 125%',
    ),
    'Unbounded': (f'{_VARIABLE}/unbounded/files/unbounded-latin-wght-normal', 'font-weight:200 900'),
    'Gabarito': (f'{_VARIABLE}/gabarito/files/gabarito-latin-wght-normal', 'font-weight:400 900'),
    'Rozha': ('@fontsource/rozha-one/files/rozha-one-latin-400-normal', ''),
    'RozhaDeva': ('@fontsource/rozha-one/files/rozha-one-devanagari-400-normal', ''),
    'Shrikhand': ('@fontsource/shrikhand/files/shrikhand-latin-400-normal', ''),
    'Bowlby': ('@fontsource/bowlby-one/files/bowlby-one-latin-400-normal', ''),
    'Caprasimo': ('@fontsource/caprasimo/files/caprasimo-latin-400-normal', ''),
    'Instrument': ('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal', ''),
    'InstrumentItalic': ('@fontsource/instrument-serif/files/instrument-serif-latin-400-italic', ''),
    'Young': ('@fontsource/young-serif/files/young-serif-latin-400-normal', ''),
    'Alfa': ('@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal', ''),
    'Anton': ('@fontsource/anton/files/anton-latin-400-normal', ''),
    'Poppins': ('@fontsource/poppins/files/poppins-latin-800-normal', ''),
    'PoppinsDeva': ('@fontsource/poppins/files/poppins-devanagari-800-normal', ''),
    'PoppinsText': ('@fontsource/poppins/files/poppins-latin-500-normal', ''),
    'PoppinsDevaText': ('@fontsource/poppins/files/poppins-devanagari-500-normal', ''),
    'Tiro': ('@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal', ''),
    'TiroDeva': ('@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal', ''),
    'Yatra': ('@fontsource/yatra-one/files/yatra-one-latin-400-normal', ''),
    'YatraDeva': ('@fontsource/yatra-one/files/yatra-one-devanagari-400-normal', ''),
}


def style(svg: str, fonts: str) -> str:
    """The style sheet for one drawing: only the faces that it names. `fonts` is the path to node_modules."""
    used = [name for name in FACES if f'class="{name}"' in svg]
    css = (
        '*{margin:0;padding:0}body{overflow:hidden}svg{display:block}text{font-kerning:normal;'
        'font-optical-sizing:none}'
    )
    families = {
        family
        for name in used
        for family in re.search(r'font-family:([^;]+)', FACES[name]).group(1).split(',')
    }
    for family in sorted(families):
        file, ranges = _FILES[family]
        css += f"@font-face{{font-family:{family};src:url({fonts}/{file}.woff2);{ranges}}}"
    return css + ''.join(f'.{name}{{{FACES[name]}}}' for name in used)


def luminance(colour: str) -> float:
    """Relative luminance of #RRGGBB (WCAG 2.2)."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    """Contrast ratio of two #RRGGBB colours (WCAG 2.2), 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def words(x, y, size, text, face, fill, on, anchor='start', track=None, extra='') -> str:
    """One line of text, its baseline at (x, y). `on` is the ground behind it.

    Raises ValueError where the text stands out from its ground by less than 4.5 to 1.
    """
    if contrast(fill, on) < 4.5:
        raise ValueError(
            f'"{text}": {fill} on {on} has a contrast of {contrast(fill, on):.2f}; 4.5 or more is '
            'wanted. Take a darker or lighter colour.'
        )
    if face not in FACES:
        raise ValueError(f'"{text}": there is no face "{face}". Take one of {", ".join(FACES)}.')
    spacing = f' style="letter-spacing:{track}em"' if track is not None else ''
    end = f' text-anchor="{anchor}"' if anchor != 'start' else ''
    text = text.replace('&', '&amp;')
    return (
        f'<text class="{face}" x="{n(x)}" y="{n(y)}" font-size="{n(size)}" '
        f'fill="{fill}"{end}{spacing}{extra}>{text}</text>'
    )


def stopped(text, air) -> str:
    """The line with `air` em before its Devanagari full stop: set close, it reads as the sign of a long a."""
    return text.replace('।', f'<tspan dx="{air}em">।</tspan>')


def lines(x, y, size, leading, texts, face, fill, on, anchor='start', track=None) -> str:
    """Several lines under one another, `leading` px from baseline to baseline."""
    return ''.join(
        words(x, y + i * leading, size, t, face, fill, on, anchor, track) for i, t in enumerate(texts)
    )


def mark(client: str, x, y, size, colour) -> str:
    """The client's mark from content/clients, its box's top left corner at (x, y)."""
    svg = (ROOT / 'content/clients' / f'{client}.svg').read_text()
    inner = re.search(r'<svg[^>]*>(.*)</svg>', svg, re.S).group(1)
    return (
        f'<svg x="{n(x)}" y="{n(y)}" width="{n(size)}" height="{n(size)}" viewBox="0 0 100 100" '
        f'color="{colour}">{inner}</svg>'
    )


def n(value) -> str:
    """A number, short."""
    return f'{value:.2f}'.rstrip('0').rstrip('.') if isinstance(value, float) else str(value)


def polar(cx, cy, r, degrees):
    a = math.radians(degrees)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def rect(x, y, w, h, fill, rx=0) -> str:
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" fill="{fill}"'
        + (f' rx="{n(rx)}"' if rx else '')
        + '/>'
    )


def disc(cx, cy, r, fill) -> str:
    return f'<circle cx="{n(cx)}" cy="{n(cy)}" r="{n(r)}" fill="{fill}"/>'


def ring(cx, cy, r, width, colour) -> str:
    return (
        f'<circle cx="{n(cx)}" cy="{n(cy)}" r="{n(r)}" fill="none" stroke="{colour}" '
        f'stroke-width="{n(width)}"/>'
    )


def path(d, fill='none', stroke=None, width=0, extra='') -> str:
    line = f' stroke="{stroke}" stroke-width="{n(width)}"' if stroke else ''
    return f'<path d="{d}" fill="{fill}"{line}{extra}/>'


def polygon(points, fill) -> str:
    return '<path d="M' + 'L'.join(f'{n(float(x))} {n(float(y))}' for x, y in points) + f'Z" fill="{fill}"/>'


def dome(cx, y, r, fill, ry=None) -> str:
    """Upper half of a disc standing on y."""
    return f'<path d="M{n(cx - r)} {n(y)}A{n(r)} {n(ry or r)} 0 0 1 {n(cx + r)} {n(y)}Z" fill="{fill}"/>'


def bowl(cx, y, r, fill, ry=None) -> str:
    """Lower half of a disc hanging from y."""
    return f'<path d="M{n(cx - r)} {n(y)}A{n(r)} {n(ry or r)} 0 0 0 {n(cx + r)} {n(y)}Z" fill="{fill}"/>'


def wedge(cx, cy, r0, r1, degrees, w0, w1, fill) -> str:
    """A ray from r0 to r1 in one direction, w0 wide inside and w1 outside."""
    a = math.radians(degrees)
    c, s = math.cos(a), math.sin(a)
    return polygon(
        [
            (cx + c * r - s * w, cy + s * r + c * w)
            for r, w in ((r0, w0 / 2), (r1, w1 / 2), (r1, -w1 / 2), (r0, -w0 / 2))
        ],
        fill,
    )


def move(x, y, inner, scale=1.0, turn=0) -> str:
    """A group moved to (x, y), turned and scaled there."""
    t = (
        f'translate({n(x)} {n(y)})'
        + (f' rotate({n(turn)})' if turn else '')
        + (f' scale({n(float(scale))})' if scale != 1.0 else '')
    )
    return f'<g transform="{t}">{inner}</g>'


def within(name, shape, inner) -> str:
    """`inner` clipped to `shape` (SVG elements). `name` is unique in the drawing."""
    return f'<clipPath id="{name}">{shape}</clipPath><g clip-path="url(#{name})">{inner}</g>'
