"""Prints and screens that exist only inside the scenes. name: (width, height, HTML).

In the HTML `poster:NAME.avif` is a poster of content/pictures, `mark:KEY` a client's mark of content/clients.
No print makes a claim: diagrams carry no figures, stories no names of living people.
"""
import math
import random

PRINTS = {}
INK, MARI, CREAM, TERRA, LEAF, PAPER = '#12233D', '#F5A300', '#FFF4E0', '#C8502B', '#1F5B4D', '#F7F1E4'


def _bars(n, w, colour='#9A968C', gap=15, h=5, seed=1, last=0.6):
    """Lines of greeked text."""
    q = random.Random(seed)
    return ''.join(
        f'<i style="display:block;height:{h}px;margin-bottom:{gap - h}px;background:{colour};'
        f'width:{w * (last if k % 9 == 8 else q.uniform(.93, 1)):.0f}px"></i>'
        for k in range(n)
    )


def _mark(key, size, colour, style=''):
    return (
        f'<span style="display:inline-block;width:{size}px;height:{size}px;background:{colour};'
        f'-webkit-mask:url(mark:{key}) center/contain no-repeat;'
        f'mask:url(mark:{key}) center/contain no-repeat;{style}"></span>'
    )


def _phone(inner, ground='#fff', ink=INK):
    bar = (
        '<div style="position:absolute;left:0;right:0;top:0;height:90px;padding:26px 60px;'
        f'font:600 34px B;color:{ink};display:flex;justify-content:space-between"><span>9:41</span>'
        '<span style="width:150px;height:44px;border-radius:30px;background:#05070B"></span>'
        f'<span style="width:64px;height:30px;border:4px solid {ink};border-radius:9px;margin-top:5px">'
        f'<b style="display:block;height:14px;width:38px;margin:4px;background:{ink};border-radius:3px">'
        '</b></span></div>'
    )
    return (900, 1950, f'<div style="position:absolute;inset:0;background:{ground}">{inner}</div>{bar}')


def _feed(key, name, art, line):
    def icon(d, f='none'):
        return (
            f'<svg width="72" height="72" viewBox="0 0 24 24" fill="{f}" stroke="{INK}" stroke-width="2">'
            f'{d}</svg>'
        )

    heart = '<path d="M12 20s-7-4.6-9-9a5 5 0 0 1 9-4 5 5 0 0 1 9 4c-2 4.400-9 9-9 9z"/>'
    answer = '<path d="M21 11.500a8.500 8.500 0 0 1-12.500 7.500L3 21l2-5.500A8.500 8.500 0 1 1 21 11.500z"/>'
    send = '<path d="M22 2 11 13M22 2l-7 20-4-9-9-4z"/>'
    keep = '<path d="M6 3h12v18l-6-5-6 5z"/>'
    return _phone(
        '<div style="position:absolute;top:110px;left:0;right:0;height:150px;display:flex;'
        'align-items:center;gap:26px;padding:0 40px;font:700 44px B">\n'
        f'<span style="width:92px;height:92px;border-radius:50%;background:{MARI};display:grid;'
        f'place-items:center">{_mark(key, 56, INK)}</span><span>{name}<br>'
        '<small style="font:400 30px B;color:#6b7280">Sponsored</small></span>'
        '<span style="margin-left:auto">•••</span></div>\n'
        f'<img src="poster:{art}.avif" style="position:absolute;top:280px;left:0;width:900px;'
        'height:900px">\n'
        f'<div style="position:absolute;top:1180px;left:0;right:0;height:120px;background:{INK};'
        'color:#fff;font:600 46px/120px B;padding:0 40px">Order today <span style="float:right">'
        '→</span></div>\n'
        '<div style="position:absolute;top:1350px;left:40px;right:40px;display:flex;gap:38px">'
        f'{icon(heart, TERRA)}'
        f'{icon(answer)}{icon(send)}<span style="margin-left:auto">{icon(keep)}</span></div>\n'
        '<p style="position:absolute;top:1480px;left:40px;right:40px;font:400 50px/1.4 B"><b>'
        f'{name}</b> {line}</p>'
    )


PRINTS['phone-feed'] = _feed('dhoop', 'Dhoop', 'dhoop-square', 'Pehla ghoont, before the first phone call.')
PRINTS['phone-feed-rasoi'] = _feed('rasoi', 'Rasoi Bazaar', 'rasoi-square', 'Dinner in three.')
PRINTS['phone-feed-indravati'] = _feed('indravati', 'Indravati Dairy', 'indravati-square', 'Doodh hai. Bas.')
PRINTS['phone-story'] = _phone(
    (
        '<img src="poster:gati-story.avif" style="position:absolute;left:0;top:170px;width:900px;'
        'height:1600px"><div style="position:absolute;top:100px;left:30px;right:30px;height:8px;'
        'display:flex;gap:10px"><b style="flex:1;background:#fff"></b><b style="flex:1;background:#fff8">'
        '</b><b style="flex:1;background:#fff8"></b></div>'
    ),
    '#10150F',
    '#fff',
)
PRINTS['phone-chat'] = _phone(
    (
        '<img src="poster:tarang-story.avif" style="position:absolute;left:0;top:170px;width:900px;'
        'height:1600px">'
    ),
    '#FF6B4A',
    INK,
)
PRINTS['phone-reel'] = _phone(
    (
        '<img src="poster:dhoop-portrait.avif" style="position:absolute;left:0;top:60px;width:900px;'
        'height:1500px"><div style="position:absolute;left:0;right:0;bottom:0;height:400px;'
        'background:#15181E"></div>\n'
        '<div style="position:absolute;bottom:110px;left:50%;margin-left:-105px;width:210px;height:210px;'
        'border:16px solid #fff;border-radius:50%">'
        '<b style="display:block;margin:22px;width:134px;height:134px;border-radius:40px;'
        'background:#E5322D"></b></div>\n'
        '<div style="position:absolute;top:120px;left:50%;transform:translateX(-50%);background:#E5322D;'
        'color:#fff;font:700 46px B;padding:10px 34px;border-radius:12px">● REC</div>'
    ),
    '#F5A300',
    '#fff',
)


def _window(inner, bar, ground='#fff'):
    dots = ''.join(
        f'<b style="width:26px;height:26px;border-radius:50%;background:{c}"></b>'
        for c in (TERRA, MARI, LEAF)
    )
    return (
        1920,
        1200,
        (
            f'<div style="position:absolute;inset:0;background:{ground}"></div>'
            '<div style="position:absolute;left:0;right:0;top:0;height:96px;background:#E7E2D6;'
            f'display:flex;align-items:center;gap:16px;padding:0 36px">{dots}'
            '<span style="margin-left:30px;flex:1;height:58px;border-radius:30px;background:#fff;'
            f'font:500 32px/58px B;padding:0 34px;color:#555">{bar}</span></div>{inner}'
        ),
    )


def _result(y, site, title, lines, seed, star=False):
    return (
        f'<div style="position:absolute;left:150px;top:{y}px;width:1080px">'
        f'<div style="font:500 28px B;color:#5c6470">{site}</div>'
        f'<div style="font:700 50px/1.2 B;color:#1B3F8F;margin:4px 0 14px">{title}</div>'
        f'{_bars(lines, 980, "#B9BDC4", 30, 13, seed)}</div>'
    )


PRINTS['laptop-search'] = _window(
    (
        '<div style="position:absolute;left:150px;top:140px;width:1080px;height:92px;'
        'border:3px solid #d5d8dd;border-radius:50px;font:500 42px/86px B;padding:0 46px">'
        'chai shop near me<svg style="position:absolute;right:34px;'
        f'top:22px" width="46" height="46" viewBox="0 0 24 24" fill="none" stroke="{TERRA}" '
        'stroke-width="3"><circle cx="10" cy="10" r="7"/><path d="m15 15 6 6"/></svg></div>\n'
        '<div style="position:absolute;left:120px;top:268px;width:1180px;height:216px;background:#FFF1CF;'
        f'border-left:14px solid {MARI}"></div>'
        f'{_result(290, "Sponsored · dhoop.example", "Dhoop — Pehli dhoop, pehla ghoont", 2, 3)}'
        f'{_result(530, "dhoop.example › shops", "Chai in Raipur | Dhoop tea houses", 3, 5)}'
        f'{_result(760, "blog › chai", "How to brew a strong cutting chai", 3, 7)}'
        f'{_result(990, "map › chai", "Tea shops around Shankar Nagar", 3, 9)}\n'
        '<div style="position:absolute;left:1360px;top:150px;width:440px;height:930px;'
        'border:3px solid #E1DDD2"><img src="poster:dhoop-square.avif" style="width:434px;height:434px;'
        'display:block"><div style="padding:34px;font:800 54px B">Dhoop'
        '<div style="font:500 30px B;color:#6b7280;margin:8px 0 26px">Tea house · Open now</div>'
        f'<div style="background:{INK};color:#fff;font:600 34px/84px B;text-align:center;'
        f'margin-bottom:20px">Call</div><div style="background:{MARI};font:600 34px/84px B;'
        'text-align:center;margin-bottom:34px">Directions</div>'
        f'{_bars(4, 370, "#C8CBD0", 30, 12, 4)}</div></div>'
    ),
    'chai shop near me',
)


def _chart():
    q = random.Random(5)
    bars = ''.join(
        f'<rect x="{40 + k * 86}" y="{520 - v}" width="54" height="{v}" fill="{MARI if k != 11 else TERRA}"/>'
        for k, v in enumerate(
            [int(90 + 330 * (1 - math.exp(-k / 7)) + q.uniform(-40, 40)) for k in range(12)]
        )
    )
    line = [
        (40 + k * 86 + 27, 470 - 360 * (1 - math.exp(-k / 6)) + 26 * math.sin(k * 1.7)) for k in range(12)
    ]
    pts = ' '.join(f'{x:.0f},{y:.0f}' for x, y in line)
    grid = ''.join(f'<path d="M0 {y}H1090" stroke="#E6E0D2" stroke-width="3"/>' for y in (100, 240, 380, 520))
    dots = ''.join(
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="11" fill="#fff" stroke="{INK}" stroke-width="7"/>'
        for x, y in line
    )
    return (
        f'<svg width="1090" height="540" viewBox="0 0 1090 540">{grid}{bars}'
        f'<polyline points="{pts}" fill="none" stroke="{INK}" stroke-width="9" stroke-linejoin="round"/>'
        f'{dots}</svg>'
    )


def _tile(x, t, c, frac):
    return (
        f'<div style="position:absolute;left:{x}px;top:150px;width:330px;height:200px;background:#fff;'
        f'border-top:10px solid {c};padding:26px 30px;font:600 36px B">{t}'
        '<svg width="270" height="80" style="display:block;margin-top:22px">'
        '<rect width="270" height="22" y="30" fill="#EEE9DD"/>'
        f'<rect width="{270 * frac:.0f}" height="22" y="30" fill="{c}"/></svg></div>'
    )


PRINTS['laptop-analytics'] = _window(
    (
        f'<div style="position:absolute;left:0;top:96px;bottom:0;width:300px;background:{INK};'
        f'''padding:44px 40px;color:#fff;font:600 36px/88px B">{_mark('dhoop', 90, MARI)}<br>Overview<br>'''
        '<span style="color:#8fa0b8">Campaigns<br>Audience<br>Search<br>Reports</span></div>\n'
        '<div style="position:absolute;left:300px;right:0;top:96px;bottom:0;background:#F6F1E6"></div>'
        f'{_tile(350, "Seen", MARI, .86)}{_tile(720, "Clicked", TERRA, .58)}'
        f'{_tile(1090, "Called", LEAF, .41)}{_tile(1460, "Visited", INK, .66)}\n'
        '<div style="position:absolute;left:350px;top:400px;width:1150px;height:730px;background:#fff;'
        'padding:36px;font:700 44px B">Enquiries, week by week<div style="margin-top:34px">'
        f'{_chart()}</div></div>\n'
        '<div style="position:absolute;left:1540px;top:400px;width:330px;height:730px;background:#fff;'
        'padding:36px;font:700 40px B">Where from'
        '<svg width="260" height="260" viewBox="0 0 42 42" style="display:block;margin:40px 0">'
        f'<circle cx="21" cy="21" r="15" fill="none" stroke="{MARI}" stroke-width="8"/>'
        f'<circle cx="21" cy="21" r="15" fill="none" stroke="{INK}" stroke-width="8" stroke-dasharray="34 '
        '94.200" stroke-dashoffset="20"/>'
        f'<circle cx="21" cy="21" r="15" fill="none" stroke="{TERRA}" stroke-width="8" '
        'stroke-dasharray="20 94.200" stroke-dashoffset="-14"/></svg>'
        f'{_bars(5, 250, "#CFCABD", 38, 14, 2)}</div>'
    ),
    'reports',
)


def _column(w, n, seed):
    return f'<div style="width:{w}px">{_bars(n, w, "#8E8A80", 15, 5, seed)}</div>'


def _front(ad, head, sub, seed):
    cols = ''.join(_column(206, 24, seed + k) for k in range(4))
    return (
        1000,
        1430,
        (
            f'<div style="position:absolute;inset:0;background:{PAPER}"></div>'
            '<div style="position:absolute;left:58px;right:58px;top:46px;text-align:center">'
            '<div style="font:800 104px/1 B;letter-spacing:-.03em;font-stretch:78%">'
            'The Raipur Morning</div>\n'
            f'<div style="border-top:5px solid {INK};border-bottom:2px solid {INK};margin-top:18px;'
            'font:600 20px/38px B;display:flex;justify-content:space-between"><span>City edition</span>'
            '<span>Chhattisgarh · Raipur</span><span>Sample page</span></div></div>\n'
            '<div style="position:absolute;left:58px;right:58px;top:238px;font:800 66px/1.02 B;'
            f'letter-spacing:-.025em;font-stretch:84%">{head}</div>'
            '<div style="position:absolute;left:58px;right:58px;top:394px;font:500 28px B;color:#4b5566">'
            f'{sub}</div>\n'
            f'<div style="position:absolute;left:58px;top:452px;display:flex;gap:20px">{cols}</div>'
            f'<img src="poster:{ad}.avif" style="position:absolute;left:510px;top:830px;width:432px;'
            'height:576px">\n'
            '<div style="position:absolute;left:58px;top:838px;width:430px">'
            '<div style="font:800 40px/1.05 B;margin-bottom:16px;font-stretch:84%">'
            'A bus that waits for its passengers</div><div style="display:flex;gap:18px">'
            f'{_column(206, 29, 40)}{_column(206, 29, 41)}</div></div>'
        ),
    )


PRINTS['newspaper-front'] = _front(
    'kadamba-newspaper',
    'New avenue trees to<br>shade the ring road',
    'Neem and amaltas saplings go in before the monsoon',
    3,
)
PRINTS['newspaper-inside'] = (
    1000,
    1430,
    (
        f'<div style="position:absolute;inset:0;background:{PAPER}"></div>'
        f'<div style="position:absolute;left:58px;right:58px;top:46px;border-bottom:3px solid {INK};'
        'font:700 26px/50px B;display:flex;justify-content:space-between"><span>4</span><span>'
        'The Raipur Morning</span><span>City</span></div>\n'
        '<div style="position:absolute;left:58px;right:58px;top:122px;font:800 60px/1.02 B;'
        'letter-spacing:-.025em;font-stretch:84%">Weekly market moves under the new shade roof</div>'
        '<div style="position:absolute;left:58px;top:280px;display:flex;gap:20px">'
        f'{"".join(_column(206, 23, 60 + k) for k in range(4))}</div>\n'
        '<img src="poster:setu-newspaper.avif" style="position:absolute;left:58px;top:660px;width:540px;'
        'height:720px"><div style="position:absolute;left:622px;top:660px;width:320px">'
        '<div style="font:800 42px/1.05 B;margin-bottom:18px;font-stretch:84%">'
        f'Library opens till midnight before exams</div>{_column(320, 42, 90)}</div>'
    ),
)
PRINTS['magazine-cover'] = (
    900,
    1200,
    (
        '<img src="poster:chhaya-portrait.avif" style="position:absolute;left:0;top:0;width:900px;'
        'height:1500px;object-fit:cover;object-position:top">'
        '<div style="position:absolute;left:0;right:0;bottom:0;height:330px;background:#2C0A14"></div>'
        '<div style="position:absolute;left:50px;top:30px;font:800 190px/1 B;letter-spacing:-.05em;'
        'color:#FFF1DA;font-stretch:80%">mahanadi</div>\n'
        '<div style="position:absolute;left:56px;bottom:56px;color:#FFF1DA">'
        '<div style="font:800 74px/1.02 B;font-stretch:84%">The weavers’ issue</div>'
        '<div style="font:500 36px/1.4 B;margin-top:14px;color:#F2B441">'
        'Kosa silk, six yards at a time</div></div>'
    ),
)
PRINTS['magazine-left'] = (
    900,
    1200,
    (
        '<div style="position:absolute;inset:0;background:#FBF7EE"></div>'
        '<div style="position:absolute;left:80px;top:90px;right:80px;font:800 92px/.98 B;'
        'letter-spacing:-.03em;font-stretch:82%">A house<br>that keeps<br>its trees</div>'
        f'<div style="position:absolute;left:80px;top:430px;right:80px;height:10px;background:{LEAF}">'
        '</div><div style="position:absolute;left:80px;top:480px;display:flex;gap:30px">'
        f'{_column(355, 42, 7)}{_column(355, 42, 8)}</div>'
        '<div style="position:absolute;left:80px;bottom:36px;font:600 24px B">mahanadi · 38</div>'
    ),
)
PRINTS['magazine-right'] = (
    900,
    1200,
    (
        '<img src="poster:amaltas-portrait.avif" style="position:absolute;inset:0;width:900px;'
        'height:1500px;object-fit:cover;object-position:bottom;top:-300px">'
    ),
)


def _card(key, name, ground, ink, line):
    return (
        900,
        520,
        (
            f'<div style="position:absolute;inset:0;background:{ground};color:{ink}">'
            f'<div style="position:absolute;left:64px;top:64px">{_mark(key, 150, ink)}</div>'
            '<div style="position:absolute;left:64px;bottom:56px;font:800 64px/1 B;'
            f'letter-spacing:-.02em">{name}<div style="font:500 32px B;margin-top:16px;letter-spacing:0">'
            f'{line}</div></div></div>'
        ),
    )


def _card_back(key, ground, ink):
    return (
        900,
        520,
        (
            f'<div style="position:absolute;inset:0;background:{ground};display:grid;place-items:center">'
            f'{_mark(key, 300, ink)}</div>'
        ),
    )


CLIENT = {
    'dhoop': ('Dhoop', MARI, INK),
    'setu': ('Setukar', '#26314F', '#F0B48A'),
    'mitti': ('mitti furniture', '#6E1F2B', '#FFD9A0'),
    'kalam': ('Kalam Books', '#171B44', '#F5C542'),
    'amaltas': ('Amaltas Greens', '#0F3B30', '#FFC629'),
    'chhaya': ('Chhaya Kosa', '#E3BE86', '#6A1028'),
    'tarang': ('tarang mobile', '#4B1FA6', '#FF6B4A'),
    'mayurika': ('Mayurika', '#123049', '#F5A300'),
    'indravati': ('Indravati', '#8FD0F0', '#1B2A4A'),
    'rasoi': ('Rasoi Bazaar', '#0B6670', '#FFF1DA'),
    'zaika': ('Zaikapur', '#C50F1F', '#FFF1DA'),
    'bhoomi': ('Bhoomija', '#12462E', '#F7E7B4'),
}
for _k, (_n, _g, _i) in CLIENT.items():
    PRINTS[f'card-{_k}'] = _card(_k, _n, _g, _i, 'Raipur')
    PRINTS[f'cardback-{_k}'] = _card_back(_k, _i, _g)
    PRINTS[f'letter-{_k}'] = (
        1000,
        1414,
        (
            '<div style="position:absolute;inset:0;background:#FFFDF8"></div>'
            '<div style="position:absolute;left:90px;top:90px">'
            f'{_mark(_k, 130, _g if _k not in ("dhoop", "chhaya", "indravati") else INK)}</div>'
            f'<div style="position:absolute;left:90px;top:330px">{_bars(9, 560, "#C9C5BB", 34, 9, 3)}<br>'
            f'{_bars(14, 800, "#D5D1C7", 34, 9, 4)}</div>'
            f'<div style="position:absolute;left:0;right:0;bottom:0;height:56px;background:{_g}"></div>'
        ),
    )
    PRINTS[f'envelope-{_k}'] = (
        1200,
        600,
        (
            f'<div style="position:absolute;inset:0;background:{_g}"></div>'
            f'<div style="position:absolute;left:80px;top:70px">{_mark(_k, 120, _i)}</div>'
            f'<div style="position:absolute;left:640px;top:330px">{_bars(3, 420, _i, 60, 10, 3)}</div>'
        ),
    )
    PRINTS[f'sign-{_k}'] = (
        2400,
        360,
        (
            f'<div style="position:absolute;inset:0;background:{_g};color:{_i};display:flex;'
            'align-items:center;justify-content:center;gap:60px;font:800 190px B;letter-spacing:-.02em">'
            f'{_mark(_k, 240, _i)}<span>{_n}</span></div>'
        ),
    )


def _identity(k):
    n, g, i = CLIENT[k]
    sw = ''.join(f'<b style="flex:1;background:{c}"></b>' for c in (g, i, '#E9CFA0', INK, TERRA))
    return (
        1414,
        1000,
        (
            '<div style="position:absolute;inset:0;background:#FBF6EA"></div>'
            '<div style="position:absolute;left:60px;top:56px;right:60px;font:700 32px B;'
            f'border-bottom:4px solid {INK};padding-bottom:14px;display:flex;'
            f'justify-content:space-between"><span>{n}</span><span>Identity</span></div>\n'
            f'<div style="position:absolute;left:60px;top:150px;width:620px;height:530px;background:{g};'
            f'display:grid;place-items:center">{_mark(k, 330, i)}</div>'
            '<div style="position:absolute;left:720px;top:150px;width:634px;height:250px;'
            f'border:3px solid #D9D2C2;display:grid;place-items:center">{_mark(k, 160, INK)}</div>\n'
            '<div style="position:absolute;left:720px;top:430px;width:302px;height:250px;'
            f'''background:{INK};display:grid;place-items:center">{_mark(k, 150, '#fff')}</div>'''
            f'<div style="position:absolute;left:1052px;top:430px;width:302px;height:250px;background:{i};'
            f'display:grid;place-items:center">{_mark(k, 150, g)}</div>\n'
            '<div style="position:absolute;left:60px;top:720px;width:620px;height:220px;display:flex">'
            f'{sw}</div><div style="position:absolute;left:720px;top:700px;font:800 170px/1 B;'
            'letter-spacing:-.03em">Aa</div>'
            '<div style="position:absolute;left:1000px;top:720px;width:354px;font:600 42px/1.25 B">'
            'ABCDEFG HIJKLMN opqrstuvw xyz</div>'
        ),
    )


for _k in ('dhoop', 'kalam', 'amaltas', 'tarang', 'mitti'):
    PRINTS[f'identity-{_k}'] = _identity(_k)


def _map(w=2000, h=1400, seed=11):
    """An imagined city: river, lakes, ring road, avenues, blocks. Not a survey."""
    q = random.Random(seed)
    o = [
        f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}"><rect width="{w}" height="{h}" fill="#F3E7CE"/>'
    ]
    ang = math.radians(-14)

    def rot(x, y):
        return (
            w * 0.52 + (x - w / 2) * math.cos(ang) - (y - h / 2) * math.sin(ang),
            h * 0.5 + (x - w / 2) * math.sin(ang) + (y - h / 2) * math.cos(ang),
        )

    for gx in range(-6, 32):
        for gy in range(-6, 24):
            x, y = gx * 84, gy * 78
            c = q.choices(('#EAD9B8', '#E6CFA6', '#DDE0B8', '#F0C79E', '#E8D6BE'), (5, 4, 1.4, 1, 3))[0]
            bw, bh = 72 - q.random() * 10, 66 - q.random() * 10
            p = [rot(x, y), rot(x + bw, y), rot(x + bw, y + bh), rot(x, y + bh)]
            o.append(f'<polygon points="{" ".join(f"{a:.0f},{b:.0f}" for a, b in p)}" fill="{c}"/>')
    o.append(
        f'<path d="M-60 {h * .36}C{w * .1} {h * .3} {w * .1} {h * .7} {w * .24} {h * .8}S{w * .3} '
        f'{h * 1.1} {w * .36} {h * 1.1}" fill="none" stroke="#9CC7CF" stroke-width="78"/>'
    )
    for lx, ly, rx, ry in ((0.66, 0.74, 110, 76), (0.4, 0.3, 74, 50), (0.83, 0.3, 62, 44)):
        o.append(
            f'<ellipse cx="{w * lx}" cy="{h * ly}" rx="{rx}" ry="{ry}" fill="#9CC7CF"/>'
            f'<ellipse cx="{w * lx}" cy="{h * ly}" rx="{rx + 26}" ry="{ry + 24}" fill="none" '
            'stroke="#B9CE9C" stroke-width="20"/>'
        )

    def road(d, sw):
        return o.extend(
            [
                f'<path d="{d}" fill="none" stroke="#C99A52" stroke-width="{sw + 9}"/>',
                f'<path d="{d}" fill="none" stroke="#FFFDF6" stroke-width="{sw}"/>',
            ]
        )

    cx, cy = w * 0.56, h * 0.5
    road(f'M{cx - 620} {cy}A620 470 0 1 1 {cx + 620} {cy}A620 470 0 1 1 {cx - 620} {cy}', 26)
    for a in (10, 62, 118, 166, 208, 256, 302, 338):
        t = math.radians(a)
        road(
            (
                f'M{cx + 60 * math.cos(t)} {cy + 60 * math.sin(t)}Q{cx + 500 * math.cos(t + .16)} '
                f'{cy + 500 * math.sin(t + .16)} {cx + 1500 * math.cos(t)} {cy + 1500 * math.sin(t)}'
            ),
            20,
        )
    o.append(
        f'<circle cx="{cx}" cy="{cy}" r="78" fill="#FFFDF6" stroke="#C99A52" stroke-width="9"/>'
        f'<circle cx="{cx}" cy="{cy}" r="40" fill="{MARI}"/>'
    )
    for x, y, t, s in (
        (0.60, 0.44, 'Chowk', 34),
        (0.22, 0.62, 'Nadi', 34),
        (0.62, 0.76, 'Talab', 30),
        (0.80, 0.60, 'Market', 30),
        (0.40, 0.56, 'Station', 30),
        (0.74, 0.16, 'Ring Road', 30),
        (0.48, 0.86, 'Stadium', 30),
    ):
        o.append(
            f'<text x="{w * x}" y="{h * y}" font-family="B" font-weight="700" font-size="{s}" '
            f'fill="{INK}" letter-spacing="2">{t}</text>'
        )
    o.append(
        f'<rect x="34" y="34" width="{w - 68}" height="{h - 68}" fill="none" stroke="{INK}" '
        f'stroke-width="5"/><rect x="{w - 634}" y="34" width="600" height="116" fill="{INK}"/>'
        f'<text x="{w - 596}" y="110" font-family="B" font-weight="800" font-size="56" fill="#FFF4E0">'
        'Raipur, by its roads</text></svg>'
    )
    return (w, h, ''.join(o))


PRINTS['map'] = _map()


def _slate(film, where):
    return (
        1200,
        900,
        (
            '<div style="position:absolute;inset:0;background:#15181E;color:#FFF4E0;font:600 52px B">'
            '</div><div style="position:absolute;inset:44px;border:6px solid #FFF4E0;color:#FFF4E0;'
            'font:700 56px B"><div style="position:absolute;left:40px;top:30px;font:800 110px B;'
            'letter-spacing:-.02em">CHOWK 360</div>'
            '<div style="position:absolute;left:0;right:0;top:190px;border-top:6px solid"></div>'
            f'<div style="position:absolute;left:40px;top:216px">Film&nbsp; {film}</div>'
            '<div style="position:absolute;left:0;right:0;top:318px;border-top:6px solid"></div>\n'
            '<div style="position:absolute;left:40px;top:344px;font-size:44px;color:#F5A300">Scene</div>'
            '<div style="position:absolute;left:40px;top:400px;font:800 210px/1 B">12</div>'
            '<div style="position:absolute;left:370px;top:318px;bottom:170px;border-left:6px solid">'
            '</div><div style="position:absolute;left:410px;top:344px;font-size:44px;color:#F5A300">'
            'Shot</div><div style="position:absolute;left:410px;top:400px;font:800 210px/1 B">B</div>'
            '<div style="position:absolute;left:730px;top:318px;bottom:170px;border-left:6px solid">'
            '</div><div style="position:absolute;left:770px;top:344px;font-size:44px;color:#F5A300">'
            'Take</div><div style="position:absolute;left:770px;top:400px;font:800 210px/1 B">3</div>'
            '<div style="position:absolute;left:0;right:0;bottom:164px;border-top:6px solid"></div>'
            f'<div style="position:absolute;left:40px;bottom:40px">{where}</div></div>'
        ),
    )


PRINTS['slate'] = _slate('Pehli dhoop', 'Day&ensp;·&ensp;Int&ensp;·&ensp;Chai stall')
PRINTS['slate-road'] = _slate('Chupchaap TEZ', 'Day&ensp;·&ensp;Ext&ensp;·&ensp;Main road')
PRINTS['blank'] = (400, 200, '<div style="position:absolute;inset:0;background:#FFF1D6"></div>')
PRINTS['clap'] = (
    1200,
    130,
    (
        '<div style="position:absolute;inset:0;background:repeating-linear-gradient(115deg,#15181E 0 '
        '110px,#FFF4E0 110px 220px)"></div>'
    ),
)
PRINTS['monitor-film'] = (
    1600,
    900,
    (
        '<div style="position:absolute;inset:0;background:#0d0f14"></div>'
        '<img src="poster:dhoop-square.avif" style="position:absolute;left:350px;top:0;width:900px;'
        'height:900px"><div style="position:absolute;inset:60px;border:3px solid #fff9"></div>'
        '<div style="position:absolute;right:80px;top:80px;background:#E5322D;color:#fff;font:700 46px B;'
        'padding:6px 26px">● REC</div>'
    ),
)
PRINTS['monitor-edit'] = (
    1920,
    1080,
    (
        '<div style="position:absolute;inset:0;background:#1B1F28"></div>'
        '<div style="position:absolute;left:40px;top:40px;width:1130px;height:640px;background:#000">'
        '<img src="poster:zaika-hoarding.avif" style="width:1130px;height:565px;margin-top:38px"></div>'
        '<div style="position:absolute;left:1210px;top:40px;width:670px;height:640px;background:#232936;'
        'display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:24px">'
        '<img src="poster:dhoop-square.avif" style="width:300px">'
        '<img src="poster:zaika-square.avif" style="width:300px">'
        '<img src="poster:rasoi-square.avif" style="width:300px">'
        '<img src="poster:indravati-square.avif" style="width:300px"></div>\n'
        '<div style="position:absolute;left:40px;right:40px;top:720px;bottom:40px;background:#232936">'
    )
    + ''.join(
        f'<b style="position:absolute;left:{x}px;top:{30 + t * 92}px;width:{wd}px;height:72px;'
        f'background:{c}"></b>'
        for t, x, wd, c in (
            (0, 30, 420, MARI),
            (0, 460, 300, '#FFC75A'),
            (0, 770, 620, MARI),
            (0, 1400, 260, '#FFC75A'),
            (1, 150, 520, TERRA),
            (1, 700, 240, '#E07A52'),
            (1, 960, 700, TERRA),
            (2, 30, 900, '#3E8E7E'),
            (2, 940, 720, '#2F6F63'),
        )
    )
    + '<b style="position:absolute;left:880px;top:0;width:6px;bottom:0;background:#fff"></b></div>',
)
PRINTS['monitor-layout'] = (
    1920,
    1080,
    (
        '<div style="position:absolute;inset:0;background:#D9D4C8"></div>'
        f'<div style="position:absolute;left:0;top:0;bottom:0;width:96px;background:{INK}"></div>'
        '<div style="position:absolute;right:0;top:0;bottom:0;width:330px;background:#EFEAE0;'
        f'padding:40px">{_bars(18, 250, "#C4BEB0", 46, 16, 5)}</div>'
        '<img src="poster:kalam-hoarding.avif" style="position:absolute;left:190px;top:250px;'
        'width:1310px;height:655px;box-shadow:0 20px 60px #0005">'
    ),
)
PRINTS['slide'] = (
    2400,
    1350,
    (
        f'<div style="position:absolute;inset:0;background:{INK}"></div>'
        '<img src="poster:indravati-hoarding.avif" style="position:absolute;left:110px;top:330px;'
        'width:1500px;height:750px"><img src="poster:indravati-portrait.avif" style="position:absolute;'
        'left:1660px;top:330px;width:450px;height:750px">'
        '<div style="position:absolute;left:110px;top:110px;font:800 130px/1 B;letter-spacing:-.03em;'
        'color:#FFF4E0">One thought, every wall.</div>'
        f'<div style="position:absolute;left:110px;bottom:100px;font:600 56px B;color:{MARI}">'
        'Indravati Dairy · campaign</div>'
    ),
)
PRINTS['led-stage'] = (
    2800,
    1200,
    (
        '<div style="position:absolute;inset:0;background:radial-gradient(circle at 50% 110%,#FFB21A 0 '
        '18%,#E8661F 18% 30%,#B0341F 30% 43%,#6A1F3A 43% 58%,#31184A 58% 76%,#170F33 76%)"></div>'
        '<div style="position:absolute;left:0;right:0;top:130px;text-align:center;color:#FFF4E0;'
        'font:800 250px/1 B;letter-spacing:-.03em;font-stretch:82%">Raipur Utsav</div>'
        '<div style="position:absolute;left:0;right:0;top:410px;text-align:center;color:#FFD36B;'
        'font:700 96px B">Ek shaam, poora shehar</div>'
    ),
)
PRINTS['led-side'] = (
    900,
    1200,
    (
        '<div style="position:absolute;inset:0;background:#C50F1F"></div>'
        '<img src="poster:zaika-story.avif" style="position:absolute;left:112px;width:675px;'
        'height:1200px">'
    ),
)
PRINTS['gate-sign'] = (
    2000,
    200,
    (
        '<div style="position:absolute;inset:0;background:#F6E9D2;display:flex;align-items:center;'
        'justify-content:center;gap:34px;font:800 140px B;letter-spacing:-.02em;color:#14294A;'
        f'padding-bottom:16px">{_mark("amaltas", 130, LEAF)}Amaltas Greens</div>'
    ),
)
PRINTS['lift-floor'] = (
    600,
    190,
    (
        '<div style="position:absolute;inset:0;background:#0B1424;color:#FFC24A;font:800 140px/180px B;'
        'text-align:center">▲ 7</div>'
    ),
)
PRINTS['not-found'] = (
    2400,
    1200,
    (
        '<div style="position:absolute;inset:0;background:#FBF0DC"></div>'
        '<div style="position:absolute;left:210px;top:190px;font:800 330px/.96 B;letter-spacing:-.035em;'
        'font-stretch:88%">Page<br>not found</div>'
        '<div style="position:absolute;left:222px;top:900px;font:600 130px/1 B;color:#B8431F">'
        'under working</div>'
    ),
)
PRINTS['notice'] = (
    1000,
    1400,
    (
        '<div style="position:absolute;inset:0;background:#FFFDF6"></div>'
        '<div style="position:absolute;left:80px;top:80px;right:80px;font:800 110px/1 B;'
        'letter-spacing:-.02em">Society<br>notice</div>'
        f'<div style="position:absolute;left:80px;top:400px">{_bars(16, 840, "#C9C4B6", 56, 14, 3)}</div>'
    ),
)
PRINTS['stall-header'] = (
    2400,
    300,
    (
        f'<div style="position:absolute;inset:0;background:{MARI};display:flex;align-items:center;'
        'justify-content:center;gap:50px;font:800 190px B;letter-spacing:-.02em">'
        f'{_mark("mitti", 210, INK)}mitti furniture</div>'
    ),
)
PRINTS['stall-header-ujala'] = (
    2400,
    300,
    (
        '<div style="position:absolute;inset:0;background:#14306B;color:#FFC629;display:flex;'
        'align-items:center;justify-content:center;gap:50px;font:800 190px B;letter-spacing:-.02em">'
        f'{_mark("ujala", 210, "#FFC629")}ujalaghar</div>'
    ),
)
PRINTS['stall-header-amaltas'] = (
    2400,
    300,
    (
        '<div style="position:absolute;inset:0;background:#0F3B30;color:#FFC629;display:flex;'
        'align-items:center;justify-content:center;gap:50px;font:800 190px B;letter-spacing:-.02em">'
        f'{_mark("amaltas", 210, "#FFC629")}Amaltas Greens</div>'
    ),
)
PRINTS['counter-amaltas'] = (
    800,
    800,
    (
        '<div style="position:absolute;inset:0;background:#FFC629;display:grid;place-items:center">'
        f'{_mark("amaltas", 520, "#0F3B30")}</div>'
    ),
)
PRINTS['on-air'] = (
    800,
    240,
    (
        '<div style="position:absolute;inset:0;background:#B3261E;color:#FFF4E0;font:800 150px/232px B;'
        'text-align:center;letter-spacing:.04em">ON AIR</div>'
    ),
)
PRINTS['clients-wall'] = (
    1800,
    1200,
    f'<div style="position:absolute;inset:0;background:{CREAM}"></div>'
    + ''.join(
        f'<span style="position:absolute;left:{120 + (i % 5) * 340}px;top:{150 + (i // 5) * 500}px">'
        f'{_mark(k, 240, INK)}</span>'
        for i, k in enumerate(CLIENT)
    ),
)

PRINTS['counter-ujala'] = (
    800,
    800,
    (
        '<div style="position:absolute;inset:0;background:#FFC629;display:grid;place-items:center">'
        f'{_mark("ujala", 520, "#14306B")}</div>'
    ),
)


def _carton(key, ground, ink, name, sub):
    return (
        800,
        1100,
        (
            f'<div style="position:absolute;inset:0;background:{ground};color:{ink}">'
            '<div style="position:absolute;left:0;right:0;top:120px;text-align:center">'
            f'{_mark(key, 330, ink)}</div><div style="position:absolute;left:0;right:0;top:520px;'
            f'text-align:center;font:800 150px/1 B;letter-spacing:-.03em">{name}</div>'
            '<div style="position:absolute;left:0;right:0;top:700px;text-align:center;font:600 54px B">'
            f'{sub}</div><div style="position:absolute;left:0;right:0;bottom:0;height:190px;'
            f'background:{ink}"></div><div style="position:absolute;left:0;right:0;bottom:56px;'
            f'text-align:center;font:700 60px B;color:{ground}">Raipur</div></div>'
        ),
    )


PRINTS['carton-dhoop'] = _carton('dhoop', MARI, INK, 'Dhoop', 'Assam ki patti')
PRINTS['carton-dhoop-ink'] = _carton('dhoop', INK, MARI, 'Dhoop', 'Kadak')
PRINTS['carton-dhoop-terra'] = _carton('dhoop', TERRA, CREAM, 'Dhoop', 'Masala')
PRINTS['carton-dhoop-leaf'] = _carton('dhoop', LEAF, '#FFD36B', 'Dhoop', 'Elaichi')
PRINTS['carton-indravati'] = _carton('indravati', '#8FD0F0', '#1B2A4A', 'Indravati', 'Doodh hai. Bas.')
PRINTS['carton-bhoomi'] = _carton('bhoomi', '#12462E', '#F7E7B4', 'Bhoomija', 'Jeeraphool')
PRINTS['carton-bhoomi-red'] = _carton('bhoomi', '#8F2F14', '#F7E7B4', 'Bhoomija', 'Lal chawal')
PRINTS['carton-bhoomi-straw'] = _carton('bhoomi', '#F2D98C', '#12462E', 'Bhoomija', 'Apne khet ka')
PRINTS['newspaper-ujala'] = (
    1000,
    1430,
    PRINTS['newspaper-inside'][2]
    .replace('setu-newspaper', 'ujala-newspaper')
    .replace('Weekly market moves under the new shade roof', 'Evening buses to run until eleven at night')
    .replace('Library opens till midnight before exams', 'A second life for the old talab steps'),
)
for _v, _art, _text, _button in (
    ('a', 'bhoomi-square', 'Katora bhar Chhattisgarh.', 'Call the mill'),
    ('b', 'bhoomi-portrait', 'A bowl, full of Chhattisgarh.', 'Find a shop'),
):
    _w, _h, _html = _feed('bhoomi', 'Bhoomija', _art, _text)
    PRINTS[f'phone-ad-{_v}'] = (
        _w,
        _h,
        _html.replace('Order today', _button).replace(
            'width:900px;height:900px">', 'width:900px;height:900px;object-fit:cover;object-position:50% 8%">'
        ),
    )
