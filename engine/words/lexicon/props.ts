/** Things that can stand or hang in the background. */

import type { PropName } from '#engine/backdrop/scene.ts'

import type { Entry, Names } from './meaning.ts'

const PROP_NAMES: Readonly<Record<PropName, Names>> = {
  plants: {
    pt: 'planta, plantinha, planta verde, samambaia, costela de adao, suculenta, cacto',
    es: 'planta, plantita, helecho, monstera, cactus, suculenta',
    en: 'plant, house plant, houseplant, indoor plant, fern, monstera, succulent, cactus',
  },
  flowers: {
    pt: 'flor, florzinha, geranio, vaso de flor, vaso de flores, vaso com flores, arranjo, arranjo de flores, arranjo floral, buque, ramo de flores, orquidea, margarida, tulipa, hortensia, rosas naturais, peonia, girassol, dia das maes, dia da mae',
    es: 'flor, florcita, geranio, florero, jarron, jarron con flores, ramo, ramo de flores, arreglo floral, orquidea, margarita, tulipan, hortensia, peonia, girasol, dia de la madre, dia de las madres',
    en: 'flower, geranium, bouquet, vase, vase of flowers, flower vase, flower arrangement, orchid, daisy, tulip, hydrangea, peony, peonies, roses, sunflower, mothers day',
  },
  candles: {
    pt: 'vela, velinha, vela acesa, velas acesas, luz de vela, luz de velas, castical, castiçais, a luz de velas',
    es: 'vela, velita, vela encendida, velas encendidas, luz de vela, luz de velas, candelabro, candil',
    en: 'candle, lit candle, candlelight, candle light, candlelit, tealight, tea light, candlestick',
  },
  mirror: {
    pt: 'espelho, espelhinho, espelho grande',
    es: 'espejo, espejito',
    en: 'mirror, looking glass',
  },
  curtain: {
    pt: 'cortina, cortinado, voal, cortina de voal, cortina de linho',
    es: 'cortina, cortinaje, visillo',
    en: 'curtain, drape, drapes',
  },
  lamp: {
    pt: 'abajur, luminaria, candeeiro, lampada, luz de abajur',
    es: 'lampara, velador, luminaria',
    en: 'lamp, table lamp, lampshade, floor lamp',
  },
  books: {
    pt: 'livro, estante, estante de livros, prateleira de livros',
    es: 'libro, estanteria, estante de libros, libreria, librero',
    en: 'book, bookshelf, bookcase, shelves, book shelf',
  },
  frames: {
    pt: 'quadro, quadrinho, porta retrato, porta retratos, moldura',
    es: 'cuadro, marco, portarretrato, portarretratos',
    en: 'picture frame, frame, framed picture, painting, wall art',
  },
  fireplace: {
    pt: 'lareira, fogo na lareira, fogao a lenha, fogao de lenha, forno a lenha, forno de lenha',
    es: 'chimenea, hogar encendido, horno de lena, horno a lena, cocina de lena, cocina a lena, estufa de lena',
    en: 'fireplace, hearth, log fire, wood stove, wood burning stove, wood burner, wood fired oven, wood oven',
  },
  'christmas-tree': {
    pt: 'arvore de natal, pinheiro de natal, arvore natalina, pinheirinho',
    es: 'arbol de navidad, arbol navideno, pino de navidad, arbolito',
    en: 'christmas tree, xmas tree',
  },
  gifts: {
    pt: 'presente, presentes de natal, caixa de presente, caixas de presente, embrulho, prendas, prenda',
    es: 'regalo, caja de regalo, cajas de regalo',
    en: 'gift, gift box, present, wrapped gift',
  },
  balloons: { pt: 'balao, baloes, bexiga, bola de aniversario', es: 'globo, globos', en: 'balloon' },
}

const NAMES = Object.keys(PROP_NAMES) as PropName[] // the keys of a record are its names

export const propEntries: readonly Entry[] = [
  ...NAMES.map((prop): Entry => ({ meaning: { kind: 'prop', prop }, names: PROP_NAMES[prop] })),
  {
    meaning: { kind: 'prop', prop: 'plants', isPotted: true },
    names: {
      pt: 'vasos, folhagem no vaso, vaso de planta, vaso com planta, vaso de plantas, vaso com plantas, vasinho',
      es: 'maceta, maceta con planta, maceta con plantas',
      en: 'pots, potted plant, plant pot, garden pot, planter',
    },
  },
  {
    meaning: { kind: 'prop', prop: 'flowers', isPotted: true },
    names: {
      pt: 'vaso de geranio, vaso de geranios, vaso com geranios',
      es: 'maceta de geranios, maceta con geranios, maceta de flores, maceta con flores',
      en: 'flower pot, flowerpot, geranium pot, pot of geraniums, pots of geraniums, pots of flowers, potted geranium',
    },
  },
  {
    meaning: { kind: 'prop', prop: 'mirror', isRound: true },
    names: { pt: 'espelho redondo', es: 'espejo redondo, espejo circular', en: 'round mirror, circular mirror' },
  },
]
