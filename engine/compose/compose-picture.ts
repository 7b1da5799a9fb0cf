import { castShadow, type Silhouette } from '#engine/light/cast-shadow.ts'
import { castShadowBelow } from '#engine/light/cast-shadow-below.ts'
import { keepOnPlinth } from '#engine/light/keep-on-plinth.ts'
import { keepLight, matchLight, type LightMap } from '#engine/light/match-light.ts'
import { mirrorBase } from '#engine/light/mirror-base.ts'
import type { SoftPlane } from '#engine/light/soften.ts'
import type { Backdrop, Cutout, Picture, Plane, SceneLight } from '#engine/types.ts'
import { layShadow } from './lay-shadow.ts'
import { lookAboveFloor } from './look-above-floor.ts'
import { laySubject, maskOnCanvas } from './lay-subject.ts'
import { placeSubject, type Footing, type FreeRoom, type Placement } from './place-subject.ts'
import { resampleSubject } from './resample.ts'

export interface Composition {
  readonly picture: Picture
  readonly placement: Placement
  /** The subject's mask at its place on the canvas. */
  readonly mask: Plane
  /** What light matching did to every pixel of the subject. */
  readonly lightMap: LightMap
  /** The view is above the backdrop's floor: for a subject that is cut off below, no floor is in the picture. */
  readonly isAboveFloor: boolean
}

export interface ComposeOptions {
  readonly lightMatch: boolean
  readonly room?: FreeRoom
}

/** Sets the subject on the backdrop: place, shadow, light. Inside the subject only `lightMap` changes anything. */
export async function composePicture(cutout: Cutout, painted: Backdrop, options: ComposeOptions): Promise<Composition> {
  const { width, height } = painted.picture
  const placement = placeSubject(
    cutout,
    { width, height, ground: painted.ground, groundWidth: painted.groundWidth, view: painted.view },
    options.room,
  )
  const backdrop = await lookAboveFloor(painted, placement)
  const subject = await resampleSubject(cutout, placement)
  const { mask } = subject
  const silhouette = { mask, target: placement.target }
  const lightMap = options.lightMatch ? matchLight(subject, backdrop.picture, groundLight(backdrop)) : keepLight()
  const picture = { data: backdrop.picture.data.slice(), width, height }
  if (placement.footing === 'standing' && backdrop.gloss) {
    mirrorBase({ ...silhouette, colours: subject.colours }, picture, backdrop.gloss)
  }
  const shadow = shadowOf(silhouette, placement.footing, backdrop)
  if (shadow) layShadow(picture, shadow)
  laySubject(picture.data, backdrop.picture, { ...subject, lightMap, placement, takesSpill: options.lightMatch })
  return { picture, placement, mask: maskOnCanvas(mask, placement, picture), lightMap, isAboveFloor: backdrop !== painted }
}

function shadowOf(silhouette: Silhouette, footing: Footing, backdrop: Backdrop): SoftPlane | undefined {
  if (backdrop.view === 'above') return castShadowBelow(silhouette, backdrop.picture, backdrop.light)
  // a subject that leaves the picture is in front of the scene: its shadow is out of view
  if (footing !== 'standing') return undefined
  const shadow = castShadow(silhouette, backdrop.picture, groundLight(backdrop))
  if (backdrop.groundWidth !== undefined) {
    const { width } = backdrop.picture
    const base = silhouette.target.top + silhouette.target.height
    keepOnPlinth(shadow, { x: width / 2, y: base, radius: (PLINTH_AROUND * backdrop.groundWidth * width) / 2 })
  }
  return shadow
}

/** A plinth is a little wider than what is set on it. */
const PLINTH_AROUND = 1.15

/** Without a ground of its own a scene is far away: its light reaches the subject softened. */
function groundLight({ ground, light }: Backdrop): SceneLight {
  return ground === null ? { ...light, hardness: light.hardness * 0.4 } : light
}
