/** Surfaces that are known by their grain: hides, earth, paving, metal. */

import type { MaterialRow } from './materials.ts'

export const ROUGH_ROWS: readonly MaterialRow[] = [
  {
    is: 'wood',
    on: 'podium',
    names: {
      pt: 'bolacha de madeira, fatia de tronco, fatia de madeira, rodela de madeira, disco de madeira, toco de madeira, toquinho de madeira, toco de arvore, tronco cortado, base redonda de madeira, base de tronco',
      es: 'rodaja de madera, rodaja de tronco, disco de madera, tronco cortado, base redonda de madera, tocon',
      en: 'wood slice, log slice, wooden disc, tree stump, slice of wood, slice of log, round wooden board, round wooden base',
    },
  },
  {
    is: 'leather',
    on: 'ground',
    names: {
      pt: 'couro, couro legitimo, couro sintetico, courino, tecido de couro',
      es: 'cuero, piel de cuero, cuero genuino, cuerina, polipiel',
      en: 'leather, leather surface, faux leather',
    },
  },
  {
    is: 'denim',
    on: 'ground',
    names: {
      pt: 'jeans, tecido jeans, denim, brim, tecido de jeans',
      es: 'mezclilla, tela vaquera, denim, tela de jean',
      en: 'denim, denim fabric, jean fabric',
    },
  },
  {
    is: 'fur',
    on: 'ground',
    names: {
      pt: 'tapete felpudo, tapete peludo, felpudo, pelucia branca, pelo sintetico, tapete de pelo, tapete, tapetinho, carpete, tapete de pelucia',
      es: 'alfombra, alfombra peluda, pelo sintetico, tapete, tapete peludo, alfombrilla',
      en: 'rug, fluffy rug, faux fur, fur rug, shaggy rug, carpet, sheepskin, fur',
    },
  },
  {
    is: 'steel',
    on: 'ground',
    names: {
      pt: 'inox, aco inox, aco escovado, bancada de inox, aco, aluminio, metal',
      es: 'acero, acero inoxidable, inox, aluminio, metal',
      en: 'steel, stainless steel, brushed steel, aluminium, aluminum, metal',
    },
  },
  {
    is: 'blackboard',
    on: 'wall',
    names: {
      pt: 'quadro negro, lousa, lousa preta, lousa verde, parede de lousa, quadro verde',
      es: 'pizarron, pizarra de tiza, pared de pizarra, pizarra escolar',
      en: 'blackboard, chalkboard, chalk board, black board, chalkboard wall',
    },
  },
  {
    is: 'soil',
    on: 'ground',
    names: {
      pt: 'terra, terra adubada, terra fofa, terra vermelha, terra preta',
      es: 'tierra, tierra negra, tierra fertil',
      en: 'soil, earth, dirt, potting soil',
    },
  },
  {
    is: 'asphalt',
    on: 'ground',
    names: {
      pt: 'asfalto, piche, chao de asfalto, piso de asfalto',
      es: 'asfalto, pavimento, alquitran',
      en: 'asphalt, tarmac, road surface',
    },
  },
  {
    is: 'straw',
    on: 'ground',
    names: {
      pt: 'palha seca, feno, chao de palha, palha no chao, fardo de feno, cama de palha, capim seco',
      es: 'paja, heno, cama de paja, paja seca',
      en: 'straw, hay, bed of straw',
    },
  },
  {
    is: 'cork',
    on: 'wall',
    names: {
      pt: 'cortica, quadro de cortica, parede de cortica, mural de cortica',
      es: 'corcho, tablero de corcho, pared de corcho',
      en: 'cork, cork board, corkboard, pinboard',
    },
  },
  {
    is: 'cobbles',
    on: 'ground',
    names: {
      pt: 'paralelepipedo, paralelepipedos, calcado de pedra, empedrado, empedrada, calcamento, calcamento de pedra, chao de pedras, piso de pedras, chao de paralelepipedo',
      es: 'adoquin, adoquines, adoquinado, adoquinada, empedrado, suelo de piedras, suelo empedrado',
      en: 'cobblestone, cobblestones, cobbles, cobbled, cobbled street, paving stones, setts',
    },
  },
  {
    is: 'turf',
    on: 'ground',
    names: {
      pt: 'grama sintetica, chao de grama, piso de grama, grama verde, gramado sintetico',
      es: 'cesped artificial, suelo de cesped, pasto sintetico',
      en: 'artificial grass, turf, fake grass, astroturf',
    },
  },
]
