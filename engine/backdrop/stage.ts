import { composition } from './composition.ts'

/** Pixels of a picture. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The photographer's set: a ground at height 0 that meets an upright wall, seen by a camera that looks level through a
 * shifted lens, so uprights stay upright and every row of the picture has one depth. Lengths in metres.
 */
export interface Stage {
  readonly size: Size
  /** Focal length in picture heights. */
  readonly focal: number
  /** The camera's height above the ground. */
  readonly eyeHeight: number
  /** Row of the horizon, 0…1 of the height. */
  readonly eyeLevel: number
  readonly wallDepth: number
  /** Radius of the sweep between ground and wall; 0 is a corner. */
  readonly bend: number
  /** Row where ground and wall meet, 0…1. */
  readonly corner: number
  /** Row where the subject stands, 0…1. */
  readonly ground: number
}

const WALL_DEPTH = 2.2

/** How far above the corner the horizon lies: the camera looks down on the ground by about fourteen degrees. */
const EYE_ABOVE_CORNER = 0.37

export function buildStage(size: Size, bend: number): Stage {
  const aspect = size.width / size.height
  const { corner, ground } = composition(aspect)
  const focal = 1.6 * Math.sqrt(0.8 / aspect)
  return {
    size,
    focal,
    eyeHeight: (EYE_ABOVE_CORNER * WALL_DEPTH) / focal,
    eyeLevel: corner - EYE_ABOVE_CORNER,
    wallDepth: WALL_DEPTH,
    bend,
    corner,
    ground,
  }
}

/** The depth of the ground at a row of the picture below the horizon. */
export const groundDepthAt = (stage: Stage, row: number): number => (stage.focal * stage.eyeHeight) / (row - stage.eyeLevel)

/** What a whole row of pixels looks at. Mutable: one is filled again for every row. */
export interface RowView {
  depth: number
  height: number
  /** The upward and the camera-ward part of the surface's normal. */
  up: number
  toward: number
  /** Metres along the profile: 0 at the corner, up the wall positive, along the ground negative. */
  along: number
}

export const emptyRowView = (): RowView => ({ depth: 0, height: 0, up: 0, toward: 0, along: 0 })

/** How much shorter a quarter of a circle is than the two sides of its corner, in radii. */
const SWEPT = 2 - Math.PI / 2

/** Finds where the row's ray meets ground, sweep or wall. `row` is 0…1 from the top. */
export function viewRow(stage: Stage, row: number, view: RowView): void {
  const fall = (row - stage.eyeLevel) / stage.focal
  const { wallDepth, eyeHeight, bend } = stage
  const groundDepth = fall > 0 ? eyeHeight / fall : Infinity
  if (groundDepth <= wallDepth - bend) {
    setView(view, { depth: groundDepth, height: 0, up: 1, toward: 0, along: groundDepth - wallDepth })
    return
  }
  const wallHeight = eyeHeight - fall * wallDepth
  if (wallHeight >= bend) {
    // the sweep is longer than the corner that it replaces
    setView(view, { depth: wallDepth, height: wallHeight, up: 0, toward: 1, along: wallHeight - SWEPT * bend })
    return
  }
  viewSweep(stage, fall, view)
}

function viewSweep({ wallDepth, eyeHeight, bend }: Stage, fall: number, view: RowView): void {
  // the far crossing of the ray with a circle around `(wallDepth - bend, bend)`
  const centre = wallDepth - bend
  const above = eyeHeight - bend
  const a = 1 + fall * fall
  const b = -centre - above * fall
  const c = centre * centre + above * above - bend * bend
  const depth = (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a
  const height = eyeHeight - fall * depth
  const up = (bend - height) / bend
  const toward = (depth - centre) / bend
  const turned = Math.atan2(toward, up)
  setView(view, { depth, height, up, toward, along: -bend + turned * bend })
}

function setView(view: RowView, found: RowView): void {
  view.depth = found.depth
  view.height = found.height
  view.up = found.up
  view.toward = found.toward
  view.along = found.along
}
