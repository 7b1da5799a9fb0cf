/** Plates of what burns, of the weather and of feasts, and of rooms that are known by them. */

import type { Colour } from '#engine/backdrop/scene.ts'

import { placeLike, type PlateEntry, roomLike } from './plate-entry.ts'

/** The lexicon's. */
const WHITE: Colour = '#f4f2ee'
const BROWN: Colour = '#6f4a33'
const GREEN: Colour = '#6f9070'
const ORANGE: Colour = '#ea8a3c'

export const FIRE_AND_WEATHER: readonly PlateEntry[] = [
  {
    plate: 'forno-a-lenha',
    nearest: roomLike('cafe'),
    names: {
      pt: 'forno a lenha, forno de lenha, forno de pedra, forno de pizza, forno de barro, pizzaria, padaria antiga',
      es: 'horno de lena, horno de piedra, horno de barro, pizzeria, horno de pizza, panaderia antigua',
      en: 'wood fired oven, wood oven, stone oven, brick oven, pizza oven, clay oven, pizzeria, old bakery',
    },
    looks: { colours: [], table: 'wood', isIn: ['cafe', 'kitchen'] },
  },
  {
    plate: 'cozinha-da-roca',
    nearest: roomLike('kitchen'),
    names: {
      pt: 'fogao a lenha, fogao de lenha, cozinha da roca, cozinha de roca, cozinha de fazenda, cozinha da fazenda, cozinha mineira, cozinha de fazenda mineira, cozinha rustica, cozinha de sitio, cozinha de interior, cozinha de vo, cozinha da vovo, cozinha da avo, cozinha de avo, cozinha antiga, cozinha vintage',
      es: 'cocina de lena, fogon de lena, fogon, estufa de lena, cocina rustica, cocina de campo, cocina de rancho, cocina de pueblo, cocina de la abuela, cocina antigua, cocina vintage',
      en: 'wood stove, wood burning stove, farmhouse kitchen, country kitchen, rustic kitchen, farm kitchen, grandmas kitchen, old kitchen, vintage kitchen',
    },
    looks: { colours: [WHITE], table: 'wood', isIn: ['kitchen', 'pasture'], has: ['plants'] },
  },
  {
    plate: 'barbearia',
    nearest: roomLike('salon'),
    names: {
      pt: 'barbearia, barbearia antiga, balcao de barbearia, salao de barbeiro, barber shop',
      es: 'barberia, barberia antigua, barberia vieja',
      en: 'barbershop, barber shop, old barbershop, barbers',
    },
    things: { pt: 'cadeira de barbeiro', es: 'sillon de barbero, silla de barbero', en: 'barber chair' },
    looks: { colours: [BROWN], table: 'wood', has: ['mirror'] },
  },
  {
    plate: 'janela-com-chuva',
    nearest: roomLike('living-room'),
    names: {
      pt: 'chuva, dia de chuva, dia chuvoso, tarde chuvosa, tarde de chuva, janela com chuva, chuva na janela, chuva la fora, janela molhada, gotas de chuva',
      es: 'lluvia, dia de lluvia, dia lluvioso, tarde lluviosa, tarde de lluvia, ventana con lluvia, lluvia en la ventana, gotas de lluvia',
      en: 'rain, rainy day, rainy window, rain on the window, raindrops, rainy afternoon, window with rain, rainy weather',
    },
    looks: { colours: [], table: 'wood', isIn: ['living-room', 'cafe', 'kitchen', 'office'], isCool: true, patterns: ['window'] },
  },
  {
    plate: 'pedra-molhada',
    nearest: placeLike('garden'),
    names: {
      pt: 'pedra molhada, pedras molhadas, pedra com agua, pedra umida, pedra escura molhada, rocha molhada, pedra preta molhada, pedra de rio',
      es: 'piedra mojada, piedras mojadas, piedra con agua, piedra humeda, roca mojada, piedra de rio',
      en: 'wet stone, wet rock, wet stones, wet rocks, stone with water, river stone, damp stone, wet slate',
    },
    things: {
      pt: 'gotas de agua, gotinhas de agua',
      es: 'gotas de agua, gotitas de agua',
      en: 'water drops, water droplets, drops of water',
    },
    looks: { colours: [GREEN], table: 'stone', isIn: ['garden', 'forest'], patterns: ['leaves'] },
  },
  {
    plate: 'outono',
    nearest: placeLike('forest'),
    names: {
      pt: 'outono, outonal, clima outonal, trilha de outono, floresta de outono, parque no outono, bosque de outono, dia de outono, cores de outono, clima de outono, estrada de terra, caminho de terra, chao de terra, terra batida',
      es: 'otono, otonal, bosque de otono, parque en otono, dia de otono, colores de otono, camino de tierra, camino de otono, suelo de tierra',
      en: 'autumn, autumnal, fall, autumn forest, fall forest, autumn path, autumn woods, autumn park, fall season, autumn day, dirt path, dirt road, dirt track, fall colours, fall colors',
    },
    things: {
      pt: 'folhas secas, folha seca, folhas de outono, folhas caidas, folhas no chao',
      es: 'hojas secas, hoja seca, hojas de otono, hojas caidas, hojas en el suelo',
      en: 'fall leaves, autumn leaves, dry leaves, dried leaves, fallen leaves',
    },
    looks: { colours: [ORANGE, BROWN], isIn: ['forest', 'garden'] },
  },
  {
    plate: 'casamento',
    nearest: roomLike('living-room'),
    names: {
      pt: 'casamento, salao de casamento, festa de casamento, mesa de casamento, recepcao de casamento, decoracao de casamento, salao de festas, salao de festa, noivado',
      es: 'boda, salon de bodas, salon de boda, mesa de boda, banquete de boda, fiesta de boda, decoracion de boda, salon de fiestas, salon de eventos',
      en: 'wedding, wedding reception, wedding venue, wedding table, wedding hall, wedding party, wedding breakfast, reception hall, banquet hall',
    },
    looks: { colours: [WHITE], isPale: true, table: 'linen', isIn: ['lights'] },
  },
  {
    plate: 'escritorio',
    nearest: roomLike('office'),
    names: {
      pt: 'escritorio, home office, mesa de escritorio, escritorio moderno, sala comercial',
      es: 'oficina, despacho, mesa de oficina, escritorio de oficina, oficina moderna',
      en: 'office, home office, office desk, modern office, workspace',
    },
    things: {
      pt: 'vista pra cidade, vista para a cidade, vista da cidade, vista de cidade, janela com vista',
      es: 'vista a la ciudad, vistas a la ciudad, vista de la ciudad, ventana con vista',
      en: 'city view, view of the city, city skyline, skyline, view over the city',
    },
    looks: { colours: [], table: 'wood', has: ['plants', 'books'], patterns: ['window'] },
  },
  {
    plate: 'banheira',
    nearest: roomLike('salon'),
    names: {
      pt: 'banheira, banheiro com banheira, casa de banho com banheira, borda da banheira, beira da banheira, banho de banheira, banheira com espuma, borda da banheira com espuma, banho de espuma',
      es: 'banera, tina, bano con banera, borde de la banera, banera con espuma, bano de espuma',
      en: 'bathtub, bath tub, bath, edge of the bath, edge of the bathtub, bathroom with a tub, bubble bath, foam bath',
    },
    looks: { colours: [WHITE], isPale: true, isIn: ['banheiro'], has: ['plants'] },
  },
]
