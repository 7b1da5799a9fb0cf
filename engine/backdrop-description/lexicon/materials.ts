/** Materials and surfaces under their everyday names. */

import type { Colour, MaterialName } from '#engine/backdrop/scene.ts'

import type { Entry, Names, Surface } from './meaning.ts'
import { ROUGH_ROWS } from './rough-materials.ts'

export interface MaterialRow {
  readonly is: MaterialName
  readonly on: Surface
  readonly colour?: Colour
  readonly accent?: Colour
  /** Pale cloth that is rendered, and takes any colour. */
  readonly plate?: string
  /** As a wall it is built of pieces, and ours is one slab. */
  readonly isRough?: true
  /** Cloth that is laid over the whole table or bed. */
  readonly isCover?: true
  readonly names: Names
}

const MATERIAL_ROWS: readonly MaterialRow[] = [
  {
    is: 'smooth',
    on: 'backdrop',
    names: {
      pt: 'liso, lisinho, chapado, plastico, acrilico, papel cartao liso',
      es: 'liso, acrilico, plastico',
      en: 'plain, smooth, acrylic, solid, plastic',
    },
  },
  {
    is: 'painted-wall',
    on: 'wall',
    names: { pt: 'parede pintada, pintura, parede lisa', es: 'pared pintada, pared lisa', en: 'painted wall, plain wall' },
  },
  {
    is: 'plaster',
    on: 'wall',
    names: {
      pt: 'gesso, reboco, estuque, argila, textura, texturizado, massa corrida, grafiato, adobe, cal, caiado, caiada, caiada de branco, parede caiada, parede rustica, microcimento, efeito cimento bege',
      es: 'yeso, estuco, arcilla, enlucido, adobe, microcemento, texturizado, pared rustica, encalado, pared encalada, pintura a la cal, pared a la cal',
      en: 'plaster, stucco, clay, limewash, textured, adobe, lime wash, whitewashed, lime washed, limewashed, lime plaster, venetian plaster',
    },
  },
  {
    is: 'concrete',
    on: 'wall',
    names: {
      pt: 'concreto, cimento, cimento queimado, betao, industrial, concreto aparente',
      es: 'hormigon, concreto, cemento, cemento pulido, industrial',
      en: 'concrete, cement, industrial',
    },
  },
  {
    is: 'marble',
    on: 'ground',
    names: {
      pt: 'marmore, marmorizado, quartzo, carrara, marmore carrara, porcelanato, calacata',
      es: 'marmol, cuarzo, marmoleado, carrara, porcelanato',
      en: 'marble, marbled, quartz, carrara, marble carrara, carrara marble',
    },
  },
  { is: 'marble', on: 'ground', colour: '#26262a', names: { pt: 'granito', es: 'granito', en: 'granite' } },
  {
    is: 'wood',
    on: 'ground',
    names: {
      pt: 'madeira, madeira rustica, mesa rustica, bancada rustica, mesa de fazenda, amadeirado, tabua, tabua de madeira, tabua de corte, deck, madeira natural, ripado, taco, tacos, piso de taco, piso de tacos, parquet, parquete, assoalho, soalho, tabua corrida, tabuas, piso de madeira, chao de madeira, laminado, madeirinha, compensado, mdf',
      es: 'madera, madera rustica, mesa rustica, tabla, tablones, madera natural, tarima, parquet, parque de madera, entarimado, piso de madera, suelo de madera, tablas',
      en: 'wood, wooden, rustic wood, farmhouse table, farm table, rustic table, plank, timber, deck, plywood, butcher block, wooden board, parquet, floorboards, floor boards, hardwood, hardwood floor, wood floor, wooden floor, planks, boards, wood board, chopping board, cutting board',
    },
  },
  {
    is: 'wood',
    on: 'ground',
    colour: '#d3ae80',
    names: {
      pt: 'pinus, pinho, madeira de bambu, mesa de bambu, tabua de bambu, carvalho, carvalho claro, madeira de pinus',
      es: 'pino, madera de bambu, mesa de bambu, tabla de bambu, roble, haya',
      en: 'pine, bamboo wood, bamboo table, bamboo board, oak, birch, ash wood, maple',
    },
  },
  {
    is: 'wood',
    on: 'ground',
    colour: '#5d3b28',
    names: {
      pt: 'nogueira, mogno, imbuia, madeira de demolicao, jacaranda',
      es: 'nogal, caoba, wengue, madera reciclada, madera de demolicion',
      en: 'walnut, mahogany, ebony, reclaimed wood, barn wood, barnwood',
    },
  },
  {
    is: 'linen',
    on: 'ground',
    names: {
      pt: 'linho, pano, pano de linho, tecido, toalha, algodao, lona, tecido amassado',
      es: 'lino, pano de lino, tela, algodon, lienzo',
      en: 'linen, linen cloth, cloth, fabric, cotton, canvas, textile, muslin',
    },
  },
  {
    is: 'linen',
    on: 'ground',
    isCover: true,
    names: {
      pt: 'toalha de mesa, lencol, lencois',
      es: 'mantel, sabana',
      en: 'tablecloth, bed sheet, sheet, bedding',
    },
  },
  {
    is: 'linen',
    on: 'ground',
    colour: '#c9a877',
    names: {
      pt: 'juta, sisal, rafia',
      es: 'yute, rafia, arpillera',
      en: 'burlap, jute, hessian',
    },
  },
  { is: 'sand', on: 'ground', names: { pt: 'areia, areia fina', es: 'arena fina', en: 'sand, sandy' } },
  {
    is: 'terrazzo',
    on: 'ground',
    names: { pt: 'granilite, terrazzo, marmorite, granitina', es: 'terrazo, terrazzo', en: 'terrazzo' },
  },
  {
    is: 'brick',
    on: 'wall',
    names: {
      pt: 'tijolo, tijolinho, tijolo a vista, tijolo aparente, tijolos a vista, tijolos aparentes, tijolinho a vista, tijolinho aparente, tijolinhos a vista, tijolinhos aparentes',
      es: 'ladrillo, ladrillo visto, ladrillos vistos',
      en: 'brick, exposed brick, brickwork',
    },
  },
  {
    is: 'tile',
    on: 'wall',
    names: {
      pt: 'azulejo, azulejinho, azulejo metro, azulejo de metro, ladrilho, ladrilho hidraulico, ceramica, pastilha, metro white, revestimento',
      es: 'azulejo, baldosa, ceramica, loseta, mosaico',
      en: 'tile, tiled, ceramic, subway tile, metro tile, mosaic',
    },
  },
  {
    is: 'stone',
    on: 'ground',
    names: {
      pt: 'pedra sabao, travertino, basalto, calcario',
      es: 'travertino',
      en: 'travertine, limestone',
    },
  },
  {
    is: 'stone',
    on: 'ground',
    isRough: true,
    names: {
      pt: 'pedra, pedra natural, rocha, parede de pedras, muro de pedras',
      es: 'piedra, roca, piedra natural, pared de piedras, muro de piedras',
      en: 'stone, rock',
    },
  },
  { is: 'stone', on: 'ground', colour: '#4c4f54', names: { pt: 'ardosia', es: 'pizarra', en: 'slate' } },
  {
    is: 'velvet',
    on: 'backdrop',
    names: { pt: 'veludo, aveludado, camurca', es: 'terciopelo, aterciopelado, gamuza', en: 'velvet, suede, velour' },
  },
  {
    is: 'velvet',
    on: 'ground',
    colour: '#e9dccb',
    plate: 'cetim',
    names: {
      pt: 'cetim, seda, tecido de cetim, tecido de seda, pano de cetim, pano de seda, lencol de cetim, lencol de seda, lencois de seda, lencois de cetim, toalha de cetim, tecido acetinado',
      es: 'saten, seda, raso, tela de saten, tela de seda, tela de raso, satin, sabana de seda, sabanas de seda, sabana de saten, sabanas de saten, mantel de saten',
      en: 'satin, silk, satin fabric, silk fabric, satin cloth, silk cloth, satin sheet, satin sheets, silk sheet, silk sheets, silk bedding',
    },
  },
  {
    is: 'paper',
    on: 'backdrop',
    names: {
      pt: 'papel, papelzinho, cartolina',
      es: 'papel, cartulina',
      en: 'paper',
    },
  },
  {
    is: 'paper',
    on: 'backdrop',
    colour: '#b48a5c',
    accent: '#7f5b39',
    names: {
      pt: 'papelao, papel pardo, papel kraft, kraft, papel craft, papel de embrulho pardo, papel marrom, papel kraft marrom',
      es: 'carton, papel kraft, kraft, papel craft, papel de estraza, papel marron, papel madera',
      en: 'cardboard, kraft, kraft paper, craft paper, brown paper, brown kraft paper, brown craft paper, kraft cardboard',
    },
  },
  {
    is: 'checked',
    on: 'ground',
    names: {
      pt: 'xadrez, xadrezinho, quadriculado, vichy, toalha xadrez, pano xadrez, toalha de piquenique, toalha quadriculada, aos quadrados, toalha aos quadrados, pano aos quadrados, toalha de xadrez, manta de xadrez',
      es: 'a cuadros, de cuadros, a cuadritos, cuadrille, vichy, mantel a cuadros, mantel de cuadros, mantel de picnic',
      en: 'checked, checkered, chequered, gingham, picnic blanket, picnic rug, gingham cloth, checked cloth, checked tablecloth, checkered tablecloth, picnic cloth',
    },
  },
  {
    is: 'striped',
    on: 'backdrop',
    names: {
      pt: 'as riscas, riscas, de riscas, listrado, listra, listras, listrinha, riscadinho',
      es: 'rayas, a rayas, de rayas, rayado, rayitas',
      en: 'striped, stripes, stripy, pinstripe, pinstriped, stripe',
    },
  },
  {
    is: 'dotted',
    on: 'backdrop',
    names: {
      pt: 'poa, bolinhas, de bolinha, de bolinhas, petit poa',
      es: 'lunares, de lunares, a lunares, lunarcitos',
      en: 'polka dot, polka dots, dotted, dots, polka dotted',
    },
  },
  ...ROUGH_ROWS,
]

const BATHROOM: Entry = {
  meaning: { kind: 'material', material: 'tile', surface: 'wall', isRoom: true },
  names: { pt: 'banheiro, casa de banho, lavabo', es: 'bano, cuarto de bano', en: 'bathroom' },
}

const rowEntries = MATERIAL_ROWS.map(({ is, on, colour, accent, plate, isRough, isCover, names }): Entry => ({
  meaning: {
    kind: 'material',
    material: is,
    surface: on,
    ...(colour && { colour }),
    ...(accent && { accent }),
    ...(plate && { plate }),
    ...(isRough && { isRough }),
    ...(isCover && { isCover }),
  },
  names,
}))

export const materialEntries: readonly Entry[] = [BATHROOM, ...rowEntries]

export const surfaceEntries: readonly Entry[] = [
  {
    meaning: { kind: 'surface', surface: 'wall' },
    names: { pt: 'parede, muro, paredinha, painel', es: 'pared, muro, panel', en: 'wall, panel' },
  },
  {
    meaning: { kind: 'surface', surface: 'backdrop' },
    names: { pt: 'fundo, cenario, plano de fundo, pano de fundo', es: 'fondo, escenario, telon', en: 'background, backdrop' },
  },
  {
    meaning: { kind: 'surface', surface: 'ground' },
    names: {
      pt: 'mesa, mesinha, bancada, balcao, chao, piso, superficie, tampo, base, escrivaninha, prateleira, aparador, secretaria, mesa de trabalho, carteira escolar, carteira de escola, mesa de escola, prateleirinha, prateleira branca, tampo de mesa, bancadinha, mureta, criado mudo, comoda, mesa de estudo, mesa de estudos, mesa de costura, mesa de atelie, mesa de apoio, bancada de trabalho, mesa de cabeceira, mesinha de cabeceira, mesa de centro, mesinha de centro, mesa lateral, mesinha lateral',
      es: 'mesa, mesita, encimera, mostrador, suelo, piso, superficie, mesada, repisa, escritorio, barra, estante, balda, balda de madera, losa, comoda, mesa de costura, mesa de apoyo, superficie de trabajo, banco de trabajo, mesa de trabajo, meson, mesa de noche, mesita de noche, mesa de luz, mesita de luz, mesa de centro, mesa ratona, mesa auxiliar',
      en: 'table, slab, tabletop, table top, counter, countertop, floor, surface, desk, shelf, ledge, sewing table, side table, study table, worktop, work surface, work table, bench, dresser, sideboard, console table, mantelpiece, mantel, nightstand, night stand, bedside table, coffee table, end table',
    },
  },
  {
    meaning: { kind: 'surface', surface: 'ground', isSill: true },
    names: {
      pt: 'parapeito, peitoril, parapeito de janela, parapeito da janela, peitoril da janela',
      es: 'alfeizar, alfeizar de la ventana, repisa de la ventana',
      en: 'windowsill, window sill, window ledge',
    },
  },
  {
    meaning: { kind: 'surface', surface: 'podium' },
    names: {
      pt: 'podio, pedestal, plataforma, expositor, cilindro, plinto, palquinho, degrau, degrauzinho, degrau redondo, degrauzinho redondo, base redonda, base redondinha, disco, tablado redondo, pedestalzinho, suporte redondo, palco redondo',
      es: 'podio, pedestal, plataforma, expositor, peana, cilindro, escalon redondo, escaloncito, base redonda, disco, base circular, tarima redonda',
      en: 'podium, pedestal, plinth, platform, stand, display stand, cylinder, riser, round step, round base, disc, disk, round stand, low round stand',
    },
  },
]
