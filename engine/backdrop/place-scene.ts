import { enlarge } from '#engine/pixels/resize.ts'
import type { Backdrop } from '#engine/types.ts'
import { addDisc, PORTRAIT_LENS } from './bokeh-disc.ts'
import { develop, FILM_SHOULDER } from './develop.ts'
import { makeSurface } from './materials/make-surface.ts'
import { drawBeach, drawSky } from './places/shore.ts'
import { drawCity } from './places/city.ts'
import { drawCountry } from './places/country.ts'
import { drawForest, drawGarden } from './places/green.ts'
import { drawInterior } from './places/interior.ts'
import { setProps } from './places/set-props.ts'
import type { DrawPlace } from './places/view.ts'
import { layMist } from './mist.ts'
import type { PlaceScene, Scene } from './scene.ts'
import { setTable } from './set-table.ts'
import { buildStage, type Size } from './stage.ts'

const DRAWERS: Readonly<Record<PlaceScene['family'], DrawPlace>> = {
  garden: drawGarden,
  forest: drawForest,
  beach: drawBeach,
  sky: drawSky,
  city: drawCity,
  interior: drawInterior,
  countryside: drawCountry,
}

/** Where things stand on a place's own ground. */
const OWN_GROUND = 0.76
/** So far away they are smaller than a person's legs. */
const OWN_GROUND_SCALE = 0.66
/** Where mist thins out on a place's own ground. */
const MIST_ENDS = 0.62
/** And on a table: a little before its far edge. */
const BEFORE_TABLE_EDGE = 0.016

/** A place far out of focus, and a table in front of it where the scene has one. */
export function renderPlace(scene: PlaceScene & Pick<Scene, 'seed' | 'hasMist'>, size: Size): Backdrop {
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
  if (scene.hasMist) layMist(place, scene.seed, scene.table ? stage.corner : MIST_ENDS)
  const setting = { lightX: view.light.x, daylight: view.daylight, size, seed: scene.seed }
  if (scene.table) setTable(place, scene.table, setting)
  if (scene.props) {
    const base = scene.table ? stage.corner + BEFORE_TABLE_EDGE : OWN_GROUND
    setProps(place, { ...setting, props: scene.props, base, scale: scene.table ? 1 : OWN_GROUND_SCALE, light: view.daylight })
  }
  return {
    picture: develop(place, { seed: scene.seed, vignette: 0.42, grain: 1.9, contrast: 1.12, shoulder: FILM_SHOULDER }),
    ground: scene.table ? stage.ground : null,
    ...(scene.table && { floor: stage.corner, gloss: makeSurface(scene.table, scene.seed).gloss }),
    light: view.light,
    isGenerated: false,
  }
}
