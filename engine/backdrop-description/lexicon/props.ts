/** Things that can stand or hang in the background: drawn ones here, rendered ones in a file of their own. */

import { canBePlaced } from '#engine/backdrop/props/place-props.ts'
import type { RenderedName } from '#engine/backdrop/props/rendered-props.ts'
import type { DrawnPropName } from '#engine/backdrop/scene.ts'

import type { Entry, Names } from './meaning.ts'
import { RENDERED_NAMES } from './rendered-props.ts'

const PROP_NAMES: Readonly<Record<DrawnPropName, Names>> = {
  plants: {
    pt: 'planta, plantinha, planta verde, samambaia, vaso de samambaia, plantinhas, folhagem em vaso, jiboia, zamioculca',
    es: 'planta, plantita, helecho, potus',
    en: 'plant, house plant, houseplant, indoor plant, fern, pothos',
  },
  mirror: {
    pt: 'espelho, espelho grande',
    es: 'espejo, espejo grande',
    en: 'mirror, looking glass',
  },
  curtain: {
    pt: 'cortina, cortinado, voal, cortina de voal, cortina de linho',
    es: 'cortina, cortinaje, visillo',
    en: 'curtain, drape, drapes',
  },
  books: {
    pt: 'estante, estante de livros, estante com livros, prateleira de livros, prateleira com livros',
    es: 'estanteria, estante de libros, estante con libros, estanteria con libros, libreria, librero',
    en: 'bookshelf, bookcase, shelves, book shelf, shelf of books, shelves of books',
  },
  frames: {
    pt: 'quadro, quadrinho, moldura',
    es: 'cuadro, marco',
    en: 'picture frame, frame, framed picture, painting, wall art',
  },
  fireplace: {
    pt: 'lareira, fogo na lareira, lareira acesa, fogo aceso',
    es: 'chimenea, hogar encendido, chimenea encendida, fuego encendido',
    en: 'fireplace, hearth, log fire, fire, open fire, fire going, roaring fire',
  },
  'christmas-tree': {
    pt: 'arvore de natal, pinheiro de natal, arvore natalina, pinheirinho',
    es: 'arbol de navidad, arbol navideno, pino de navidad, arbolito',
    en: 'christmas tree, xmas tree',
  },
}

const NAMES = Object.keys(PROP_NAMES) as DrawnPropName[] // the keys of a record are its names
// what is not rendered yet is nothing that members can ask for
const THINGS = (Object.keys(RENDERED_NAMES) as RenderedName[]).filter((name) => canBePlaced(name, 'level'))

const entryOf = (prop: RenderedName): Entry => ({ meaning: { kind: 'prop', prop }, names: RENDERED_NAMES[prop] })

/** What nothing else is called like. */
const PLAIN: ReadonlySet<RenderedName> = new Set(['candles', 'balloons', 'gifts', 'flowers', 'lamp'])

export const propEntries: readonly Entry[] = [
  ...THINGS.filter((name) => PLAIN.has(name)).map((prop) => entryOf(prop)),
  ...NAMES.map((prop): Entry => ({ meaning: { kind: 'prop', prop }, names: PROP_NAMES[prop] })),
  {
    meaning: { kind: 'prop', prop: 'plants', isPotted: true },
    names: {
      pt: 'vasos, folhagem no vaso, vaso de planta, vaso com planta, vaso de plantas, vaso com plantas, vasinho',
      es: 'maceta, maceta con planta, maceta con plantas',
      en: 'pots, potted plant, potted plants, plant pot, garden pot, planter',
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

/** After all others: a colour or a feast that is called like a thing stays what it is. */
export const renderedEntries: readonly Entry[] = THINGS.filter((name) => !PLAIN.has(name)).map(entryOf)
