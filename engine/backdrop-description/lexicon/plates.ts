/**
 * Words for which a plate is rendered. They count only where it shows all that the text asks for. One that the lexicon knows keeps its
 * meaning beside the plate; another one has the nearest place.
 */

import type { Colour } from '#engine/backdrop/scene.ts'

import { placeLike, type PlateEntry, type PlateLooks, roomLike } from './plate-entry.ts'
import { FIRE_AND_WEATHER } from './plates-of-fire-and-weather.ts'

/** The lexicon's. */
const WHITE: Colour = '#f4f2ee'
const BEIGE: Colour = '#e3d0b8'
const GOLD: Colour = '#c59a4e'
const SAGE: Colour = '#6f9070'
const SAND: readonly Colour[] = ['#d8c3a5', BEIGE]

export const plateEntries: readonly PlateEntry[] = [
  ...FIRE_AND_WEATHER,
  {
    plate: 'biblioteca',
    nearest: roomLike('office'),
    names: {
      pt: 'biblioteca, livraria, estante de livros, estante com livros, prateleira de livros, parede de livros',
      es: 'biblioteca, libreria, estante de libros, estanteria de libros, estanteria con libros, pared de libros',
      en: 'library, bookshop, bookstore, bookcase, bookshelf, bookshelves, wall of books',
    },
    looks: { colours: [], table: 'wood' },
  },
  {
    plate: 'spa-toalhas',
    nearest: roomLike('salon'),
    names: { pt: 'spa, sala de massagem, massoterapia', es: 'spa, sala de masaje', en: 'spa, massage room' },
    things: {
      pt: 'toalhas dobradas, toalha dobrada, velas e toalhas, toalhas e velas',
      es: 'toallas dobladas, toallas y velas, velas y toallas',
      en: 'folded towels, towels and candles, candles and towels',
    },
    looks: { colours: [WHITE], isPale: true, table: 'wood' },
  },
  {
    plate: 'mesa-de-manicure',
    nearest: roomLike('salon'),
    names: {
      pt: 'manicure, mesa de manicure, mesa de manicura, esmalteria, nail designer, estudio de unhas, mesa de unhas',
      es: 'manicura, mesa de manicura, estudio de unas, mesa de unas',
      en: 'manicure, manicure table, nail studio, nail table',
    },
    things: { pt: 'esmaltes', es: 'esmaltes', en: 'nail polish' },
    looks: { colours: [WHITE], isPale: true },
  },
  {
    plate: 'confeitaria',
    nearest: roomLike('kitchen'),
    names: {
      pt: 'confeitaria, mesa de confeiteira, bancada de confeiteira, mesa de confeitaria, bancada de confeitaria',
      es: 'pasteleria, mesa de pasteleria, obrador',
      en: 'patisserie, pastry kitchen, pastry table',
    },
    looks: { colours: [WHITE], isPale: true, table: 'marble' },
  },
  {
    plate: 'cafe-aconchegante',
    nearest: roomLike('cafe'),
    names: { pt: 'cafe, cafeteria', es: 'cafe, cafeteria', en: 'cafe, coffee shop' },
    looks: { colours: [], table: 'wood' },
  },
  {
    plate: 'banheiro',
    nearest: roomLike('salon'),
    names: {
      pt: 'banheiro, casa de banho, lavabo, pia de banheiro, pia do banheiro, banheiro de spa',
      es: 'bano, cuarto de bano, lavabo, bano de spa',
      en: 'bathroom, bathroom sink, spa bathroom',
    },
    looks: { colours: [], table: 'stone', has: ['mirror'] },
  },
  {
    plate: 'vitrine',
    nearest: roomLike('shop'),
    names: { pt: 'vitrine, vitrine de loja, montra', es: 'vitrina, escaparate', en: 'shop window, store window, display window' },
    looks: { colours: [], isIn: ['shop'] },
  },
  {
    plate: 'academia',
    nearest: roomLike('gym'),
    names: {
      pt: 'academia, ginasio, crossfit, box de crossfit, chao de academia, piso de academia, chao de ginasio',
      es: 'gimnasio, gym, crossfit, piso de gimnasio, suelo de gimnasio',
      en: 'gym, crossfit, weight room, gym floor',
    },
    things: { pt: 'halteres, pesos de academia, pesos', es: 'mancuernas, pesas', en: 'dumbbells, weights' },
  },
  {
    plate: 'oficina',
    nearest: roomLike('gym'),
    names: {
      pt: 'oficina, oficina mecanica, oficina de automoveis, oficina de carros, garagem, marcenaria',
      es: 'taller, taller mecanico, garaje, cochera, carpinteria',
      en: 'workshop, garage, car repair shop',
    },
    things: { pt: 'bancada de ferramentas, ferramentas', es: 'herramientas', en: 'tool bench, tools, workbench' },
  },
  {
    plate: 'consultorio',
    nearest: roomLike('clinic'),
    names: {
      pt: 'consultorio, clinica, consultorio odontologico, consultorio medico, sala de atendimento, clinica odontologica, clinica medica, sala de estetica, clinica de estetica, gabinete de estetica, gabinete, gabinete dentario, gabinete medico, sala de procedimentos, cabine de estetica',
      es: 'consultorio, clinica, consulta, consultorio dental, consultorio medico, clinica dental, sala de estetica, clinica de estetica, cabina de estetica, gabinete, gabinete de estetica, gabinete dental, sala de tratamientos',
      en: 'clinic, dental office, doctors office, medical office, dental clinic, treatment room, aesthetic clinic, beauty clinic',
    },
    looks: { colours: [WHITE], isPale: true, has: ['plants'], patterns: ['window'] },
  },
  {
    plate: 'salao-de-beleza',
    nearest: roomLike('salon'),
    names: {
      pt: 'salao, salao de beleza, cabeleireiro, studio de beleza, estudio de beleza',
      es: 'salon de belleza, peluqueria',
      en: 'salon, beauty salon, hair salon, hairdresser',
    },
    looks: { colours: [], has: ['mirror', 'plants'] },
  },
  {
    plate: 'quarto-de-bebe',
    nearest: roomLike('living-room'),
    names: {
      pt: 'quarto de bebe, quarto do bebe, quarto infantil, quartinho de bebe, quartinho do bebe, quarto de crianca',
      es: 'cuarto de bebe, habitacion de bebe, habitacion del bebe, cuarto del bebe, cuarto infantil, habitacion infantil',
      en: 'nursery, baby room, babys room, kids room',
    },
    things: { pt: 'berco', es: 'cuna', en: 'crib, cot' },
    looks: { colours: [BEIGE, SAGE], isPale: true, table: 'linen' },
  },
  {
    plate: 'cama-lencol',
    nearest: roomLike('living-room'),
    names: {
      pt: 'cama, em cima da cama, cama arrumada, quarto, dormitorio, quarto de casal, quarto de hotel, cama de hotel, cama de casal',
      es: 'cama, sobre la cama, dormitorio, habitacion, habitacion de hotel, cama de hotel',
      en: 'bed, on a bed, made bed, bedroom, hotel room, hotel bed',
    },
    things: { pt: 'lencol, lencois', es: 'sabana, sabanas', en: 'bed sheet, bed sheets, bedsheets, sheets, bedding' },
    looks: { colours: [WHITE], isPale: true, isTableless: true },
  },
  {
    plate: 'feira',
    nearest: placeLike('city'),
    names: {
      pt: 'feira, feira livre, feirinha, barraca de feira, banca de feira, banca de mercado, feira de rua, mercado de rua',
      es: 'mercadillo, feria, puesto de mercado, tianguis, puesto de feria, mercado al aire libre',
      en: 'street market, farmers market, market stall, farmers market stall, fruit stall, market stand, open air market',
    },
  },
  {
    plate: 'calcadao',
    nearest: placeLike('beach'),
    names: {
      pt: 'calcadao, calcadao de copacabana, calcadao a beira mar, calcadao na beira mar, calcadao da praia, orla, calcada portuguesa',
      es: 'malecon, paseo maritimo, costanera',
      en: 'boardwalk, promenade, seaside promenade',
    },
    looks: { colours: [], isSunHigh: true, isIn: ['praia'] },
  },
  {
    plate: 'praia',
    nearest: placeLike('beach'),
    names: {
      pt: 'praia, prainha, areia da praia, areia de praia, beira da praia, praia paradisiaca',
      es: 'playa, playita, arena de playa, playa tropical',
      en: 'beach, tropical beach',
    },
    looks: { colours: SAND, table: 'sand', isIn: ['beach'] },
  },
  {
    plate: 'sitio',
    nearest: placeLike('countryside'),
    names: {
      pt: 'sitio, chacara, roca, fazendinha, varanda de sitio',
      es: 'finca, chacra, granja',
      en: 'farmhouse, smallholding, homestead',
    },
  },
  {
    plate: 'varanda',
    nearest: placeLike('garden'),
    names: {
      pt: 'varanda, varandinha, alpendre, varanda de casa, terraco, terracinho, varanda com plantas, varanda com vasos, alpendre com vasos',
      es: 'porche, terraza, terraza de casa, terraza con plantas, terraza con macetas, porche con plantas',
      en: 'veranda, porch, front porch, back porch, terrace, garden terrace, porch with plants',
    },
    things: {
      pt: 'cadeira de vime, cadeira de verga, poltrona de vime, cadeira de palha',
      es: 'silla de mimbre, sillon de mimbre',
      en: 'wicker chair, wicker armchair, rattan chair',
    },
    looks: { colours: [SAGE], table: 'wood', isIn: ['garden'], has: ['plants'], isSunHigh: true },
  },
  {
    plate: 'natal-arvore',
    nearest: roomLike('living-room'),
    names: {
      pt: 'natal, natalino, clima de natal, decoracao de natal',
      es: 'navidad, navideno, decoracion de navidad',
      en: 'christmas, xmas, christmas decorations',
    },
    things: {
      pt: 'enfeites de natal, arvore de natal, pinheiro de natal, arvore natalina',
      es: 'arbol de navidad, pino de navidad',
      en: 'christmas tree, xmas tree',
    },
    looks: { colours: [GOLD], table: 'wood', isIn: ['lights'] },
  },
  {
    plate: 'festa-junina',
    nearest: placeLike('countryside'),
    names: {
      pt: 'festa junina, junino, junina, sao joao, arraial, arraia, arraial de santo antonio, arraial de sao joao, festa de santo antonio, quermesse, festa de sao joao, festas juninas, santos populares',
      es: 'fiesta junina, fiesta de san juan, verbena',
      en: 'june festival, festa junina',
    },
    things: { pt: 'bandeirinha, bandeirinhas', es: 'banderines', en: 'bunting flags, bunting' },
    looks: { colours: [], table: 'wood' },
  },
  {
    plate: 'carnaval',
    nearest: roomLike('living-room'),
    names: { pt: 'carnaval, bloco de carnaval, folia', es: 'carnaval', en: 'carnival, mardi gras' },
  },
  {
    plate: 'pascoa',
    nearest: roomLike('living-room'),
    names: { pt: 'pascoa', es: 'pascua', en: 'easter' },
    things: {
      pt: 'ovos de pascoa, ovo de pascoa',
      es: 'huevos de pascua, huevo de pascua',
      en: 'easter eggs, easter egg',
    },
  },
  {
    plate: 'namorados',
    nearest: roomLike('living-room'),
    names: {
      pt: 'dia dos namorados, namorados',
      es: 'san valentin, dia de los enamorados, amor y amistad',
      en: 'valentine, valentines, valentines day',
    },
    looks: { colours: ['#c23b33', '#eebcc2'] },
  },
  {
    plate: 'dia-das-maes',
    nearest: roomLike('living-room'),
    names: { pt: 'dia das maes, dia da mae', es: 'dia de la madre, dia de las madres', en: 'mothers day, mother day' },
  },
  {
    plate: 'halloween',
    nearest: roomLike('living-room'),
    names: { pt: 'halloween, dia das bruxas, aboboras de halloween', es: 'halloween, noche de brujas', en: 'halloween' },
    things: { pt: 'aboboras', es: 'calabazas', en: 'pumpkins' },
    looks: { colours: [], table: 'wood' },
  },
  {
    plate: 'black-friday',
    nearest: roomLike('shop'),
    names: { pt: 'black friday, blackfriday, black november', es: 'black friday', en: 'black friday' },
  },
]

/** What a text may say of that plate and be right. */
export const looksOf = (name: string): PlateLooks => plateEntries.find(({ plate }) => plate === name)?.looks ?? { colours: [] }
