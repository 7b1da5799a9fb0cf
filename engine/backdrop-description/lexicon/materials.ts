/** Materials and surfaces under their everyday names. */

import type { Colour, MaterialName } from '#engine/backdrop/scene.ts'

import type { Entry, Names, Surface } from './meaning.ts'

interface MaterialRow {
  readonly is: MaterialName
  readonly on: Surface
  readonly colour?: Colour
  readonly accent?: Colour
  readonly names: Names
}

const MATERIAL_ROWS: readonly MaterialRow[] = [
  {
    is: 'smooth',
    on: 'backdrop',
    names: {
      pt: 'liso, lisinho, plastico, acrilico, papel cartao liso',
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
      pt: 'gesso, reboco, estuque, argila, textura, texturizado, massa corrida, grafiato, adobe, cal, parede rustica, microcimento, efeito cimento bege',
      es: 'yeso, estuco, arcilla, enlucido, adobe, microcemento, texturizado, pared rustica',
      en: 'plaster, stucco, clay, limewash, textured, adobe, lime wash',
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
  { is: 'marble', on: 'ground', colour: '#26262a', names: { pt: 'granito, ardosia', es: 'granito', en: 'granite' } },
  {
    is: 'wood',
    on: 'ground',
    names: {
      pt: 'madeira, madeira rustica, amadeirado, tabua, deck, madeira natural, ripado, madeirinha, compensado, mdf',
      es: 'madera, madera rustica, tabla, tablones, madera natural, tarima',
      en: 'wood, wooden, rustic wood, plank, timber, deck, plywood, butcher block',
    },
  },
  {
    is: 'wood',
    on: 'ground',
    colour: '#d3ae80',
    names: {
      pt: 'pinus, pinho, bambu, carvalho, carvalho claro, madeira de pinus',
      es: 'pino, bambu, roble, haya',
      en: 'pine, bamboo, oak, birch, ash wood, maple',
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
      pt: 'linho, pano, tecido, toalha, lencol, lencois, algodao, pano de prato, lona, toalha de mesa, toalhinha, guardanapo, tecido amassado, manta',
      es: 'lino, tela, mantel, sabana, algodon, manta, lienzo, servilleta',
      en: 'linen, cloth, fabric, tablecloth, bed sheet, sheet, cotton, canvas, textile, bedding, blanket, muslin, napkin',
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
  { is: 'sand', on: 'ground', names: { pt: 'areia, areia fina, duna', es: 'arena fina, duna', en: 'sand, sandy, dune' } },
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
      pt: 'azulejo, azulejinho, ladrilho, ladrilho hidraulico, ceramica, pastilha, metro white, revestimento',
      es: 'azulejo, baldosa, ceramica, loseta, mosaico',
      en: 'tile, tiled, ceramic, subway tile, mosaic',
    },
  },
  {
    is: 'stone',
    on: 'ground',
    names: {
      pt: 'pedra, pedra natural, rocha, pedra sabao, travertino, basalto, calcario',
      es: 'piedra, roca, piedra natural, travertino, pizarra',
      en: 'stone, rock, travertine, slate, limestone',
    },
  },
  {
    is: 'velvet',
    on: 'ground',
    names: { pt: 'veludo, aveludado, camurca', es: 'terciopelo, aterciopelado, gamuza', en: 'velvet, suede, velour' },
  },
  { is: 'velvet', on: 'ground', colour: '#e9dccb', names: { pt: 'cetim, seda', es: 'saten, seda, raso', en: 'satin, silk' } },
  {
    is: 'paper',
    on: 'backdrop',
    names: {
      pt: 'papel, papelzinho, cartolina, papelao, papel pardo, papel kraft, kraft',
      es: 'papel, cartulina, carton, papel kraft, kraft',
      en: 'paper, cardboard, kraft, kraft paper, craft paper',
    },
  },
]

const BATHROOM: Entry = {
  meaning: { kind: 'material', material: 'tile', surface: 'wall', isRoom: true },
  names: { pt: 'banheiro, casa de banho, lavabo', es: 'bano, cuarto de bano', en: 'bathroom' },
}

const rowEntries = MATERIAL_ROWS.map(({ is, on, colour, accent, names }): Entry => ({
  meaning: { kind: 'material', material: is, surface: on, ...(colour && { colour }), ...(accent && { accent }) },
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
      pt: 'mesa, mesinha, bancada, balcao, chao, piso, superficie, tampo, base, escrivaninha, prateleira, aparador, secretaria, mesa de trabalho',
      es: 'mesa, mesita, encimera, mostrador, suelo, piso, superficie, mesada, repisa, escritorio, barra',
      en: 'table, tabletop, table top, counter, countertop, floor, surface, desk, shelf, worktop, bench',
    },
  },
  {
    meaning: { kind: 'surface', surface: 'podium' },
    names: {
      pt: 'podio, pedestal, plataforma, expositor, cilindro, plinto, palquinho',
      es: 'podio, pedestal, plataforma, expositor, peana, cilindro, tarima redonda',
      en: 'podium, pedestal, plinth, platform, stand, display stand, cylinder, riser',
    },
  },
]
