"""Every picture: its scene, textures, time, size, look, and the words that go with it."""
PICTURES = {}


def add(name, scene, size, look, spp=16, dusk=False, **more):
    """One picture, and with dusk=True its sibling NAME-dusk of the same framing."""
    PICTURES[name] = dict(scene=scene, size=size, look=look, spp=spp, **more)
    if dusk:
        rest = {k: v for k, v in more.items() if k not in ('alt', 'client', 'medium')}
        PICTURES[name + '-dusk'] = dict(rest, scene=scene, size=size, look='dusk', spp=spp + 4, time='dusk')


FULL, HERO, WIDE, TALL, PHONE = (2560, 1440), (1920, 1080), (1920, 1200), (1324, 1600), (1080, 1920)
NEW = (1600, 1000)

# An entry: what the picture is made of, whose it is, what it shows. One argument a line would hide that.
# fmt: off
# Outdoor advertising
add('outdoor-advertising-hero', 'outdoors', FULL, 'golden', 11, True, board='unipole', tex='dhoop-hoarding',
    client='dhoop', medium='Unipole, 40 x 20 ft',
    alt='A tall unipole over a Raipur avenue at golden hour, carrying Dhoop Tea: “Pehli dhoop, pehla '
        'ghoont.”')
add('outdoor-advertising-hero-tall', 'outdoors', TALL, 'golden', 12, True, board='unipole',
    tex='dhoop-hoarding', tall=True)
add('outdoor-advertising-1', 'outdoors', WIDE, 'golden', 11, True, board='driver', tex='mayurika-hoarding',
    client='mayurika', medium='Hoarding, 40 x 20 ft',
    alt='Seen through a car’s windscreen: on the left a hoarding of Mayurika Jewellers, “Tomorrow’s '
        'heirlooms, today.”')
add('outdoor-advertising-2', 'outdoors', WIDE, 'golden', 11, True, board='shelter',
    tex=['setu-hoarding', 'kadamba-hoarding', 'dhoop-portrait'],
    client='kadamba', medium='Bus shelter',
    alt='A bus shelter with panels for Setukar Cement and Kadamba School along its back wall, a board of '
        'Dhoop Tea at its end.')
add('outdoor-advertising-3', 'outdoors', WIDE, 'golden', 11, True, board='gantry',
    tex=['rasoi-hoarding', 'gati-hoarding'],
    client='gati', medium='Gantry',
    alt='A gantry over an avenue: Rasoi Bazaar’s “Three whistles, everyone’s home.” on the left, Gatiyaan’s '
        '“chupchaap TEZ.” on the right.')
add('outdoor-advertising-median', 'outdoors', WIDE, 'golden', 11, True, board='kiosk',
    tex=['tarang-portrait', 'amaltas-portrait', 'ujala-portrait'],
    client='tarang', medium='Median kiosks',
    alt='Kiosks in a row on an avenue’s median: tarang mobile first, Amaltas Greens and ujalaghar solar '
        'behind it.')
add('outdoor-advertising-4', 'works', WIDE, 'golden', 11, True, view='stand',
    tex=['setu-hoarding', 'kalam-hoarding', 'tarang-hoarding', 'chhaya-hoarding'],
    client='setu', medium='Wall painting and autos',
    alt='Setukar Cement’s “Door tha. Ab paas hai.” painted on a street wall, a line of autos with posters '
        'on their backs beside it.')

# Digital marketing
add('digital-marketing-hero', 'phone_rack', (1600, 900), 'indoor', 10, tex=dict(sign='sign-tarang'),
    client='zaika', medium='Social media', alt='A mobile shop’s wall of lit phones, each with another client’s post; a woman in a yellow sari lifts off the one with Zaikapur’s.')
add('digital-marketing-1', 'desk', WIDE, 'table', 18, view='phone',
    tex=dict(phone='phone-feed-rasoi', second='phone-chat'),
    client='rasoi', medium='Social media',
    alt='A phone on a stand with Rasoi Bazaar’s sponsored post “Dinner in three”, another with tarang '
        'mobile’s story.')
add('digital-marketing-2', 'find', NEW, 'golden', 8,
    tex=dict(sign='sign-dhoop', a='dhoop-portrait', b='dhoop-portrait', standee='dhoop-portrait', phone='phone-search'),
    dress=dict(plinth='#12233D', wall='#C4532F', scooter=False, inner='#F5D9A0', goods=['#F5A300', '#12233D', '#C8502B', '#1F5B4D', '#F6E9D2']),
    client='dhoop', medium='Search and maps', alt='A phone held up before Dhoop Tea’s shop: on its map for “chai shop near me”, Dhoop’s pin, and its entry below with a button for directions.')
add('digital-marketing-3', 'desk', WIDE, 'table', 18, view='versions',
    tex=dict(map='mowa-map', a='phone-ad-a', b='phone-ad-b'),
    client='bhoomi', medium='Paid ads, two versions',
    alt='Two phones on stands, A and B, with two versions of Bhoomija Rice’s ad; under them a map with a '
        'circle drawn on it.')

# Print media
add('print-media-hero', 'print_table', HERO, 'table', 14, view='newspaper', tex=dict(page='newspaper-front'),
    client='kadamba', medium='Newspaper, quarter page',
    alt='A morning paper beside a cup of chai and spectacles; Kadamba School’s quarter page asks “Ask '
        'bigger questions”.')
add('print-media-1', 'print_table', WIDE, 'table', 16, view='quarter', tex=dict(page='newspaper-inside'),
    client='setu', medium='Newspaper, quarter page',
    alt='Setukar Cement’s quarter-page advertisement in a newspaper, seen close: “Kal tak door tha. Ab paas '
        'hai.”')
add('print-media-2', 'print_table', WIDE, 'table', 16, view='magazine',
    tex=dict(left='magazine-left', right='magazine-right', cover='magazine-cover'),
    client='amaltas', medium='Magazine, full page',
    alt='An open magazine with Amaltas Greens’ full page “Pehle ped. Phir pata.” and a second issue’s cover '
        'beside it.')
add('print-media-3', 'print_table', WIDE, 'table', 16, view='leaflets',
    tex=dict(a='ujala-portrait', b='nabh-portrait', c='rasoi-portrait'),
    client='ujala', medium='Leaflets',
    alt='Tied bundles of leaflets for ujalaghar solar, Nabh Hospital and Rasoi Bazaar, two loose ones in '
        'front.')
add('print-media-4', 'print_table', WIDE, 'table', 16, view='inserts',
    tex=dict(page='newspaper-front', leaflet='zaika-portrait'),
    client='zaika', medium='Newspaper insert',
    alt='A folded newspaper on a doorstep, Zaikapur’s leaflet “Paani paas rakhiye” slipping out of it.')

# Designing services
add('designing-services-hero', 'rooftop', (1600, 900), 'golden', 8, tex=dict(a='mitti-portrait', b='chhaya-portrait', c='bhoomi-portrait', d='kalam-portrait', e='pankh-portrait', f='indravati-portrait', g='zaika-portrait'),
    client='mitti', medium='Campaign artwork', alt='Proofs for mitti furniture, Chhaya Kosa, Bhoomija Rice and Pankh Gym hang like washing on a sunny roof; a woman pegs up the last.')
add('designing-services-2', 'design_table', WIDE, 'table', 16, view='cards',
    tex=dict(a='card-dhoop', b='card-kalam', c='card-amaltas', d='card-tarang', e='card-chhaya',
        g='card-mayurika'),
    client='kalam', medium='Visiting cards',
    alt='Visiting cards of six clients in piles and loose on a table, one standing in a wooden holder.')
add('designing-services-3', 'design_table', WIDE, 'table', 16, view='brochure', tex=dict(fold='fold-chhaya'),
    client='chhaya', medium='Brochure, three panels',
    alt='A three-panel brochure for Chhaya Kosa standing open: silk pleats, the story of the weave, a price '
        'list.')
add('designing-services-4', 'design_table', WIDE, 'table', 16, view='sizes',
    tex=dict(sheet='sizes-sheet', hoarding='gati-hoarding', portrait='gati-portrait', phone='phone-story'),
    client='gati', medium='Campaign in all sizes',
    alt='Gatiyaan’s campaign in all its sizes on one sheet: hoarding, portrait, kiosk, stamp, and a phone '
        'with the story.')

# Society branding
add('society-branding-hero', 'gate', HERO, 'golden', 11, True, view='hero',
    tex=['indravati-portrait', 'kalam-portrait'], grade=dict(fog0=22),
    client='indravati', medium='Gate boards, 3 x 5 ft',
    alt='The gate of a housing society at golden hour, boards for Indravati Dairy and Kalam Books at both '
        'sides of the drive.')
add('society-branding-1', 'gate', WIDE, 'golden', 11, True, view='pylon',
    tex=['mitti-portrait', 'nabh-portrait'], grade=dict(fog0=22),
    client='mitti', medium='Gate board, 3 x 5 ft',
    alt='A board for mitti furniture beside a society’s drive, “Shaam yahin baithti hai”, the gate behind '
        'it.')
add('society-branding-2', 'lift', WIDE, 'indoor', 24, tex=['rasoi-portrait', 'dhoop-portrait'],
    client='rasoi', medium='Lift clip-on',
    alt='An open lift with Rasoi Bazaar’s poster clipped to its back wall, Dhoop Tea’s poster “पहली धूप, '
        'पहला घूँट।” beside the door.')
add('society-branding-3', 'gate', WIDE, 'golden', 11, True, view='display', tex='nabh-hoarding',
    grade=dict(fog0=22),
    client='nabh', medium='Display board at a gate',
    alt='A display board of Nabh Hospital beside a society’s gate: “Get well. Get home.”')

# Audio visuals
add('audio-visuals-hero', 'film', HERO, 'night', 22, view='set',
    tex=dict(board='dhoop-hoarding', monitor='monitor-film', a='carton-dhoop', b='carton-dhoop-ink',
        slate='slate', clap='clap'), grade=dict(ev=.55),
    client='dhoop', medium='Film',
    alt='A studio with a chai stall built as a set for Dhoop Tea’s film: cine camera, softboxes, monitor '
        'and clapper board.')
add('audio-visuals-1', 'screening', NEW, 'dusk', 16, tex=dict(film='indravati-hoarding'),
    client='indravati', medium='Presentation', alt='A village yard at dusk: milk producers sit before Indravati Dairy’s film on a sheet between two trees, “Doodh hai. Bas.”, cans beside them.')
add('audio-visuals-2', 'film', WIDE, 'golden', 11, True, view='slate',
    tex=dict(board='gati-hoarding', slate='slate-road', clap='clap'),
    client='gati', medium='Film on location',
    alt='A clapper board on a camera case on an avenue’s pavement, a Gatiyaan unipole soft behind it.')
add('audio-visuals-3', 'radio_stall', NEW, 'golden', 12, tex=dict(wall='kalam-portrait'), grade=dict(fog0=16, fogmax=.5),
    client='kalam', medium='Radio', alt='A radio on a chai stall’s counter, glasses, a script and a stopwatch beside it, Kalam Books’ poster on the post, the avenue behind.')
add('audio-visuals-4', 'film', WIDE, 'indoor', 22, view='photo',
    tex=dict(wall='mayurika-portrait', pack='carton-indravati'),
    client='indravati', medium='Product photography',
    alt='A product shoot: two of Indravati Dairy’s milk cartons on a blue paper sweep between camera and '
        'softboxes.')
add('designing-services-1', 'shop', WIDE, 'table', 20, view='shelf',
    tex=dict(a='carton-dhoop', b='carton-dhoop-ink', c='carton-dhoop-terra', d='carton-dhoop-leaf',
        talker='sign-dhoop'),
    packs=['carton-dhoop', 'carton-dhoop-ink', 'carton-dhoop-terra', 'carton-dhoop-leaf'],
    sides=['mari', 'ink', 'terra', 'green'],
    client='dhoop', medium='Packaging',
    alt='Dhoop Tea’s cartons in four colours on a shop’s shelves, one turned to the front.')

# Branding strategy
add('branding-strategy-hero', 'hoist', (1600, 900), 'golden', 8, tex=dict(sign='sign-zaika', a='zaika-portrait', b='zaika-hoarding'),
    client='zaika', medium='Shopfront', alt='Zaikapur’s new signboard goes up on ropes, still tilted: two men pull from the roof, one stands on a ladder, the owner directs from below.')
add('branding-strategy-1', 'papers', WIDE, 'table', 16, view='positioning',
    client='kadamba', medium='Positioning',
    alt='Customers’ answers on cards at both sides of one sheet: “For parents whose children keep asking '
        'why.”')
add('branding-strategy-2', 'workshop', WIDE, 'table', 18, view='identity',
    tex=dict(a='identity-dhoop', b='identity-kalam', c='identity-amaltas', d='dhoop-portrait',
        e='dhoop-hoarding', f='dhoop-square', g='cardback-dhoop'),
    client='dhoop', medium='Identity',
    alt='Identity sheets of Dhoop Tea, Kalam Books and Amaltas Greens pinned to a cork wall with posters '
        'and colour chips.')
add('branding-strategy-3', 'papers', WIDE, 'table', 16, view='year',
    client='mayurika', medium='Media plan',
    alt='A year of advertising for Mayurika Jewellers on one page: months across, a row for each medium, '
        'radio struck out.')
add('branding-strategy-4', 'shop', WIDE, 'golden', 11, True, view='front',
    tex=dict(sign='sign-rasoi', a='rasoi-portrait', b='rasoi-portrait', standee='rasoi-portrait'),
    dress=dict(plinth='#0B6670', wall='cream'),
    client='rasoi', medium='In-shop branding',
    alt='Rasoi Bazaar’s shop after its rebranding: fascia, window posters and a standee by the door.')

# Event promotion
add('event-promotion-hero', 'event', HERO, 'night', 14, time='dusk', view='stage',
    tex=dict(main='led-stage', side='led-side'),
    client='zaika', medium='Event stage',
    alt='An open-air stage at night: a wide LED wall says “Raipur Utsav”, Zaikapur’s red screens at its '
        'sides, the crowd in front.')
add('event-promotion-1', 'papers', WIDE, 'table', 16, view='invitation',
    client='tarang', medium='Invitation',
    alt='A violet invitation to tarang mobile’s shop opening, “haan, aaiye.”, with a map, a list of replies '
        'and marigolds.')
add('event-promotion-2', 'launch', NEW, 'dusk', 16, tex=dict(wall='gati-hoarding'),
    client='gati', medium='Product launch', alt='A launch in the street at dusk: a red cloth flies off Gatiyaan’s scooter, “chupchaap TEZ.” behind it; guests look up, a phone films.')
add('event-promotion-3', 'sunstall', NEW, 'golden', 12, tex=dict(back='ujala-hoarding'),
    client='ujala', medium='Exhibition stall', alt='ujalaghar solar’s stall at a fair, built like its poster: a roof of panels, the sun as a coin behind it, a family reading “अब छत भी कमाएगी।”')
add('event-promotion-4', 'event', WIDE, 'indoor', 22, view='mall',
    tex=dict(sign='sign-zaika', back='zaika-hoarding', standee='zaika-story', standee2='zaika-portrait'),
    grade=dict(ev=.05),
    client='zaika', medium='Mall activation',
    alt='A red canopy in a mall’s court with a tasting counter, a prize wheel and standees for Zaikapur.')

# About, career, contact, not found
add('not-found', 'works', WIDE, 'golden', 11, True, view='scaffold', tex='not-found',
    alt='Page not found / under working: a hoarding behind bamboo scaffolding, two painters at work on it.')
add('not-found-tall', 'works', PHONE, 'golden', 11, True, view='scaffold', tex='not-found', tall=True)
add('about-wall', 'works', WIDE, 'golden', 11, True, view='wall', tex='bhoomi-hoarding',
    client='bhoomi', medium='Wall painting',
    alt='Two painters at a street wall for Bhoomija Rice: a bowl of fields, “Katora bhar” and most of the '
        'next word; the right end is still primer.')
add('about-map', 'workshop', WIDE, 'table', 14, view='map', wide=True,
    tex=dict(map='map', a='ujala-hoarding', b='bhoomi-hoarding', c='chhaya-hoarding'),
    medium='Media plan',
    alt='Pins on a city map, seen low across the table, with small model boards of ujalaghar solar, '
        'Bhoomija Rice and Chhaya Kosa.')
add('about-desk', 'workshop', WIDE, 'indoor', 24, view='desk',
    tex=dict(left='monitor-edit', right='monitor-film', sheet='letter-mitti', p1='chhaya-portrait',
        p2='indravati-square', p3='kalam-hoarding', p4='tarang-portrait'), dress=dict(wall='#C8502B'),
    alt='An editing desk: a film cut on one screen, a frame of Dhoop Tea’s film on the other, posters on a '
        'terracotta wall.')
add('career-desk', 'workshop', (1920, 1600), 'indoor', 18, view='desk',
    cam=dict(at=(1.2, -1.7, 1.36), to=(-.25, 2, 1.36), lens=33, shift=(0, -.05), focus=(.2, 1.4, 1.1),
        fstop=4),
    tex=dict(left='monitor-layout', right='monitor-edit', sheet='letter-dhoop', p1='pankh-portrait',
        p2='zaika-square', p3='bhoomi-hoarding', p4='ujala-portrait'),
    medium='Design desk',
    alt='A design desk with two screens, a layout and a film cut on them, posters of the agency’s campaigns '
        'above.')
add('contact-dusk', 'works', HERO, 'dusk', 16, view='blank', time='dusk',
    alt='An avenue in Raipur at dusk, an empty lit hoarding beside it, autos and street lamps.')
add('home-about', 'chowk', (1920, 1600), 'golden', 11,
    tex=['chhaya-hoarding', 'amaltas-hoarding', 'gati-hoarding', 'zaika-hoarding'],
    alt='A chowk in Raipur from a corner roof: autos round the marigold island, hoardings of Chhaya Kosa, '
        'Amaltas Greens, Gatiyaan and Zaikapur.')

# Portfolio
add('portfolio-outdoor-1', 'outdoors', WIDE, 'golden', 11, board='bus', tex=['sign-rasoi'],
    client='rasoi', medium='Bus side',
    alt='A city bus at the kerb, Rasoi Bazaar’s name along its side.')
add('portfolio-outdoor-2', 'outdoors', WIDE, 'golden', 11, board='close', tex='chhaya-hoarding',
    client='chhaya', medium='Unipole',
    alt='A unipole beside an avenue, half its face Chhaya Kosa’s silk pleats: “छह गज़ सब्र।”')
add('portfolio-outdoor-3', 'works', WIDE, 'golden', 11, view='lit', tex='nabh-hoarding',
    cam=dict(at=(3.2, 1.5, 1.65), to=(7.4, 19, 1.65), lens=30, shift=(0, .12), focus=(10, 19, 6)),
    client='nabh', medium='Hoarding',
    alt='A hoarding of Nabh Hospital beside an avenue: “Get well. Get home.”')
add('portfolio-outdoor-4', 'outdoors', WIDE, 'dusk', 14, time='dusk', board='gantry',
    tex=['mitti-hoarding', 'kalam-hoarding'],
    cam=dict(at=(-4.4, -1.6, 1.65), to=(-2.2, 20, 1.65), lens=28, shift=(0, .175), focus=(0, 18, 7)),
    client='mitti', medium='Gantry',
    alt='A gantry lit at dusk: “Shaam yahin baithti hai” for mitti furniture, Kalam Books’ “बस एक पन्ना '
        'और।” beside it.')
add('portfolio-outdoor-5', 'outdoors', WIDE, 'dusk', 14, time='dusk', board='shelter',
    tex=['tarang-hoarding', 'indravati-hoarding', 'rasoi-portrait'],
    cam=dict(at=(1.9, -3.2, 1.6), to=(-.1, 6, 1.6), lens=33, shift=(0, .03), focus=(0, 6, 1.6)),
    client='tarang', medium='Bus shelter',
    alt='A bus shelter lit at dusk with tarang mobile and Indravati Dairy on its panels.')
add('portfolio-outdoor-6', 'outdoors', WIDE, 'dusk', 14, time='dusk', board='close', tex='pankh-hoarding',
    cam=dict(at=(-5.2, -6.0, 1.6), to=(1.6, 15, 1.6), lens=33, shift=(.0, .15), focus=(7, 15, 6)),
    client='pankh', medium='Unipole',
    alt='A lit unipole of Pankh Gym over an avenue at dusk: “Udne se pehle, uthna.”')
add('story-amaltas', 'outdoors', WIDE, 'golden', 11, board='unipole', tex='amaltas-hoarding',
    cam=dict(at=(-.6, -1.6, 1.65), to=(6.6, 20.5, 1.65), lens=30, shift=(0, .2), focus=(8.9, 20.5, 8)),
    client='amaltas', medium='Unipole',
    alt='A unipole for Amaltas Greens: “Pehle ped. Phir pata.”, an arrow, 1.8 km, and at its foot a sample RERA '
        'number with website and QR code.')
FRONTAL = dict(at=(.2, -6.2, 1.62), to=(.2, 4, 1.62), lens=32, shift=(0, .085), focus=(0, 4, 2))
add('portfolio-inshop-1', 'shop', WIDE, 'golden', 11, view='front', seed=8,
    tex=dict(sign='sign-kalam', a='kalam-portrait', b='kalam-portrait', standee='kalam-portrait'),
    dress=dict(scooter=False, plinth='#171B44', wall='#D8A25E',
        goods=['#171B44', '#C8502B', '#F5C542', '#2C6B6A', '#F6E9D2']),
    cam=dict(at=(-3.6, -4.6, 1.62), to=(-.6, 4, 1.62), lens=29, shift=(0, .085), focus=(0, 4, 2)),
    client='kalam', medium='Shopfront',
    alt='Kalam Books’ shopfront on a sunny pavement, posters “बस एक पन्ना और।” in both windows.')
add('portfolio-inshop-2', 'shop', WIDE, 'dusk', 14, time='dusk', view='front', seed=11,
    tex=dict(sign='sign-tarang', a='tarang-portrait', b='tarang-portrait', standee='tarang-portrait'),
    dress=dict(plinth='#4B1FA6', wall='blush', goods=['#4B1FA6', '#FF6B4A', '#F6E9D2', '#14294A']),
    cam=FRONTAL,
    client='tarang', medium='Shopfront',
    alt='tarang mobile’s shop lit at dusk, violet posters in its windows: “haan, boliye.”')
add('portfolio-inshop-3', 'shop', WIDE, 'table', 20, view='shelf',
    tex=dict(a='carton-bhoomi', b='carton-bhoomi-red', c='carton-bhoomi-straw', talker='sign-bhoomi'),
    packs=['carton-bhoomi-straw', 'carton-bhoomi', 'carton-bhoomi-red'],
    sides=['#F2D98C', '#12462E', '#8F2F14'], talker='sign-bhoomi',
    cam=dict(at=(.75, -2.3, .86), to=(.0, 0, .74), lens=40, focus=(0, -.1, .8), fstop=2),
    client='bhoomi', medium='Shelf',
    alt='Bhoomija Rice in three colours of pack on a shop’s shelves.')
add('portfolio-inshop-4', 'shop', WIDE, 'golden', 11, view='front', seed=5,
    tex=dict(sign='sign-chhaya', a='chhaya-portrait', b='chhaya-portrait', standee='chhaya-portrait'),
    dress=dict(plinth='#6A1028', wall='#F6E9D2',
        goods=['#6A1028', '#A3222F', '#F2B441', '#E3BE86', '#2C0A14']),
    cam=dict(at=(3.9, -3.6, 1.62), to=(1.7, 4, 1.62), lens=30, shift=(0, .06), focus=(1.6, 4, 2)),
    client='chhaya', medium='Shopfront',
    alt='Chhaya Kosa’s shop: silk pleats on the window posters and the standee outside, “छह गज़ सब्र।” '
        'under them.')
add('portfolio-inshop-5', 'lobby', WIDE, 'indoor', 24, tex=['mitti-hoarding', 'mitti-portrait'],
    cam=dict(at=(-2.1, -2.7, 1.4), to=(.1, 3, 1.4), lens=31, focus=(.6, 2.7, 1.7)),
    client='mitti', medium='Showroom',
    alt='A showroom corner of mitti furniture: sofa and table under the board “Shaam yahin baithti hai”.')
add('portfolio-inshop-6', 'shop', WIDE, 'indoor', 22, view='counter',
    tex=dict(back='mayurika-hoarding', card='card-mayurika'),
    dress=dict(wall='#1D4B52', goods=['#6A1028', '#F0A91B', '#F6E9D2', '#123049']),
    client='mayurika', medium='Counter and wall',
    alt='Inside Mayurika Jewellers: the jhumka on a lit board over the counter, “Tomorrow’s heirlooms, '
        'today.”')
add('portfolio-event-1', 'event', WIDE, 'night', 16, time='dusk', view='stage',
    tex=dict(main='led-stage', side='led-side'),
    cam=dict(at=(-6.6, -.6, 2.3), to=(2.4, 16, 2.3), lens=30, shift=(0, .10), focus=(2, 15, 3)),
    client='zaika', medium='Event stage',
    alt='The Raipur Utsav stage from the side of the crowd, Zaikapur’s screens at its sides.')
add('portfolio-event-2', 'event', WIDE, 'dusk', 14, time='dusk', view='van', tex=dict(wall='gati-hoarding'),
    cam=dict(at=(3.2, -7.4, 1.65), to=(.55, 0, 1.65), lens=33, shift=(0, .05), focus=(0, -1, 1.6)),
    client='gati', medium='Roadshow van',
    alt='A roadshow van with Gatiyaan’s film on its LED side, parked by a market at dusk.')
add('portfolio-event-3', 'shop', WIDE, 'indoor', 22, view='stall',
    tex=dict(back='mitti-hoarding', side='mitti-portrait', header='stall-header', counter='mitti-square'),
    dress=dict(carpet='#14306B', wall='#F1DFC0', show='chairs'),
    cam=dict(at=(-2.6, -5.9, 1.6), to=(.2, 3, 1.6), lens=29, shift=(0, .06), focus=(0, 2, 1.5)),
    client='mitti', medium='Exhibition stall',
    alt='mitti furniture’s stall seen from its corner, armchairs inside and the counter at the right.')
add('portfolio-event-4', 'event', WIDE, 'indoor', 22, view='mall',
    tex=dict(sign='sign-indravati', back='indravati-hoarding', standee='indravati-portrait',
        standee2='indravati-portrait'), dress=dict(cloth='#8FD0F0'), grade=dict(ev=.05),
    cam=dict(at=(1.9, -5.4, 1.65), to=(.1, 4, 1.65), lens=30, shift=(0, .055), focus=(0, 1.8, 1.5)),
    client='indravati', medium='Mall activation',
    alt='Indravati Dairy’s tasting canopy in a mall’s court, cow posters at both sides.')
add('portfolio-event-5', 'film', WIDE, 'night', 20, view='hall',
    tex=dict(slide='slide', card='cardback-indravati'),
    cam=dict(at=(-4.2, -3.2, 1.9), to=(-.8, 7, 1.9), lens=31, shift=(0, .03), focus=(0, 6, 2)),
    client='indravati', medium='Launch',
    alt='Indravati Dairy’s launch in a hall, the slide “One thought, every wall” on the screen.')
add('portfolio-event-6', 'shop', WIDE, 'indoor', 22, view='stall',
    tex=dict(back='amaltas-hoarding', side='amaltas-portrait', header='stall-header-amaltas',
        counter='counter-amaltas'), dress=dict(carpet='#1D5A45', wall='#F4EBD6', show='model'),
    cam=dict(at=(1.9, -6.0, 1.65), to=(-.4, 3, 1.65), lens=29.5, shift=(0, .055), focus=(0, 2, 1.5)),
    client='amaltas', medium='Property fair stall',
    alt='Amaltas Greens’ stall at a property fair, a model of the towers on a table under “Pehle ped. Phir '
        'pata.”')

# Recent work on the home page
add('recent-work-1', 'outdoors', WIDE, 'golden', 11, True, board='unipole', tex='kadamba-hoarding',
    cam=dict(at=(-1.4, -.6, 1.65), to=(5.0, 20, 1.65), lens=31, shift=(0, .19), focus=(8.9, 20.5, 8)),
    client='kadamba', medium='Unipole',
    alt='Kadamba School’s unipole near a crossing: “Ask bigger questions.”')
add('recent-work-2', 'gate', WIDE, 'golden', 11, True, view='hero', tex=['bhoomi-portrait', 'ujala-portrait'],
    cam=dict(at=(-2.2, -2.6, 1.55), to=(-3.4, 4, 1.55), lens=31, shift=(0, .06), focus=(-4.75, 2.4, 1.9),
        fstop=2), grade=dict(fog0=22),
    client='bhoomi', medium='Gate board',
    alt='Bhoomija Rice’s board at a society’s gate: “Katora bhar Chhattisgarh.”')
add('recent-work-3', 'creator', WIDE, 'indoor', 24,
    tex=dict(phone='phone-reel', carton='carton-dhoop', wall='indravati-portrait'),
    client='dhoop', medium='Influencer marketing',
    alt='A ring light with a phone on its tripod films a carton of Dhoop Tea on a small round table.')
add('recent-work-4', 'event', WIDE, 'golden', 11, True, view='van', tex=dict(wall='pankh-hoarding'),
    client='pankh', medium='Roadshow van',
    alt='A roadshow van by a market street, its LED side showing Pankh Gym’s campaign.')
add('recent-work-5', 'print_table', WIDE, 'table', 16, view='quarter', tex=dict(page='newspaper-ujala'),
    cam=dict(at=(-.9, -6.9, 7.4), to=(-.45, -.7, 0), lens=44, focus=(-.6, -1, .1), fstop=1),
    client='ujala', medium='Newspaper, quarter page',
    alt='ujalaghar solar’s quarter page in a newspaper: “अब छत भी कमाएगी।”')
add('recent-work-6', 'shop', WIDE, 'dusk', 14, time='dusk', view='front', seed=4,
    tex=dict(sign='sign-mayurika', a='mayurika-portrait', b='mayurika-portrait', standee='mayurika-portrait'),
    dress=dict(plinth='#123049', wall='cream', goods=['#123049', '#F5A300', '#1F5B4D', '#F6E9D2']),
    cam=dict(at=(-2.4, -4.4, 1.62), to=(-.2, 4, 1.62), lens=30, shift=(0, .085), focus=(0, 4, 2)),
    client='mayurika', medium='Shopfront',
    alt='Mayurika Jewellers’ shop lit at dusk, posters in its windows: “Tomorrow’s heirlooms, today.”')

# Made with the first avenue and kept: described here, not rendered by make.py.
KEPT = {
    'home-hero': dict(
        alt='A wide empty hoarding over a Raipur avenue of autos, a chai cart and a median of marigolds.'),
}
