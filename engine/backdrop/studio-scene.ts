import { blurGaussian } from '#engine/pixels/blur.ts'
import { lightOf, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import { halve } from '#engine/pixels/resize.ts'
import type { Backdrop } from '#engine/types.ts'
import { develop, FILM_SHOULDER } from './develop.ts'
import { expose, meanLight } from './expose.ts'
import { focusStage, SOFT_STEP } from './focus.ts'
import { buildRig, climateOf, isFromSide, lightStage, type LightRig } from './light-rig.ts'
import { makeSurface } from './materials/make-surface.ts'
import type { Surface } from './materials/surface.ts'
import { laySmoke } from './mist.ts'
import { hangNeonSign } from './neon-sign.ts'
import { paintRegion, type Painting } from './paint-stage.ts'
import { setProps } from './places/set-props.ts'
import { paintPodium, placePodium, podiumTop, podiumWidth, shadeByPodium, type Podium } from './podium.ts'
import type { Scene, StudioScene } from './scene.ts'
import { buildStage, type Size, type Stage } from './stage.ts'

interface Mood {
  /** Share of the key in the light. */
  readonly contrast: number
  /** Mean light on the set after metering. */
  readonly exposure: number
  readonly vignette: number
  /** Deviation of the blur at the wall, in pixels of a picture 1080 wide. */
  readonly farBlur: number
  readonly hardness: number
}

const MOODS: Readonly<Record<StudioScene['mood'], Mood>> = {
  bright: { contrast: 0.5, exposure: 1.2, vignette: 0.16, farBlur: 4.5, hardness: 0.35 },
  soft: { contrast: 0.6, exposure: 1.04, vignette: 0.3, farBlur: 5, hardness: 0.3 },
  dark: { contrast: 0.86, exposure: 0.88, vignette: 0.6, farBlur: 6, hardness: 0.5 },
}

/** A pattern on the wall is the picture's subject there: it stays nearly in focus. */
const PATTERN_BLUR = 2
const PATTERN_CONTRAST = { bright: 0.58, soft: 0.66, dark: 0.8 } as const
const PATTERN_HARDNESS = 0.75
const SWEEP_RADIUS = 0.62
/** A wall that was asked for out of focus. */
const BLURRED_WALL = 16
/** Courses of brick in focus are wallpaper: a lens leaves their rhythm and takes their edges. */
const BRICK_BLUR = 11
/** Things stand this far in front of the corner, in picture heights. */
const PROPS_BEFORE_CORNER = 0.055

/** Light changes slowly: a third of the size carries it, half where a plinth touches the ground. */
const LIGHT_STEP = 3
const CONTACT_LIGHT_STEP = 2

export function renderStudio(scene: StudioScene & Pick<Scene, 'seed' | 'hasMist'>, size: Size): Backdrop {
  const stage = buildStage(size, scene.isSeamless ? SWEEP_RADIUS : 0)
  const mood = MOODS[scene.mood]
  const rig = buildRig({
    stage,
    pattern: scene.pattern,
    lightX: scene.lightX,
    temperature: scene.temperature,
    pool: scene.mood === 'dark' && !scene.pattern,
    contrast: contrastOf(scene),
    wall: lightOf(scene.wall.colour),
    ground: lightOf(scene.ground.colour),
    seed: scene.seed + 5,
  })
  const podium = scene.podium && placePodium(stage)
  const image = paintSet(scene, { stage, mood, rig, podium })
  const picture = develop(image, {
    seed: scene.seed,
    vignette: mood.vignette,
    grain: 1.5,
    contrast: 1.12,
    shoulder: FILM_SHOULDER,
  })
  return {
    picture,
    ground: podium ? podiumTop(stage, podium) : stage.ground,
    floor: stage.corner,
    ...(podium ? { groundWidth: podiumWidth(stage, podium) } : { gloss: scene.isMirroring ? MIRROR : groundOf(scene).gloss }),
    light: { x: scene.lightX, hardness: scene.pattern ? PATTERN_HARDNESS : mood.hardness },
    isGenerated: false,
  }
}

/** Light that was asked for from a side leaves the other one in shade. */
const contrastOf = ({ pattern, mood, lightX }: StudioScene): number => {
  if (pattern) return PATTERN_CONTRAST[mood]
  return isFromSide(lightX) ? Math.max(MOODS[mood].contrast, SIDE_CONTRAST) : MOODS[mood].contrast
}

const SIDE_CONTRAST = 0.85

/** Of polished acrylic: what it shows of the wall, and of what stands on it. */
const MIRROR_GLOSS = 0.8
const MIRROR = 1.5

/** On a sweep the wall's cloth or paper runs on without a seam. */
function groundOf({ wall, ground, isSeamless, isMirroring, seed }: StudioScene & { readonly seed: number }): Surface {
  const surface = makeSurface(ground, isSeamless && ground.name === wall.name ? seed : seed + 1)
  return isMirroring ? { ...surface, gloss: MIRROR_GLOSS } : surface
}

interface Set {
  readonly stage: Stage
  readonly mood: Mood
  readonly rig: LightRig
  readonly podium: Podium | undefined
}

function paintSet(scene: StudioScene & Pick<Scene, 'seed' | 'hasMist'>, { stage, mood, rig, podium }: Set): FloatImage {
  const { width, height } = stage.size
  const half = { width: Math.ceil(width / SOFT_STEP), height: Math.ceil(height / SOFT_STEP) }
  const step = podium ? CONTACT_LIGHT_STEP : LIGHT_STEP
  const light = lightStage(rig, Math.ceil(width / step), Math.ceil(height / step), podium && shadeByPodium(podium, rig))
  const exposure = mood.exposure / meanLight(light)
  expose(light, exposure)

  const painting: Painting = {
    stage,
    wall: makeSurface(scene.wall, scene.seed),
    ground: groundOf(scene),
    light,
    mirrored: undefined,
    lightX: scene.lightX,
  }
  const cornerRow = Math.round(stage.corner * half.height)
  const wall = paintRegion(painting, { ...half, fromRow: 0, toRow: cornerRow })
  const mirrored = blurGaussian(padBelow(wall, half.height), half.width * 0.012)
  const withMirror = { ...painting, mirrored }
  const fromRow = cornerRow * SOFT_STEP
  const sharp = paintRegion(withMirror, { width, height, fromRow, toRow: height })
  const soft = makeFloatImage(half.width, half.height, 3)
  soft.data.set(wall.data)
  soft.data.set(halve(sharp).data, wall.data.length)
  const farBlur = (Math.min(width, height) / 1080) * wallBlur(scene)
  const image = focusStage(stage, { soft, sharp, fromRow, startRow: 0, farBlur })
  if (scene.hasMist) laySmoke(image, scene.seed, stage.corner)
  if (scene.neon) hangNeonSign(image, scene.neon, scene.seed, stage.corner)
  if (scene.props) {
    setProps(image, {
      size: stage.size,
      props: scene.props,
      base: stage.corner + PROPS_BEFORE_CORNER,
      lightX: scene.lightX,
      light: scaleLight(climateOf(scene.temperature).key, PROP_LIGHT[scene.mood]),
      seed: scene.seed,
    })
  }
  if (podium && scene.podium) {
    const surface = makeSurface(scene.podium, scene.seed + 2)
    paintPodium(image, { stage, podium, rig: exposed(rig, exposure), surface })
  }
  return image
}

const PROP_LIGHT: Readonly<Record<StudioScene['mood'], number>> = { bright: 1, soft: 0.82, dark: 0.4 }

function wallBlur({ isBlurred, pattern, mood, wall }: StudioScene): number {
  if (isBlurred) return BLURRED_WALL
  if (wall.name === 'brick' && !pattern) return BRICK_BLUR
  return pattern ? PATTERN_BLUR : MOODS[mood].farBlur
}

/** Repeats the last row down to the full height, so that a blur has something to mix with. */
function padBelow(image: FloatImage, height: number): FloatImage {
  const line = image.width * 3
  const padded = makeFloatImage(image.width, height, 3)
  padded.data.set(image.data)
  const last = image.data.subarray(image.data.length - line)
  for (let row = image.height; row < height; row++) padded.data.set(last, row * line)
  return padded
}

function exposed(rig: LightRig, factor: number): LightRig {
  const scaled = (light: Light): Light => [light[0] * factor, light[1] * factor, light[2] * factor]
  return {
    ...rig,
    key: scaled(rig.key),
    ambient: scaled(rig.ambient),
    wallBounce: scaled(rig.wallBounce),
    groundBounce: scaled(rig.groundBounce),
  }
}
