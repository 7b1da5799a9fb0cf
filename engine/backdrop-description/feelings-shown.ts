/** Whether a scene feels as its text asks for, by what is in the picture. */

import { type Colour, isLeafy, type MaterialName, type Scene } from '#engine/backdrop/scene.ts'
import { channelsOf } from '#engine/pixels/colour.ts'

import { lightnessOf } from './shade-colour.ts'

/** How far apart the channels of a colour are that nobody calls a neutral one. */
const VIVID = 70
const PALE = 0.5
const DARK = 0.4

/** What a feeling makes of a plain wall where the text names no colour. */
export const FEELING_WALL: Readonly<Partial<Record<string, Colour>>> = {
  cheerful: '#f4c95d',
  delicate: '#f4e3de',
  masculine: '#3b3d41',
}

/** Bright colours, a feast, or the open air by day. */
export function isCheerful(scene: Scene): boolean {
  if (isDim(scene)) return false
  if (scene.family === 'bokeh') return lightnessOf(scene.ground) > PALE
  const isOpenAir = 'time' in scene && scene.family !== 'interior' && scene.family !== 'city'
  return isOpenAir || coloursOf(scene).some(isVivid) || ('props' in scene && scene.props?.some(({ name }) => MERRY.has(name)))
}

export const isCalm = (scene: Scene): boolean =>
  !isDim(scene) && scene.family !== 'bokeh' && scene.family !== 'city' && !scene.cast && !('neon' in scene && scene.neon)

/** Pale, or flowers. */
export function isDelicate(scene: Scene): boolean {
  if (isDim(scene)) return false
  const [main] = coloursOf(scene)
  return (
    (main !== undefined && lightnessOf(main) > PALE) || ('props' in scene && scene.props?.some(({ name }) => BLOOMING.has(name)))
  )
}

/** What grows, is grown or lies on the shore. */
export function isNatural(scene: Scene): boolean {
  if ('time' in scene && scene.family !== 'interior' && scene.family !== 'city') return true
  if ('pattern' in scene && isLeafy(scene.pattern)) return true
  if ('props' in scene && scene.props?.some(({ name }) => GROWN.has(name))) return true
  return [...materialsOf(scene)].some((name) => OF_NATURE.has(name))
}

export function isMasculine(scene: Scene): boolean {
  if (isDim(scene)) return true
  if (scene.plate && MANLY_PLATES.has(scene.plate.scene)) return true
  return (
    [...materialsOf(scene)].some((name) => MANLY.has(name)) ||
    coloursOf(scene)
      .slice(0, 1)
      .some((colour) => lightnessOf(colour) < DARK)
  )
}

const isDim = (scene: Scene): boolean => ('mood' in scene && scene.mood === 'dark') || ('time' in scene && scene.time === 'night')

function coloursOf(scene: Scene): readonly Colour[] {
  if (scene.family === 'gradient') return scene.colours
  if (scene.family === 'studio') return [scene.wall.colour, scene.ground.colour]
  if (scene.family === 'flat-lay') return [scene.ground.colour]
  return 'colour' in scene && scene.colour ? [scene.colour] : []
}

function* materialsOf(scene: Scene): Generator<MaterialName> {
  if (scene.family === 'studio') yield scene.wall.name
  if (scene.family === 'studio' || scene.family === 'flat-lay') yield scene.ground.name
  if ('podium' in scene && scene.podium) yield scene.podium.name
  if ('table' in scene && scene.table) yield scene.table.name
}

function isVivid(colour: Colour): boolean {
  const channels = channelsOf(colour)
  return Math.max(...channels) - Math.min(...channels) > VIVID
}

const MERRY: ReadonlySet<string> = new Set([
  'balloons',
  'bunting',
  'confetti',
  'streamer',
  'sunflowers',
  'toy-blocks',
  'pool-float',
  'macarons',
])
const BLOOMING: ReadonlySet<string> = new Set(['flowers', 'roses', 'tulips', 'daisies', 'lavender', 'orchid', 'petals', 'bow'])
const GROWN: ReadonlySet<string> = new Set([
  ...BLOOMING,
  'plants',
  'eucalyptus',
  'green-leaves',
  'olive-branches',
  'succulent',
  'rosemary',
  'basil',
  'cacti',
  'cotton',
  'wheat',
  'dried-flowers',
  'bamboo-stalks',
  'pebbles',
  'shells',
  'fruit',
  'oranges',
  'lemons',
])
const OF_NATURE: ReadonlySet<MaterialName> = new Set(['wood', 'linen', 'stone', 'sand', 'straw', 'turf', 'soil', 'cork'])
const MANLY: ReadonlySet<MaterialName> = new Set(['leather', 'brick', 'concrete', 'steel', 'blackboard', 'asphalt'])
const MANLY_PLATES: ReadonlySet<string> = new Set(['barbearia', 'oficina', 'academia', 'madeira-e-tijolo', 'madeira-escura'])
