"""Every picture: its scene, textures, time, size, look, and the words that go with it."""
PICTURES = {}


def add(name, scene, size, look, spp=16, dusk=False, **more):
    """One picture, and with dusk=True its sibling NAME-dusk of the same framing."""
    PICTURES[name] = dict(scene=scene, size=size, look=look, spp=spp, **more)
    if dusk:
        rest = {k: v for k, v in more.items() if k not in ('alt', 'client', 'medium')}
        PICTURES[name + '-dusk'] = dict(rest, scene=scene, size=size, look='dusk', spp=spp + 4, time='dusk')


HERO, WIDE, TALL = (2560, 1440), (1920, 1200), (1200, 1450)

# Outdoor advertising
add('outdoor-advertising-hero', 'outdoors', HERO, 'golden', 14, True, over=1, board='unipole', tex='dhoop-hoarding', client='dhoop', medium='Unipole, 40 × 20 ft',
    alt='A tall unipole over a Raipur avenue at golden hour, carrying Dhoop tea: “Pehli dhoop, pehla ghoont.”')
add('outdoor-advertising-hero-tall', 'outdoors', TALL, 'golden', 16, True, board='unipole', tex='dhoop-hoarding', tall=True)
add('outdoor-advertising-1', 'outdoors', WIDE, 'golden', 14, True, board='driver', tex='mayurika-hoarding', client='mayurika', medium='Hoarding, 40 × 20 ft',
    alt='Seen through a car’s windscreen: a roadside hoarding on the left for Mayurika Jewellers.')
add('outdoor-advertising-2', 'outdoors', WIDE, 'golden', 14, True, board='shelter', tex=['setu-hoarding', 'kadamba-hoarding', 'dhoop-portrait'], client='kadamba', medium='Bus shelter',
    alt='A bus shelter with panels for Setu Infra and Kadamba School along its back wall.')
add('outdoor-advertising-3', 'outdoors', WIDE, 'golden', 14, True, board='gantry', tex=['rasoi-hoarding', 'gati-hoarding'], client='gati', medium='Gantry',
    alt='A gantry across both carriageways of an avenue with a board over each lane.')

# Digital marketing
add('digital-marketing-hero', 'desk', HERO, 'table', 16, over=1, view='hero', tex=dict(laptop='laptop-analytics', phone='phone-feed', wall='tarang-portrait'), client='dhoop', medium='Social and search',
    alt='A desk in late sun: a laptop with campaign reports, a phone showing Dhoop tea’s sponsored post.')
add('digital-marketing-1', 'desk', WIDE, 'table', 18, view='phone', tex=dict(phone='phone-feed-rasoi', second='phone-chat'), client='rasoi', medium='Social media',
    alt='A phone on a stand with Rasoi Bazaar’s sponsored post “Dinner in three”, another with tarang mobile’s story.')
add('digital-marketing-2', 'desk', WIDE, 'table', 18, view='laptop', tex=dict(laptop='laptop-search', letter='letter-dhoop'), client='dhoop', medium='Search',
    alt='A laptop with search results for “chai shop near me”, Dhoop’s own listing first.')
add('digital-marketing-3', 'creator', WIDE, 'indoor', 36, tex=dict(phone='phone-reel', carton='carton-dhoop', wall='indravati-portrait'), client='dhoop', medium='Influencer marketing',
    alt='A ring light with a phone on its tripod films a carton of Dhoop tea on a small round table.')
