"""Papers of the planning table: answers and a sentence, the year, replies, an invitation.

name: (width, height, HTML).
"""
from prints import CLIENT, CREAM, INK, LEAF, MARI, TERRA, _bars, _mark

PLANS = {}
SHEET = '#FFFBF2'


def _answer(text, colour):
    """An index card with what one customer said."""
    return (
        900,
        560,
        (
            f'<div style="position:absolute;inset:0;background:{SHEET}"></div>'
            f'<div style="position:absolute;left:0;right:0;top:0;height:84px;background:{colour}"></div>'
            '<p style="position:absolute;left:70px;right:50px;top:150px;font:700 112px/1.04 B;'
            f'letter-spacing:-.025em;color:{INK}">{text}</p>'
        ),
    )


for _k, _t in enumerate(
    ('They let her ask.', 'The library.', 'My cousin goes.', 'Short bus ride.', 'Small classes.')
):
    PLANS[f'came-{_k + 1}'] = _answer(_t, MARI)
for _k, _t in enumerate(('No coaching.', 'Too far for us.', 'We moved.', 'No hostel.', 'Wanted a rank.')):
    PLANS[f'left-{_k + 1}'] = _answer(_t, TERRA)
_out = ''.join(
    f'<span style="position:relative;display:inline-block;margin:0 44px 0 0">{w}'
    f'<i style="position:absolute;left:-10px;right:-10px;top:52%;height:9px;background:{TERRA};'
    'transform:rotate(-2deg)"></i></span>'
    for w in ('Toppers', 'Sport', 'Every budget')
)
PLANS['one-sentence'] = (
    1400,
    1900,
    (
        f'<div style="position:absolute;inset:0;background:{SHEET}"></div>'
        f'''<div style="position:absolute;left:110px;top:110px">{_mark('kadamba', 190, LEAF)}</div>'''
        '<div style="position:absolute;left:340px;top:140px;font:700 62px/1.2 B">Kadamba School<br>'
        '<span style="font-weight:500">One sentence</span></div>\n'
        '<p style="position:absolute;left:110px;right:90px;top:400px;font:800 232px/.95 B;'
        f'letter-spacing:-.035em;font-stretch:84%;color:{INK}">'
        'For parents whose children keep asking why.</p>\n'
        f'<div style="position:absolute;left:110px;right:110px;top:1480px;border-top:6px solid {INK};'
        f'padding-top:34px;font:700 58px B;color:{TERRA}">What it leaves out</div>'
        '<div style="position:absolute;left:110px;top:1640px;font:600 92px B;letter-spacing:-.02em;'
        f'white-space:nowrap">{_out}</div>'
    ),
)


def _year():
    """The year of a jeweller's advertising: a row a medium, a block where it works. No figures."""
    x0, w, rows = (
        430,
        178,
        (
            ('Hoarding', MARI, ((2, 2), (8, 3))),
            ('Newspaper', INK, ((3, 1), (9, 1), (10.5, 0.6))),
            ('Phone', TERRA, ((0, 1), (3, 2), (8.5, 3))),
            ('Lift poster', LEAF, ((2, 3), (9, 2))),
            ('Radio', '#9A968C', ()),
        ),
    )
    o = []
    for k, m in enumerate('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()):
        o.append(
            f'<div style="position:absolute;left:{x0 + k * w}px;top:330px;width:{w}px;height:1180px;'
            f'background:{"#F6E7C8" if k in (3, 9) else "#FBF4E4" if k % 2 else SHEET};'
            f'border-left:3px solid #E0D2B4;text-align:center;font:700 58px/110px B">{m}</div>'
        )
    for r, (name, colour, blocks) in enumerate(rows):
        y = 490 + r * 205
        o.append(
            f'<div style="position:absolute;left:0;right:0;top:{y - 28}px;'
            'border-top:3px solid #D8C8A6"></div>'
            f'<div style="position:absolute;left:90px;top:{y + 32}px;font:700 60px B;'
            f'white-space:nowrap">{name}</div>'
        )
        o += [
            (
                f'<b style="position:absolute;left:{x0 + a * w + 8}px;top:{y}px;width:{n * w - 16}px;'
                f'height:140px;background:{colour}"></b>'
            )
            for a, n in blocks
        ]
    o.append(
        f'<i style="position:absolute;left:70px;width:2560px;top:{490 + 4 * 205 + 68}px;height:12px;'
        f'background:{TERRA};transform:rotate(-.6deg)"></i>'
    )
    marks = ''.join(
        f'<div style="position:absolute;left:{x0 + a * w}px;top:1540px;width:{n * w}px;'
        f'text-align:center;font:700 54px B;color:{TERRA}">{t}</div>'
        for a, n, t in ((3, 1, 'Akshaya'), (9, 2, 'Dhanteras'))
    )
    head = (
        '<div style="position:absolute;left:90px;top:96px;font:800 150px/1 B;letter-spacing:-.03em;'
        'font-stretch:84%">The year on one page</div>'
        '<div style="position:absolute;right:90px;top:80px;display:flex;gap:34px;align-items:center;'
        f'font:800 84px B">{_mark("mayurika", 170, INK)}Mayurika</div>'
    )
    return (
        2700,
        1700,
        f'<div style="position:absolute;inset:0;background:{SHEET}"></div>{"".join(o)}{marks}{head}',
    )


PLANS['year-plan'] = _year()
VIOLET, CORAL = CLIENT['tarang'][1:]
PLANS['invite'] = (
    1000,
    1400,
    (
        f'<div style="position:absolute;inset:0;background:{VIOLET};color:#fff"></div>'
        f'<div style="position:absolute;left:90px;top:100px">{_mark("tarang", 230, CORAL)}</div>'
        '<p style="position:absolute;left:90px;top:470px;font:800 230px/.92 B;letter-spacing:-.04em;'
        'font-stretch:88%;color:#CDB8FF">haan,<br>aaiye.</p>'
        '<p style="position:absolute;left:90px;bottom:110px;font:600 66px/1.2 B;color:#fff">'
        'Our shop opens.<br>You are invited.</p>'
    ),
)
PLANS['invite-map'] = (
    1400,
    1000,
    (
        f'<div style="position:absolute;inset:0;background:{SHEET}"></div>'
        '<div style="position:absolute;left:80px;top:60px;font:800 96px B;letter-spacing:-.02em;'
        f'color:{VIOLET}">How to reach us</div>\n'
        '<svg style="position:absolute;left:80px;top:210px" width="1240" height="700" viewBox="0 0 1240 '
        '700"><rect width="1240" height="700" fill="#EFE7FB"/>'
        '<g stroke="#fff" stroke-width="64" fill="none">'
        '<path d="M-20 470H1260M300-20V720M-20 160C400 190 700 20 960 720"/></g>'
        f'<path d="M300 700V470H842" stroke="{CORAL}" stroke-width="18" fill="none" '
        'stroke-dasharray="34 20"/>'
        f'<circle cx="862" cy="470" r="58" fill="{VIOLET}"/><circle cx="862" cy="470" r="24" fill="#fff"/>'
        '<g font-family="B" font-weight="800">'
        f'<rect x="956" y="520" width="120" height="120" fill="{INK}"/>'
        '<text x="1016" y="613" font-size="100" fill="#fff" text-anchor="middle">P</text>'
        f'<text x="560" y="360" font-size="62" fill="{INK}" text-anchor="middle">Bazar</text></g></svg>'
    ),
)
_tick = (
    f'<svg width="84" height="84" viewBox="0 0 24 24" fill="none" stroke="{LEAF}" stroke-width="3.4">'
    '<path d="M4 13l5 5L20 6"/></svg>'
)
_rows = ''.join(
    '<div style="display:flex;align-items:center;gap:40px;height:150px;'
    f'border-bottom:3px solid #E0D2B4">{_tick if k % 4 != 2 else "<b style=width:84px></b>"}'
    f'<i style="display:block;height:20px;width:{w}px;background:#BDB6A6"></i></div>'
    for k, w in enumerate((620, 480, 560, 690, 430, 600, 510))
)
PLANS['replies'] = (
    1100,
    1400,
    (
        f'<div style="position:absolute;inset:0;background:{SHEET}"></div>'
        '<div style="position:absolute;left:90px;right:90px;top:80px;font:800 120px B;'
        'letter-spacing:-.03em">Replies</div>'
        f'<div style="position:absolute;left:90px;right:90px;top:270px">{_rows}</div>'
    ),
)

# A leaflet in three panels, a brochure's cover and spread, two versions of one advertisement
WINE, SAND = CLIENT['mitti'][1:]
PLANS['brochure-left'] = (
    1100,
    1400,
    (
        f'<div style="position:absolute;inset:0;background:{WINE}"></div>'
        '<img src="poster:mitti-square.avif" style="position:absolute;left:0;top:0;width:1100px;'
        f'height:1100px"><p style="position:absolute;left:90px;bottom:90px;font:700 84px/1 B;color:{SAND}">'
        'The evening chair</p>'
    ),
)
_swatches = ''.join(
    f'<b style="flex:1;background:{c}"></b>' for c in (WINE, '#B8432F', '#FFC24A', '#3A1630', '#E9CFA0')
)
PLANS['brochure-right'] = (
    1100,
    1400,
    (
        f'<div style="position:absolute;inset:0;background:{SHEET}"></div>'
        '<p style="position:absolute;left:100px;right:80px;top:120px;font:800 150px/.95 B;'
        f'letter-spacing:-.03em;font-stretch:84%;color:{WINE}">Sit down. It is seven.</p>'
        '<div style="position:absolute;left:100px;top:520px;display:flex;gap:44px">'
        f'{_bars(17, 420, "#B9B2A4", 28, 9, 3)}{_bars(17, 420, "#B9B2A4", 28, 9, 7)}</div>\n'
        '<div style="position:absolute;left:100px;right:100px;bottom:110px;height:210px;display:flex;'
        'gap:30px">'
        f'{_swatches}'
        '</div>'
    ),
)
PLANS['mowa-map'] = (
    1800,
    1200,
    (
        '<div style="position:absolute;inset:0;background:#DDBB82"></div>'
        '<svg style="position:absolute;left:0;top:0" width="1800" height="1200" viewBox="0 0 1800 1200">'
        '<g stroke="#fff" fill="none" stroke-width="46">'
        '<path d="M-20 360H1820M-20 860C500 800 1300 980 1820 860M420-20V1220M980-20C1000 500 900 800 '
        '1040 1220M1500-20V1220"/></g><g stroke="#fff" fill="none" stroke-width="18">'
        '<path d="M0 140H1800M0 600H1800M0 1060H1800M200 0V1200M700 0V1200M1240 0V1200M1700 0V1200"/></g>'
        f'<circle cx="900" cy="640" r="500" fill="{TERRA}" fill-opacity=".38" stroke="{TERRA}" '
        f'stroke-width="16"/><circle cx="900" cy="860" r="44" fill="{INK}"/></svg>'
    ),
)
_prices = ''.join(
    f'<div style="position:absolute;left:80px;right:80px;top:{330 + k * 112}px;height:112px;'
    'border-top:3px solid #F2B44188;display:flex;align-items:center;gap:40px">'
    f'<b style="width:64px;height:64px;background:{c}"></b>'
    f'<i style="height:16px;width:{w}px;background:#F7E9D0aa"></i>'
    '<i style="height:16px;width:110px;background:#F2B441;margin-left:auto"></i></div>'
    for k, (c, w) in enumerate(
        (('#E3BE86', 300), ('#A3222F', 260), ('#F2B441', 330), ('#D8572A', 240), ('#F6E9D2', 310))
    )
)
PLANS['fold-chhaya'] = (
    2400,
    1200,
    (
        '<div style="position:absolute;inset:0;background:#F7E9D0"></div>'
        '<img src="poster:chhaya-portrait.avif" style="position:absolute;left:0;top:0;width:800px;'
        'height:1200px;object-fit:cover;object-position:50% 100%">\n'
        '<div style="position:absolute;left:880px;top:110px;width:640px">'
        '<p style="font:800 122px/.95 B;letter-spacing:-.03em;font-stretch:84%;color:#6A1028">'
        'Six yards, and nobody hurried.</p><div style="margin-top:60px">'
        f'{_bars(15, 620, "#B79F80", 38, 12, 4)}</div></div>'
        '<div style="position:absolute;left:800px;top:0;width:10px;height:1200px;background:#6A102822">'
        '</div>\n'
        '<div style="position:absolute;left:1600px;top:0;width:800px;height:1200px;background:#6A1028;'
        'color:#F7E9D0"><div style="position:absolute;left:80px;top:110px;font:800 110px B;'
        'letter-spacing:-.03em">Price list</div>'
        f'{_prices}'
        f'<div style="position:absolute;left:80px;bottom:80px">{_mark("chhaya", 140, "#F2B441")}</div>'
        '</div>'
    ),
)


def _label(x, y, w, t):
    return (
        f'<span style="position:absolute;left:{x}px;top:{y}px;width:{w}px;font:600 34px B;color:#7b7464">'
        f'{t}</span>'
    )


_crops = ''.join(
    f'<i style="position:absolute;left:{x}px;top:{y}px;width:{w}px;height:{h}px;background:{INK}"></i>'
    for x, y, w, h in (
        (40, 90, 60, 3),
        (90, 40, 3, 60),
        (2500, 90, 60, 3),
        (2507, 40, 3, 60),
        (40, 1507, 60, 3),
        (90, 1500, 3, 60),
        (2500, 1507, 60, 3),
        (2507, 1500, 3, 60),
    )
)
PLANS['sizes-sheet'] = (
    2600,
    1589,
    (
        f'<div style="position:absolute;inset:0;background:#FFFDF8"></div>{_crops}'
        '<div style="position:absolute;right:150px;top:70px;display:flex;align-items:center;gap:24px;'
        f'font:800 64px B">{_mark("gati", 90, INK)}One idea, all sizes</div>'
    ),
)
for _l in 'ab':
    PLANS[f'label-{_l}'] = (
        400,
        400,
        (
            f'<div style="position:absolute;inset:0;background:{MARI if _l == "a" else TERRA};'
            f'color:{INK if _l == "a" else CREAM};font:800 300px/390px B;text-align:center">'
            f'{_l.upper()}</div>'
        ),
    )
