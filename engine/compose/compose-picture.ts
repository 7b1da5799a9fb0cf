import type { LightMap } from '#engine/light/match-light.ts'
import type { Backdrop, Cutout, Picture, Plane } from '#engine/types.ts'
import { layOnBackdrop } from './lay-on-backdrop.ts'
import { maskOnCanvas } from './lay-subject.ts'
import { readAboveFloor } from './read-above-floor.ts'
import { placeSubject, type FreeRoom, type Placement } from './place-subject.ts'
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
    { width, height, ground: painted.ground, floor: painted.floor, groundWidth: painted.groundWidth, view: painted.view },
    options.room,
  )
  const backdrop = await readAboveFloor(painted, placement)
  const subject = await resampleSubject(cutout, placement)
  const { picture, lightMap } = layOnBackdrop({ ...subject, placement }, backdrop, options.lightMatch)
  return {
    picture,
    placement,
    mask: maskOnCanvas(subject.mask, placement, picture),
    lightMap,
    isAboveFloor: backdrop !== painted,
  }
}
