/** Opacities of the band: smooth where colour is, drawn to the network where it is wholly sure and to colour samples elsewhere. */
import type { Marks } from '#engine/cutout/grid.ts'
import { spreadMarks } from '#engine/cutout/neighbourhood.ts'
import { solve } from './conjugate-gradient.ts'
import { type Colours, type Field, emptyField, markPixels } from './field.ts'
import { factorise } from './incomplete-cholesky.ts'
import { BAND, type Band, INSIDE } from './mark-band.ts'
import { NO_WALL } from './find-wall-inside.ts'
import { type IndexedSystem, buildLaplacian } from './matting-laplacian.ts'
import { type Samples, sampleSides } from './sample-sides.ts'

/** Weight of the network's opacity where it is wholly sure, against links that sum to about 8 for each pixel. */
const NETWORK = 0.2
/** Sureness counts by this power: a network that is merely rather sure puts the old wall back between curls. */
const SURENESS_POWER = 16
const SAMPLED = 0.05
/** Weight of the colour of a wall between curls. */
const WALL = 1
/** Beside such a wall, within so many pixels, the network's sureness means nothing. */
const BESIDE_WALL = 3
/** Keeps a pixel without any other evidence where the network sees it. */
const LEAST = 1e-6

/** @returns opacity of every pixel, 0…1: 0 and 1 outside the band. */
export function solveOpacities(colours: Colours, raw: Field, band: Band): Field {
  const opacities = emptyField(band)
  for (let pixel = 0; pixel < band.kinds.length; pixel++) opacities.data[pixel] = band.kinds[pixel] === INSIDE ? 1 : 0
  if (band.size === 0) return opacities

  const laplacian = buildLaplacian(colours, band)
  const solution = addEvidence(laplacian, raw, band, sampleSides(colours, raw, band, laplacian.unknownOf))
  solve(laplacian.system, solution, factorise(laplacian.system))
  for (let pixel = 0; pixel < band.kinds.length; pixel++) {
    if (band.kinds[pixel] !== BAND) continue
    opacities.data[pixel] = Math.min(1, Math.max(0, solution[laplacian.unknownOf[pixel] ?? 0] ?? 0))
  }
  return opacities
}

/** Adds to the system what draws each unknown to a value. @returns the first guess. */
function addEvidence({ system, unknownOf }: IndexedSystem, raw: Field, band: Band, samples: Samples): Float64Array {
  const guess = new Float64Array(band.size)
  const besideWall = markBesideWall(band)
  const draw = (unknown: number, weight: number, towards: number): void => {
    system.diagonal[unknown] = (system.diagonal[unknown] ?? 0) + weight
    system.right[unknown] = (system.right[unknown] ?? 0) + weight * towards
  }
  for (let pixel = 0; pixel < unknownOf.length; pixel++) {
    const unknown = unknownOf[pixel] ?? -1
    if (unknown < 0) continue
    const wall = band.wall.data[pixel] ?? NO_WALL
    const opacity = wall === NO_WALL ? (raw.data[pixel] ?? 0) : wall
    const sureness = besideWall[pixel] ? 0 : Math.abs(2 * opacity - 1) ** SURENESS_POWER
    draw(unknown, LEAST + (wall === NO_WALL ? NETWORK * sureness : WALL * (1 - 2 * wall)), opacity)
    draw(unknown, SAMPLED * (1 - sureness) * (samples.trust[unknown] ?? 0), samples.opacity[unknown] ?? 0)
    guess[unknown] = opacity
  }
  return guess
}

function markBesideWall({ width, height, wall }: Band): Marks {
  const marks = markPixels(wall, (opacity) => opacity !== NO_WALL)
  return spreadMarks({ step: 1, width, height }, marks, BESIDE_WALL)
}
