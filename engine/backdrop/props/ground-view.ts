/** How a picture sees the ground: enough to say where in it, and how large, a thing at some distance stands. */
import type { PlateCrop } from '../plates/crop-plate.ts'
import { buildStage, type Size } from '../stage.ts'

/** Lengths of the world in metres, those of the picture in its heights. */
export interface GroundView {
  /** Row of the horizon; undefined seen from above. */
  readonly horizon?: number
  readonly focal: number
  /** Height of the camera above the ground. */
  readonly eye: number
  /** Column that the camera looks at, in widths of the picture. */
  readonly middle: number
  /** Where the ground, or the table, ends: metres before the camera. */
  readonly end: number
}

export interface PlateCamera {
  readonly height: number
  readonly lens: number
  readonly shiftY: number
}

/** Millimetres: see docs/scenes.md. */
const FILM = 36

/** @param corner the plate's row where its ground ends; undefined seen from above */
export function viewOfPlate(camera: PlateCamera, corner: number | undefined, crop: PlateCrop): GroundView {
  const { height: eye, lens, shiftY } = camera
  const column = (0.5 - crop.left) / crop.width
  const whole = { focal: lens / FILM / crop.height, eye, middle: crop.isMirrored ? 1 - column : column }
  if (corner === undefined) return { ...whole, end: eye }
  const horizon = 0.5 + shiftY
  return { ...whole, horizon: (horizon - crop.top) / crop.height, end: (eye * lens) / FILM / (corner - horizon) }
}

/** The camera that painted scenes are drawn for. */
export function viewOfPainting(size: Size, isFromAbove: boolean): GroundView {
  const stage = buildStage(size, 0)
  if (isFromAbove) return { focal: stage.focal, eye: ABOVE, middle: 0.5, end: ABOVE }
  return { horizon: stage.eyeLevel, focal: stage.focal, eye: stage.eyeHeight, middle: 0.5, end: stage.wallDepth }
}

/** Metres above the table. */
const ABOVE = 1.1

/** The row of the ground at that distance. */
export const rowAt = ({ horizon = 0.5, focal, eye }: GroundView, distance: number): number => horizon + (focal * eye) / distance
