/** Whether a scene shows the light, hour and style that its text requests. */

import { findPlate } from '#engine/backdrop/plates/plate-index.ts'
import { isLeafy, type PlaceScene, type Scene } from '#engine/backdrop/scene.ts'

import { isAnyway } from './build-place.ts'
import { isCalm, isCheerful, isDelicate, isMasculine, isNatural } from './feelings-shown.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { looksOf } from './lexicon/plates.ts'
import { OLD_PLATES } from './lexicon/true-words.ts'
import { lightnessOf } from './shade-colour.ts'

type Of<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>

/** Colours and things are checked where the scene is built, not here. */
export function isShown(meaning: Meaning, scene: Scene): boolean {
  if (meaning.kind === 'place') return !meaning.isNearest || (meaning.plate !== undefined && meaning.plate === scene.plate?.scene)
  if (meaning.kind === 'light') return isLightShown(meaning, scene)
  if (meaning.kind === 'surface') return !meaning.isSill || hasWindow(scene)
  if (meaning.kind === 'time') return isTimeShown(meaning, scene)
  // its plate is cloth that shines; what is drawn in its place is velvet
  if (meaning.kind === 'material') return meaning.plate === undefined || meaning.plate === scene.plate?.scene
  return meaning.kind === 'style' ? isStyleShown(meaning, scene) : true
}

/** Whether a scene always contains what the text wanted to remove: the windows of a kitchen, the trees of a garden. */
export function isThereAnyway(meaning: Meaning, scene: Scene): boolean {
  if (!('time' in scene)) return false
  if (meaning.kind === 'prop') return isAnyway(meaning.prop, scene)
  if (meaning.kind === 'place') return isGreen(meaning) && isGreen(scene)
  if (meaning.kind !== 'light') return false
  if (isLeafy(meaning.pattern)) return isGreen(scene)
  return meaning.pattern === 'window' && scene.family === 'interior' && !WINDOWLESS.has(scene.room)
}

const isStyleShown = ({ style, isModern: mustBeModern }: Of<'style'>, scene: Scene): boolean =>
  STYLE_SHOWN[style](scene) && (!mustBeModern || isModern(scene))

/** Walls, and rooms that are not old. */
function isModern(scene: Scene): boolean {
  return !('time' in scene) || (scene.family === 'interior' && !OLD_PLATES.has(scene.plate?.scene))
}

const isGreen = ({ family }: Pick<PlaceScene, 'family'>): boolean => family === 'garden' || family === 'forest'

/** Rooms without a window. */
const WINDOWLESS: ReadonlySet<string | undefined> = new Set(['salon', 'gym'])

function isLightShown(light: Of<'light'>, scene: Scene): boolean {
  const { pattern, side, temperature, mood, isAnySide } = light
  const isThere = isSourceShown(light, scene)
  if (isThere !== undefined) return isThere
  if (pattern) return 'pattern' in scene ? scene.pattern === pattern : isSunlit(pattern, scene)
  if (isAnySide && scene.plate) return isLitFromSide(scene)
  if (side) return 'lightX' in scene && Math.sign(scene.lightX) === side
  if (temperature === 'warm') return isWarm(scene)
  if (temperature === 'cool') return isCool(scene)
  return !mood || hasMood(mood, scene)
}

/** Lamps, and what the light falls through; undefined for light alone. */
function isSourceShown(light: Of<'light'>, scene: Scene): boolean | undefined {
  if (light.cast) return scene.cast === light.cast && !light.isTube
  if (light.neon) return 'neon' in scene && scene.neon === light.neon
  if (light.isNeon) return 'hasNeon' in scene
  if (light.isTree) return 'hasPalms' in scene
  if (light.isLeaf) return hasLeaves(scene)
  if (light.isWindow) return hasWindow(scene)
  // a place in soft focus has no shadow that anybody could tell, but a wood its own
  if (light.isUnlike) return false
  return light.isShadow && ('time' in scene || scene.plate) && !isShadowy(light, scene) ? false : undefined
}

/** Under trees, and in a render where the sun falls through a window. */
const isShadowy = ({ pattern }: Of<'light'>, scene: Scene): boolean =>
  isLeafy(pattern) ? 'time' in scene && isGreen(scene) : scene.plate?.light === 'sun' && scene.family === 'interior'

const hasLeaves = (scene: Scene): boolean => 'hasPalms' in scene || ('time' in scene && isGreen(scene))

/** In the picture itself, not its light alone. */
function hasWindow(scene: Scene): boolean {
  if (scene.plate) return looksOf(scene.plate.scene).patterns?.includes('window') === true
  return scene.family === 'interior' && !WINDOWLESS.has(scene.room) && scene.time !== 'night'
}

/** In a room by day one side is hardly lighter than the other, folds always are, and light of one colour hides where it comes from. */
function isLitFromSide({ plate, cast, family }: Scene): boolean {
  const from = plate && findPlate(plate, 'level')?.stage.light?.x
  const isTold = plate?.dye !== undefined || ((family === 'interior' || family === 'studio') && plate?.light !== 'day')
  return !cast && isTold && from !== undefined && Math.abs(from) > SIDEWAYS
}

const SIDEWAYS = 0.5

/** Outdoors and in rooms with windows, sun needs no light pattern; places with trees show leaves. */
function isSunlit(pattern: NonNullable<Of<'light'>['pattern']>, scene: Scene): boolean {
  if (!('time' in scene)) return false
  if (isLeafy(pattern)) return scene.family === 'garden' || scene.family === 'forest' || scene.hasPalms === true
  return pattern === 'window' && scene.time !== 'night' && !WINDOWLESS.has(scene.room)
}

function isWarm(scene: Scene): boolean {
  if ('temperature' in scene) return scene.temperature === 'warm'
  if ('time' in scene) return scene.time === 'sunset' || isLamplit(scene)
  return scene.family === 'bokeh'
}

function isCool(scene: Scene): boolean {
  if (scene.plate?.light === 'day' && looksOf(scene.plate.scene).isCool) return true
  if ('temperature' in scene) return scene.temperature === 'cool'
  return 'time' in scene && scene.time === 'night' && !isLamplit(scene)
}

/** At night a room is lit by its own warm lamps. */
function isLamplit(scene: PlaceScene): boolean {
  return scene.family === 'interior' && scene.time === 'night'
}

function hasMood(mood: NonNullable<Of<'light'>['mood']>, scene: Scene): boolean {
  if ('mood' in scene) return scene.mood === mood
  if (scene.family === 'gradient') return (mood === 'dark') === scene.colours.every((colour) => lightnessOf(colour) < DARK)
  if (!('time' in scene)) return mood !== 'dark' || scene.family === 'bokeh'
  if (mood === 'dark') return scene.time === 'night'
  // our skies are clear by day
  if (mood === 'soft') return scene.family === 'interior' ? scene.time !== 'night' : scene.time === 'sunset'
  return scene.time !== 'night'
}

/** A colour below this lightness is a dark one. */
const DARK = 0.5

function isTimeShown({ time }: Of<'time'>, scene: Scene): boolean {
  if ('time' in scene) return scene.time === time
  if (time === 'sunset') return isWarm(scene)
  if (time === 'night') return isNight(scene)
  return 'mood' in scene && scene.mood !== 'dark' && !scene.temperature
}

/** Moonlight on a bright table is a morning. */
function isNight(scene: Scene): boolean {
  if (!('mood' in scene)) return isCool(scene) || scene.family === 'bokeh'
  return scene.mood === 'dark' || (isCool(scene) && scene.mood !== 'bright')
}

/** Rooms that look elegant. */
const SMART: ReadonlySet<string | undefined> = new Set(['cafe', 'shop', 'salon', 'living-room', 'office'])

const STYLE_SHOWN: Readonly<Record<Of<'style'>['style'], (scene: Scene) => boolean>> = {
  seamless: (scene) => scene.family === 'gradient' || (scene.family === 'studio' && scene.isSeamless),
  plain: (scene) => scene.family !== 'bokeh' || scene.plate !== undefined,
  // our rooms are furnished
  empty: (scene) => scene.family !== 'interior' && !('props' in scene),
  cosy: isWarm,
  luxury: (scene) => {
    if (scene.family === 'bokeh') return true
    if ('mood' in scene) return scene.mood === 'dark' || scene.ground.accent !== undefined
    return 'time' in scene && SMART.has(scene.room)
  },
  blurred: (scene) => (scene.family === 'studio' ? scene.isBlurred === true : scene.family !== 'flat-lay'),
  'from-above': (scene) => scene.family === 'flat-lay',
  misty: (scene) => scene.hasMist === true,
  smoky: (scene) => scene.hasMist === true && scene.family === 'studio',
  mirroring: (scene) => scene.family === 'studio' && scene.isMirroring === true,
  cheerful: isCheerful,
  calm: isCalm,
  delicate: isDelicate,
  natural: isNatural,
  masculine: isMasculine,
}
