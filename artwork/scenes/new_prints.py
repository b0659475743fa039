"""Prints of the scenes of November 2026. name: (width, height, HTML)."""
from prints import CLIENT, CREAM, INK, LEAF, MARI, PRINTS, TERRA, _bars, _mark, _phone

NEW = {}
NEW['phone-launch'] = (
    900, 1950,
    '<div style="position:absolute;inset:0;background:#101510"></div>'
    '<img src="poster:gati-hoarding.avif" style="position:absolute;left:-1330px;top:470px;width:2240px;height:1120px">'
    '<div style="position:absolute;left:0;right:0;top:1590px;bottom:0;background:#0B0D11"></div>'
    '<div style="position:absolute;left:0;right:0;top:0;height:470px;background:#CDF545"></div>'
    '<b style="position:absolute;left:345px;bottom:70px;width:210px;height:210px;border-radius:50%;background:#E5322D;border:18px solid #fff"></b>'
    '<div style="position:absolute;left:50%;top:70px;transform:translateX(-50%);background:#E5322D;color:#fff;font:700 60px B;padding:10px 40px;border-radius:14px">● 0:07</div>',
)
NEW['coin'] = (
    1000, 1000,
    '<div style="position:absolute;inset:0;background:#FFB400"></div>'
    '<div style="position:absolute;inset:40px;border-radius:50%;border:14px solid #FFD34D"></div>'
    '<svg viewBox="0 0 24 24" style="position:absolute;inset:190px;width:620px;height:620px" fill="none" stroke="#0B1E5B" stroke-width="2.1" stroke-linecap="square"><path d="M6.500 5h11M6.500 9h11M7 13l8 7M7 13h3c6 0 6-8 0-8"/></svg>',
)
NEW['radio-dial'] = (
    1200, 620,
    '<div style="position:absolute;inset:0;background:#F7D98A;color:#3A1A10;font:700 84px B"></div>'
    + ''.join(f'<i style="position:absolute;left:{80 + k * 35}px;top:{250 if k % 5 else 220}px;width:7px;height:{110 if k % 5 else 170}px;background:#3A1A10"></i>' for k in range(31))
    + ''.join(f'<span style="position:absolute;left:{60 + k * 175}px;top:100px;font:800 90px B;color:#3A1A10">{v}</span>' for k, v in enumerate(('88', '92', '96', '100', '104', '108')))
    + '<span style="position:absolute;left:80px;top:450px;font:800 110px/1 B;color:#B8431F">FM</span><span style="position:absolute;right:80px;top:460px;font:700 90px/1 B;color:#3A1A10">Raipur</span>',
)
NEW['radio-script'] = (
    1000, 1412,
    '<div style="position:absolute;inset:0;background:#FFFBF0"></div><div style="position:absolute;left:80px;top:80px;font:800 96px/1 B">Kalam Books</div>'
    '<div style="position:absolute;right:70px;top:84px;font:800 84px/1 B;color:#B8431F">20 s</div><div style="position:absolute;left:80px;right:70px;top:210px;height:8px;background:#12233D"></div>'
    '<p style="position:absolute;left:80px;right:70px;top:290px;font:600 88px/1.5 B,\'Noto Sans Devanagari\'">रात के ग्यारह बजे हैं।<br>बत्ती बुझा दो।<br><b style="color:#B8431F">बस एक पन्ना और।</b></p>'
    f'<div style="position:absolute;left:80px;top:860px">{_bars(7, 820, "#B9B4A6", 66, 14, 4)}</div>',
)
from prints import _feed  # noqa: E402

for _k, _n, _a, _l in (('zaika', 'Zaikapur', 'zaika-square', 'Paani paas rakhiye.'), ('chhaya', 'Chhaya Kosa', 'chhaya-square', 'Six yards, and nobody hurried.'), ('bhoomi', 'Bhoomija', 'bhoomi-square', 'Katora bhar Chhattisgarh.'), ('mitti', 'mitti furniture', 'mitti-square', 'Shaam yahin baithti hai.')):
    NEW[f'feed-{_k}'] = _feed(_k, _n, _a, _l)
for _k, _g in (('zaika', '#C50F1F'), ('pankh', '#120F10'), ('tarang', '#4A1FA8'), ('gati', '#101510')):
    NEW[f'story-{_k}'] = _phone(f'<img src="poster:{_k}-story.avif" style="position:absolute;left:0;top:0;width:1097px;height:1950px;margin-left:-98px">', _g, '#fff')
NEW['sign-old'] = (
    2400, 360,
    '<div style="position:absolute;inset:0;background:#C9B68C;color:#7A6A4A;display:flex;align-items:center;justify-content:center;gap:60px;font:600 120px B">'
    '<span>Hotel &amp; Bhojanalaya · Fresh food · Cold drinks</span></div>',
)
NEW['phone-search'] = _phone(
    '<div style="position:absolute;left:50px;right:50px;top:130px;height:130px;border:5px solid #d5d8dd;border-radius:70px;font:600 62px/120px B;padding:0 50px">chai shop near me</div>'
    '<div style="position:absolute;left:0;right:0;top:300px;height:760px;background:#EAD9B8;overflow:hidden">'
    '<svg width="900" height="760" viewBox="0 0 900 760" fill="none" stroke="#FFFDF6" stroke-width="44"><path d="M-20 560 920 300M240-20 420 780M640-20 760 780M-20 160 920 60"/><path d="M-40 700C200 640 200 500 420 520" stroke="#9CC7CF" stroke-width="70"/></svg>'
    f'<svg width="300" height="380" viewBox="0 0 24 30" style="position:absolute;left:330px;top:130px"><path d="M12 29C5 19 2 16 2 11a10 10 0 0 1 20 0c0 5-3 8-10 18z" fill="{TERRA}"/></svg>'
    f'<div style="position:absolute;left:400px;top:190px">{_mark("dhoop", 160, "#FFF4E0")}</div></div>'
    f'<div style="position:absolute;left:0;right:0;top:1060px;bottom:0;background:#fff;padding:60px;font:800 120px/1 B">Dhoop<div style="font:600 60px/1.5 B;color:#4b5566">Tea house · Open now</div>'
    f'<div style="display:flex;gap:30px;margin-top:40px"><b style="flex:1;background:{MARI};font:700 64px/150px B;text-align:center">Directions</b><b style="flex:1;background:{INK};color:#fff;font:700 64px/150px B;text-align:center">Call</b></div></div>',
)
