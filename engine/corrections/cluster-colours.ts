import type { PerceivedColours } from './perceived-colours.ts'

export interface Cluster {
  readonly mean: readonly [number, number, number]
  /** Mean squared distance of its colours to the mean. */
  readonly variance: number
}

const MOST_SAMPLES = 1500
const ROUNDS = 6
/** Squared distance below which a further cluster tells nothing. */
const CLOSE = 100
/** Clusters of a smaller share of the pixels are chance. */
const LEAST_SHARE = 0.06

type Colour = [number, number, number]

/** The few colours under a finger (k-means, begun with the farthest points). @param pixels of which colours are taken. */
export function clusterColours(colours: PerceivedColours, pixels: readonly number[], most: number): Cluster[] {
  const step = Math.max(1, Math.floor(pixels.length / MOST_SAMPLES))
  const samples = pixels.filter((_, i) => i % step === 0).map((pixel) => colourOf(colours, pixel))
  let means = spreadMeans(samples, most)
  let clusters: Cluster[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const sums = means.map(() => ({ sum: [0, 0, 0] as Colour, count: 0, distance: 0 }))
    for (const sample of samples) {
      const { nearest, distance } = findNearest(means, sample)
      const sum = sums[nearest]
      if (!sum) continue
      sum.count++
      sum.distance += distance
      for (const channel of [0, 1, 2] as const) sum.sum[channel] += sample[channel]
    }
    means = sums.map(({ sum, count }, i) => (count ? (sum.map((value) => value / count) as Colour) : (means[i] ?? [0, 0, 0]))) // three in, three out
    clusters = sums
      .map(({ count, distance }, i) => ({ mean: means[i] ?? [0, 0, 0], variance: distance / Math.max(1, count), count }))
      .filter(({ count }) => count > LEAST_SHARE * samples.length)
  }
  return clusters
}

function colourOf(colours: PerceivedColours, pixel: number): Colour {
  return [colours[pixel * 3] ?? 0, colours[pixel * 3 + 1] ?? 0, colours[pixel * 3 + 2] ?? 0]
}

function spreadMeans(samples: readonly Colour[], most: number): Colour[] {
  const means = samples.slice(0, 1)
  while (means.length > 0 && means.length < most) {
    const distances = samples.map((sample) => findNearest(means, sample).distance)
    const farthest = distances.reduce((best, distance, i) => (distance > (distances[best] ?? 0) ? i : best), 0)
    const mean = samples[farthest]
    if (!mean || (distances[farthest] ?? 0) < CLOSE) break
    means.push(mean)
  }
  return means
}

function findNearest(means: readonly Colour[], sample: Colour): { nearest: number; distance: number } {
  let nearest = 0
  let least = Infinity
  means.forEach((mean, i) => {
    const distance = (sample[0] - mean[0]) ** 2 + (sample[1] - mean[1]) ** 2 + (sample[2] - mean[2]) ** 2
    if (distance >= least) return
    least = distance
    nearest = i
  })
  return { nearest, distance: least }
}
