/** Places, hours of the day and colour alone. */

import type { Entry } from './meaning.ts'
import { FIELDS } from './fields.ts'
import { NEAREST_PLACES } from './nearest-places.ts'

export const placeEntries: readonly Entry[] = [
  {
    meaning: { kind: 'place', family: 'beach' },
    names: {
      pt: 'praia, prainha, praia paradisiaca, areia da praia, areia de praia, litoral, orla, beira da praia, praiano, clima de praia',
      es: 'playa, playita, playa tropical, arena de playa, costa, litoral, playero',
      en: 'beach, tropical beach, seaside, shore, coast, seashore, beachy',
    },
  },
  {
    meaning: { kind: 'place', family: 'beach', isWater: true },
    names: { pt: 'mar, beira mar, beira do mar, oceano', es: 'mar, oceano, orilla del mar', en: 'sea, by the sea, ocean' },
  },
  {
    meaning: { kind: 'place', family: 'garden', isInBloom: true },
    names: {
      pt: 'jardim florido, jardim com flores, jardim de flores, jardim cheio de flores, roseiral',
      es: 'jardin florido, jardin con flores, jardin de flores, rosaleda',
      en: 'flower garden, garden in bloom, rose garden, blooming garden',
    },
  },
  {
    meaning: { kind: 'place', family: 'countryside', land: 'crops' },
    names: {
      pt: 'horta, hortinha, plantacao, lavoura, canteiro, canteiros, horta organica, agricultura, safra, roca plantada',
      es: 'huerto, huerta, huertos, plantacion, cultivo, cultivos, sembrado, hortaliza, campo de cultivo',
      en: 'vegetable garden, kitchen garden, veggie garden, vegetable patch, crops, crop field, plantation, allotment',
    },
  },
  {
    meaning: { kind: 'place', family: 'countryside', land: 'blossom' },
    names: {
      pt: 'campo de flor, campo de flores, campo florido, flores do campo, campo de florzinhas, campo com flores',
      es: 'campo de flores, campo florido, prado florido',
      en: 'flower field, field of flowers, wildflowers, wildflower meadow, meadow with wildflowers, meadow of wildflowers, flower meadow',
    },
  },
  ...FIELDS,
  {
    meaning: { kind: 'place', family: 'countryside', land: 'pasture' },
    names: {
      pt: 'fazenda, fazendinha, sitio, chacara, roca, campo, pasto, rancho, zona rural, campestre, quinta, paisagem, campo aberto, prado, pradaria',
      es: 'granja, finca, rancho, campo, hacienda, pradera, prado, estancia, zona rural, campestre, campo abierto, pastizal, paisaje, cortijo, chacra',
      en: 'farm, farmhouse, countryside, ranch, field, meadow, pasture, rural, country, farmland, open field, prairie, landscape',
    },
  },
  {
    meaning: { kind: 'place', family: 'countryside', land: 'mountains' },
    names: {
      pt: 'montanha, serra, morro, vale, chapada, cordilheira, colina, montanhas ao fundo',
      es: 'montana, sierra, cerro, valle, cordillera, colina',
      en: 'mountain, hill, valley, mountain range',
    },
  },
  {
    meaning: { kind: 'place', family: 'countryside', land: 'snow' },
    names: {
      pt: 'neve, nevado, nevando, inverno, floresta com neve, pinheiros com neve, paisagem de inverno, invernal',
      es: 'nieve, nevado, nevando, invierno, invernal',
      en: 'snow, snowy, snowing, winter, snowy forest, winter forest, pine forest in the snow, snow covered trees',
    },
  },
  {
    meaning: { kind: 'place', family: 'countryside', land: 'lake' },
    names: {
      pt: 'lago, lagoa, rio, represa, beira do lago, beira do rio, barragem',
      es: 'lago, laguna, rio, orilla del lago, embalse',
      en: 'lake, river, pond, lakeside, riverside',
    },
  },
  {
    meaning: { kind: 'place', family: 'countryside', land: 'pool' },
    names: {
      pt: 'piscina, beira da piscina, area de piscina, area da piscina',
      es: 'piscina, alberca, pileta, borde de la piscina',
      en: 'pool, swimming pool, poolside, pool side',
    },
  },
  {
    meaning: { kind: 'place', family: 'garden' },
    names: {
      pt: 'jardim, jardinzinho, parque, quintal, gramado, jardim botanico, natureza, ar livre, pracinha, praca, relvado, na grama, sobre a grama, no gramado, na relva, sobre a relva',
      es: 'jardin, parque, cesped, naturaleza, aire libre, plaza, jardin botanico, en el cesped, sobre el cesped, en la hierba, sobre la hierba',
      en: 'garden, park, backyard, back yard, lawn, nature, outdoors, yard, outdoor, botanical garden, back garden, on the grass, on the lawn',
    },
  },
  ...NEAREST_PLACES.map(({ like, names }): Entry => ({ meaning: { kind: 'place', ...like, isNearest: true }, names })),
  {
    meaning: { kind: 'place', family: 'garden', isInBloom: true, isDetail: true },
    names: {
      pt: 'florido, primavera, floral, cheio de flores, flores ao ar livre, ipe, cerejeira, primaveril',
      es: 'florido, primavera, floral, lleno de flores, cerezo, primaveral',
      en: 'floral, spring, in bloom, blooming, cherry blossom, blossom, springtime',
    },
  },
  {
    meaning: { kind: 'place', family: 'garden', isDetail: true },
    names: {
      pt: 'grama, verde ao fundo, relva, capim, mato, arbusto, vegetacao, area verde',
      es: 'cesped verde, hierba, pasto, arbusto, vegetacion, areas verdes, zona verde',
      en: 'grass, greenery, bush, hedge, shrubs',
    },
  },
  {
    meaning: { kind: 'place', family: 'sky', time: 'night', isMoon: true },
    names: {
      pt: 'lua, lua cheia, luar, noite de luar, noite enluarada, noite de lua, noite de lua cheia, luz da lua, luz do luar, enluarado',
      es: 'luna, luna llena, claro de luna, luz de luna, luz de la luna, noche de luna, noche de luna llena',
      en: 'moon, full moon, moonlight, moonlit, moonlit night, moon light, moonlit sky',
    },
  },
  {
    meaning: { kind: 'place', family: 'forest' },
    names: {
      pt: 'floresta, mata, bosque, selva, trilha, trilha na mata, floresta tropical, pinhal, floresta de pinheiros, bosque de pinheiros',
      es: 'bosque, selva, pinar, sendero, bosque de pinos',
      en: 'forest, woods, jungle, woodland, rainforest, hiking trail, trail, pine forest, pine woods',
    },
  },
  {
    meaning: { kind: 'place', family: 'forest', isDetail: true },
    names: { pt: 'arvore, arvores, tronco, pinheiros', es: 'arbol, arboles, pinos', en: 'tree, trees, pine trees' },
  },
  {
    meaning: { kind: 'place', family: 'city', time: 'night' },
    names: {
      pt: 'cidade a noite, cidade de noite, cidade noturna, luzes da cidade, luz da cidade, luzes da rua, noite na cidade',
      es: 'ciudad de noche, ciudad por la noche, luces de la ciudad, luz de la ciudad, ciudad nocturna, noche en la ciudad',
      en: 'city at night, night city, city lights, downtown at night, street lights',
    },
  },
  {
    meaning: { kind: 'place', family: 'city' },
    names: {
      pt: 'cidade, rua, avenida, centro, predios, urbano, calcada, beco, ruela, viela, esquina, rua da cidade',
      es: 'ciudad, calle, avenida, centro, edificio, edificios, urbano, acera, callejon, esquina',
      en: 'city, street, downtown, urban, buildings, avenue, sidewalk, pavement, alley, alleyway, side street, street corner',
    },
  },
  {
    meaning: { kind: 'place', family: 'sky', time: 'sunset' },
    names: {
      pt: 'ceu ao entardecer, ceu rosa, ceu rosado, ceu laranja, ceu alaranjado, ceu avermelhado, ceu dourado, ceu do por do sol',
      es: 'cielo al atardecer, cielo rosa, cielo rosado, cielo naranja, cielo anaranjado, cielo rojizo, cielo dorado',
      en: 'sunset sky, pink sky, orange sky, golden sky, sky at sunset',
    },
  },
  {
    meaning: { kind: 'place', family: 'sky', time: 'night' },
    names: {
      pt: 'ceu estrelado, noite estrelada, noite de estrelas, estrelas, ceu noturno',
      es: 'cielo estrellado, noche estrellada, estrellas',
      en: 'starry sky, starry night, stars, night sky',
    },
  },
  {
    meaning: { kind: 'place', family: 'sky' },
    names: { pt: 'ceu, ceu azul, nuvem, nuvens', es: 'cielo, cielo azul, nube, nubes', en: 'sky, blue sky, cloud, clouds' },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'cafe' },
    names: {
      pt: 'cafe, cafeteria, padaria, confeitaria, bistro, pastelaria, restaurante, bar, lanchonete, pub, hamburgueria, pizzaria, boteco',
      es: 'cafe, cafeteria, panaderia, pasteleria, bistro, restaurante, bar, pizzeria',
      en: 'cafe, coffee shop, bakery, bistro, restaurant, bar, pub, pastry shop, diner, pizzeria',
    },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'kitchen' },
    names: { pt: 'cozinha, cozinha gourmet', es: 'cocina', en: 'kitchen' },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'shop' },
    names: {
      pt: 'loja, boutique, butique, loja de roupas, loja de roupa, arara de roupas, arara com roupas, brecho',
      es: 'tienda, boutique, tienda de ropa, perchero con ropa',
      en: 'shop, store, boutique, clothes shop, clothing store, clothes rack, rack of clothes',
    },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'office' },
    names: {
      pt: 'escritorio, coworking, home office',
      es: 'oficina, coworking, despacho',
      en: 'office, coworking, home office, workspace',
    },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'living-room' },
    names: {
      pt: 'sala, sala de estar, apartamento, interior, ambiente interno',
      es: 'sala, salon, sala de estar, apartamento, departamento, interior, piso moderno',
      en: 'living room, apartment, interior, room, lounge, flat',
    },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'living-room', isBuilding: true },
    names: { pt: 'casa, casinha', es: 'casa, casita', en: 'house, home' },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'living-room', isDetail: true },
    names: { pt: 'sofa', es: 'sofa', en: 'sofa, couch' },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'clinic' },
    names: {
      pt: 'consultorio, clinica, consultorio odontologico, sala de atendimento, consultorio medico, consultorio dentario, clinica dentaria, clinica odontologica, dentista, clinica medica, consultorio de dentista, sala de estetica, clinica de estetica, gabinete de estetica',
      es: 'consultorio, clinica, consulta, consultorio dental, clinica dental, dentista, consultorio medico, consultorio odontologico, sala de estetica, clinica de estetica, cabina de estetica',
      en: 'clinic, dental office, doctors office, medical office, dental clinic, treatment room, dentist, dentist office, dentists office, medical clinic, aesthetic clinic, beauty clinic',
    },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'salon' },
    names: {
      pt: 'salao, salao de beleza, barbearia, estudio de beleza, studio de beleza, cabeleireiro, estetica',
      es: 'salon de belleza, peluqueria, barberia, estetica, centro de estetica',
      en: 'salon, beauty salon, hair salon, barbershop, barber shop, nail salon, hairdresser',
    },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'gym' },
    names: {
      pt: 'academia, ginasio, crossfit, box de crossfit',
      es: 'gimnasio, gym, crossfit',
      en: 'gym, fitness studio, crossfit, weight room',
    },
  },
]

export const timeEntries: readonly Entry[] = [
  {
    meaning: { kind: 'time', time: 'sunset' },
    names: {
      pt: 'por do sol, pordosol, entardecer, fim de tarde, final de tarde, golden hour, hora dourada, tardinha, crepusculo, amanhecer, nascer do sol, final da tarde, fim da tarde, sunset, tarde dourada, sol poente, ao entardecer, sol da tarde, luz da tarde, luz de fim de tarde, luz do fim da tarde, luz do entardecer, por do sol alaranjado',
      es: 'atardecer, puesta de sol, ocaso, hora dorada, crepusculo, amanecer, golden hour, caida del sol, final de la tarde, al atardecer, luz del atardecer, luz de atardecer, sol de la tarde',
      en: 'sunset, golden hour, dusk, sunrise, dawn, sundown, late afternoon, late afternoon sun, evening sun, afternoon sun, sunset light',
    },
  },
  {
    meaning: { kind: 'time', time: 'night' },
    names: {
      pt: 'noite, a noite, de noite, noturno, anoitecer, madrugada, noite la fora, noite la de fora',
      es: 'noche, de noche, por la noche, nocturno, anochecer, noche afuera, noche fuera',
      en: 'night, at night, nighttime, evening, nightfall, night outside',
    },
  },
  {
    meaning: { kind: 'time', time: 'day' },
    names: {
      pt: 'de dia, meio dia, manha, manhazinha, cedinho, manha cedo, comeco da manha, inicio da manha, hora do almoco, hora de almoco, tarde, verao, dia ensolarado, dia',
      es: 'de dia, mediodia, por la manana, tarde, verano, dia soleado, dia',
      en: 'daytime, by day, noon, morning, afternoon, summer, sunny day',
    },
  },
]

export const gradientEntries: readonly Entry[] = [
  {
    meaning: { kind: 'gradient', shape: 'linear', colours: ['#f7c6d9', '#c9d7ff'] },
    names: { pt: 'degrade, gradiente, ombre, transicao de cor', es: 'degradado, gradiente, ombre', en: 'gradient, ombre, fade' },
  },
  {
    meaning: { kind: 'gradient', shape: 'mesh', colours: ['#f7c6d9', '#c9d7ff', '#fff0d1', '#e7c9ff'] },
    names: {
      pt: 'abstrato, abstracto, holografico, aura, aquarela, fluido, candy color, candy colors, colorido, multicolorido',
      es: 'abstracto, holografico, aura, acuarela, colorido, multicolor',
      en: 'abstract, holographic, aura, watercolor, watercolour, mesh, colourful, colorful, multicolor, iridescent',
    },
  },
  {
    meaning: { kind: 'gradient', shape: 'spot', colours: ['#e9e3f4', '#b9a8dd'] },
    names: {
      pt: 'vinheta, holofote, foco de luz, luz central',
      es: 'vineta, foco de luz, luz central',
      en: 'spotlight, vignette, halo, spot light',
    },
  },
]
