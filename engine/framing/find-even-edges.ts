import type { Cutout } from '#engine/types.ts'

/** Depth of the strip along an edge that is looked at, as a share of the photo's longer edge. */
const STRIP = 0.03
/** Samples along the strip. */
const STEPS = 48
/** Levels, 0…255: neighbouring samples of even ground differ by less than the first, its two ends by less than the second. */
const LARGEST_STEP = 7
const LARGEST_DRIFT = 34
/** Deviation inside a sample: more is texture, and its continuation would be a smear. */
const LARGEST_GRAIN = 5
/** Samples that may differ all the same: a speck of dust, a shadow's tip. */
const SPARE = 0.04

type Edge = keyof Cutout['touches']

/** Along which edges a photo shows nothing but even ground: a wall, paper, a sheet. Only there can it be continued unseen. */
export function findEvenEdges(cutout: Pick<Cutout, 'photo' | 'alpha'>): Cutout['touches'] {
  const isEven = (edge: Edge): boolean => isEvenStrip(samplesAlong(cutout, edge))
  return { top: isEven('top'), right: isEven('right'), bottom: isEven('bottom'), left: isEven('left') }
}

/** A piece of the strip: its mean colour and how much its pixels differ. Of the subject there may be nothing in it. */
interface Sample {
  readonly colour: readonly [red: number, green: number, blue: number]
  readonly grain: number
  readonly hasSubject: boolean
}

function isEvenStrip(samples: readonly Sample[]): boolean {
  const wrong = samples.filter(
    (sample, at) => sample.hasSubject || sample.grain > LARGEST_GRAIN || apart(sample, samples[at - 1] ?? sample) > LARGEST_STEP,
  )
  const drift = Math.max(...[0, 1, 2].map((channel) => spread(samples.map(({ colour }) => colour[channel] ?? 0))))
  return wrong.length <= SPARE * samples.length && drift <= LARGEST_DRIFT
}

function apart(one: Sample, other: Sample): number {
  return Math.max(...one.colour.map((level, channel) => Math.abs(level - (other.colour[channel] ?? 0))))
}

/** Between the 2nd and the 98th percentile. */
function spread(levels: readonly number[]): number {
  const sorted = levels.toSorted((one, other) => one - other)
  return (sorted[Math.floor(sorted.length * 0.98)] ?? 0) - (sorted[Math.floor(sorted.length * 0.02)] ?? 0)
}

function samplesAlong(cutout: Pick<Cutout, 'photo' | 'alpha'>, edge: Edge): Sample[] {
  const { width, height } = cutout.photo
  const depth = Math.max(2, Math.round(STRIP * Math.max(width, height)))
  const isLevel = edge === 'top' || edge === 'bottom'
  const length = isLevel ? width : height
  return Array.from({ length: STEPS }, (_, step) => {
    const from = Math.floor((step * length) / STEPS)
    const span = Math.max(1, Math.floor(((step + 1) * length) / STEPS) - from)
    const outer = edge === 'top' || edge === 'left' ? 0 : (isLevel ? height : width) - depth
    return sampleOf(
      cutout,
      isLevel ? { left: from, top: outer, width: span, height: depth } : { left: outer, top: from, width: depth, height: span },
    )
  })
}

function sampleOf(
  { photo, alpha }: Pick<Cutout, 'photo' | 'alpha'>,
  box: { left: number; top: number; width: number; height: number },
): Sample {
  const sums: [number, number, number] = [0, 0, 0]
  let squares = 0
  let seen = 0
  let hasSubject = false
  for (let y = box.top; y < box.top + box.height; y += 2) {
    for (let x = box.left; x < box.left + box.width; x += 2) {
      const at = y * photo.width + x
      for (let channel = 0; channel < 3; channel++) sums[channel] = (sums[channel] ?? 0) + (photo.data[at * 3 + channel] ?? 0)
      squares += (photo.data[at * 3 + 1] ?? 0) ** 2
      hasSubject ||= (alpha.data[at] ?? 0) > 60
      seen++
    }
  }
  const colour = [sums[0] / seen, sums[1] / seen, sums[2] / seen] as const
  return { colour, grain: Math.sqrt(Math.max(0, squares / seen - colour[1] ** 2)), hasSubject }
}
