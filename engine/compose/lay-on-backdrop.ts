import { castShadow, type Silhouette } from '#engine/light/cast-shadow.ts'
import { castShadowBelow } from '#engine/light/cast-shadow-below.ts'
import { keepBeforeWall } from '#engine/light/keep-before-wall.ts'
import { keepOnPlinth } from '#engine/light/keep-on-plinth.ts'
import { keepLight, matchLight, type LightMap } from '#engine/light/match-light.ts'
import { mirrorBase } from '#engine/light/mirror-base.ts'
import type { SoftPlane } from '#engine/light/soften.ts'
import type { Backdrop, Picture, SceneLight } from '#engine/types.ts'
import { layShadow } from './lay-shadow.ts'
import { laySubject, type SubjectPixels } from './lay-subject.ts'
import type { Footing, Placement } from './place-subject.ts'

/** A subject at its size on the canvas, and where it goes. */
export interface Placed extends SubjectPixels {
  readonly placement: Placement
}

/**
 * Shadow, reflection and light of a subject that has its place: plain arithmetic, so that a browser shows the same picture as the
 * server makes. Inside the subject only `lightMap` changes anything.
 */
export function layOnBackdrop(
  placed: Placed,
  backdrop: Backdrop,
  lightMatch: boolean,
): { readonly picture: Picture; readonly lightMap: LightMap } {
  const { mask, colours, placement } = placed
  const { width, height } = backdrop.picture
  const silhouette = { mask, target: placement.target }
  const lightMap = lightMatch ? matchLight(placed, backdrop.picture, groundLight(backdrop)) : keepLight()
  const picture = { data: backdrop.picture.data.slice(), width, height }
  if (placement.footing === 'standing' && backdrop.gloss) mirrorBase({ ...silhouette, colours }, picture, backdrop.gloss)
  const shadow = shadowOf(silhouette, placement.footing, backdrop)
  if (shadow) layShadow(picture, shadow)
  laySubject(picture.data, backdrop.picture, { ...placed, lightMap, takesSpill: lightMatch })
  return { picture, lightMap }
}

function shadowOf(silhouette: Silhouette, footing: Footing, backdrop: Backdrop): SoftPlane | undefined {
  if (footing === 'flat') return castShadowBelow({ ...silhouette, thickness: PAPER }, backdrop.picture, backdrop.light)
  if (backdrop.view === 'above') return castShadowBelow(silhouette, backdrop.picture, backdrop.light)
  // a subject that leaves the picture and stands on nothing is in front of the scene: its shadow is out of view
  if (footing === 'cut') return undefined
  const shadow = castShadow(silhouette, backdrop.picture, groundLight(backdrop))
  const { width, height } = backdrop.picture
  if (backdrop.floor !== undefined) keepBeforeWall(shadow, backdrop.floor * height, height)
  if (backdrop.groundWidth !== undefined) {
    const base = silhouette.target.top + silhouette.target.height
    keepOnPlinth(shadow, { x: width / 2, y: base, radius: (PLINTH_AROUND * backdrop.groundWidth * width) / 2 })
  }
  return shadow
}

/** A print throws hardly any shadow; a share of what a thing of its size throws. */
const PAPER = 0.25
/** A plinth is a little wider than what is set on it. */
const PLINTH_AROUND = 1.15

/** Without a ground of its own a scene is far away: its light reaches the subject softened. */
function groundLight({ ground, light }: Backdrop): SceneLight {
  return ground === null ? { ...light, hardness: light.hardness * 0.4 } : light
}
