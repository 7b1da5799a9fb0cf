import { blurGaussian } from '#engine/pixels/blur.ts'
import type { FloatImage } from '#engine/pixels/float-image.ts'
import { lightOf } from '#engine/pixels/colour.ts'
import { enlarge, halve } from '#engine/pixels/resize.ts'
import type { Backdrop } from '#engine/types.ts'
import { addDisc, PORTRAIT_LENS } from './bokeh-disc.ts'
import { develop, FILM_SHOULDER } from './develop.ts'
import { focusStage, SOFT_STEP } from './focus.ts'
import { buildRig, lightStage } from './light-rig.ts'
import { makeSurface } from './materials/make-surface.ts'
import { paintRegion } from './paint-stage.ts'
import { drawBeach, drawSky } from './places/shore.ts'
import { drawCity } from './places/city.ts'
import { drawForest, drawGarden } from './places/green.ts'
import { drawInterior } from './places/interior.ts'
import type { DrawPlace, PlaceView } from './places/view.ts'
import type { Material, PlaceScene } from './scene.ts'
import { buildStage, type Size } from './stage.ts'

const DRAWERS: Readonly<Record<PlaceScene['family'], DrawPlace>> = {
  garden: drawGarden,
  forest: drawForest,
  beach: drawBeach,
  sky: drawSky,
  city: drawCity,
  interior: drawInterior,
}

/** The light on a table has no pattern: a sixth of the size carries it. */
const LIGHT_STEP = 6

/** Blur of the table's far edge in pixels of a picture 1080 wide. */
const EDGE_BLUR = 7

/** A place far out of focus, and a table in front of it where the scene has one. */
export function renderPlace(scene: PlaceScene & { readonly seed: number }, size: Size): Backdrop {
  const view = DRAWERS[scene.family]({ scene, size })
  const place = enlarge(view.image, size.width, size.height)
  for (const lamp of view.lamps) {
    const radius = view.lampRadius * (lamp.size ?? 1) * size.height
    addDisc(
      place,
      { x: lamp.x * size.height + size.width / 2, y: lamp.y * size.height, radius, light: lamp.light },
      PORTRAIT_LENS,
    )
  }
  const stage = buildStage(size, 0)
  const image = scene.table ? setTable(place, scene.table, { view, size, seed: scene.seed }) : place
  return {
    picture: develop(image, { seed: scene.seed, vignette: 0.42, grain: 1.9, contrast: 1.12, shoulder: FILM_SHOULDER }),
    ground: scene.table ? stage.ground : null,
    ...(scene.table && { gloss: makeSurface(scene.table, scene.seed).gloss }),
    light: view.light,
    isGenerated: false,
  }
}

interface Setting {
  readonly view: PlaceView
  readonly size: Size
  readonly seed: number
}

function setTable(place: FloatImage, table: Material, { view, size, seed }: Setting): FloatImage {
  const { width, height } = size
  const stage = buildStage(size, 0)
  const half = { width: Math.ceil(width / SOFT_STEP), height: Math.ceil(height / SOFT_STEP) }
  const ground = makeSurface(table, seed + 1)
  const colour = lightOf(table.colour)
  const rig = buildRig({ stage, pattern: undefined, lightX: view.light.x, contrast: 0.45, wall: colour, ground: colour, seed })
  const light = lightStage(rig, Math.ceil(width / LIGHT_STEP), Math.ceil(height / LIGHT_STEP), undefined)
  for (let at = 0; at < light.data.length; at++) light.data[at] = (light.data[at] ?? 0) * (view.daylight[at % 3] ?? 1)

  const soft = enlarge(place, half.width, half.height)
  const mirrored = blurGaussian(enlarge(place, Math.ceil(width / 4), Math.ceil(height / 4)), width * 0.006)
  const painting = { stage, wall: ground, ground, light, mirrored, lightX: view.light.x }
  const softRow = Math.round(stage.corner * half.height)
  const fromRow = softRow * SOFT_STEP
  const sharp = paintRegion(painting, { width, height, fromRow, toRow: height })
  soft.data.set(halve(sharp).data, softRow * half.width * 3)
  const startRow = Math.round((stage.corner - 0.044) * height)
  const farBlur = (EDGE_BLUR * Math.min(width, height)) / 1080
  layOver(place, focusStage(stage, { soft, sharp, fromRow, startRow, farBlur }), Math.round(0.014 * height))
  return place
}

/** Replaces the lower rows of the place, fading in: above the table's edge it is soft enough as it came, discs and all. */
function layOver(place: FloatImage, table: FloatImage, fadeRows: number): void {
  const line = place.width * 3
  const startRow = place.height - table.height
  for (let row = 0; row < table.height; row++) {
    const share = Math.min(1, row / fadeRows)
    const here = (startRow + row) * line
    for (let at = 0; at < line; at++) {
      const behind = place.data[here + at] ?? 0
      place.data[here + at] = behind + ((table.data[row * line + at] ?? 0) - behind) * share
    }
  }
}
