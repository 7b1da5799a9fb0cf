import { type Layer, markCells } from './grid.ts'
import { boxBlur } from './neighbourhood.ts'

const SURELY_BACKGROUND = 0.12
const SURELY_SUBJECT = 0.88

/** Share of each cell's surroundings in which the mask is neither subject nor background, 0…1: little at a border, much on a plateau. */
export function doubtAround(means: Layer, radius: number): Layer {
  const doubtful = markCells(means, (opacity) => opacity > SURELY_BACKGROUND && opacity < SURELY_SUBJECT)
  return boxBlur({ ...means, data: Float32Array.from(doubtful) }, radius)
}
