import { castShadow, type Silhouette } from '#engine/light/cast-shadow.ts'
import { castShadowBelow } from '#engine/light/cast-shadow-below.ts'
import { keepLight, matchLight, type LightMap } from '#engine/light/match-light.ts'
import { mirrorBase } from '#engine/light/mirror-base.ts'
import type { SoftPlane } from '#engine/light/soften.ts'
import type { Backdrop, Cutout, Picture, Plane, SceneLight } from '#engine/types.ts'
import { layShadow } from './lay-shadow.ts'
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
}

export interface ComposeOptions {
  readonly lightMatch: boolean
  readonly room?: FreeRoom
}

/** Sets the subject on the backdrop: place, shadow, light. Inside the subject nothing changes but by `lightMap`. */
export async function composePicture(cutout: Cutout, backdrop: Backdrop, options: ComposeOptions): Promise<Composition> {
  const { width, height } = backdrop.picture
  const placement = placeSubject(
    cutout,
    { width, height, ground: backdrop.ground, groundWidth: backdrop.groundWidth, view: backdrop.view },
    options.room,
  )
  const subject = await resampleSubject(cutout, placement)
  const { mask } = subject
  const silhouette = { mask, target: placement.target }
  const lightMap = options.lightMatch ? matchLight(subject, backdrop.picture) : keepLight()
  const picture = { data: backdrop.picture.data.slice(), width, height }
  if (placement.footing === 'standing' && backdrop.gloss) {
    mirrorBase({ ...silhouette, colours: subject.colours }, picture, backdrop.gloss)
  }
  const shadow = shadowOf(silhouette, placement.footing, backdrop)
  if (shadow) layShadow(picture, shadow)
  laySubject(picture.data, backdrop.picture, { ...subject, lightMap, placement, takesSpill: options.lightMatch })
  return { picture, placement, mask: maskOnCanvas(mask, placement, picture), lightMap }
}

function shadowOf(silhouette: Silhouette, footing: Footing, backdrop: Backdrop): SoftPlane | undefined {
  if (backdrop.view === 'above') return castShadowBelow(silhouette, backdrop.picture, backdrop.light)
  // a subject that leaves the picture stands in front of the scene: its shadow falls where we do not see it
  return footing === 'standing' ? castShadow(silhouette, backdrop.picture, groundLight(backdrop)) : undefined
}

/** Without a ground of its own a scene is far away: its light reaches the subject softened. */
function groundLight({ ground, light }: Backdrop): SceneLight {
  return ground === null ? { ...light, hardness: light.hardness * 0.4 } : light
}
