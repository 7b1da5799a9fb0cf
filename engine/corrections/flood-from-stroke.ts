/**
 * How far a stroke reaches: a flood from the finger's core that costs more with distance, through colours unlike those under the
 * finger, and over steps of colour larger than the texture under it.
 * Sources: Bai and Sapiro 2007 (geodesic matting); Price, Morse and Cohen 2010. Thresholds hold at `MENDING_SIZE`.
 */
import { type Cluster, clusterColours } from './cluster-colours.ts'
import { neighboursOf } from './connected.ts'
import { type PerceivedColours, squaredDistance } from './perceived-colours.ts'
import { type SegmentedPhoto, logOdds } from './segmented-photo.ts'

/** Distance at which a flood through unlike and through like colours costs 1, as shares of the longer edge. */
const UNLIKE_REACH = 0.04
const LIKE_REACH = 0.25
/** Scatter of a colour that counts as alike. */
const SCATTER = 16
const MOST_CLUSTERS = 4
/** A step of colour costs 1 where it is this many times the texture under the finger (its 80th percentile), within bounds. */
const EDGE_OF_TEXTURE = 3
const TEXTURE_SHARE = 0.8
const LEAST_EDGE = 7
const LARGEST_EDGE = 60
const MOST_EDGE_COST = 3
/** From this share of the background that looks like the stroke (white on white, glass), and over this much more, steps of the network count. */
const TWIN_FROM = 0.6
const TWIN_WIDTH = 0.25
const SURELY_BACKGROUND = 0.1
/** Costs are counted in steps of 1/200 and end at 3. */
const UNIT = 200
const LIMIT = 3 * UNIT

export interface Start {
  readonly scene: SegmentedPhoto
  /** Colours of the scene, a little smoothed. */
  readonly smoothed: PerceivedColours
  /** Pixels of the finger's core. */
  readonly core: readonly number[]
  /** Pixels that strokes of the other kind hold. */
  readonly blocked: Uint8Array
}

/** @returns for each pixel, 1 at the stroke falling to 0. */
export function floodFromStroke(start: Start): Float32Array {
  const { width, height } = start.scene
  const reach = new Float32Array(width * height)
  if (start.core.length === 0) return reach
  const costs = spread(start, stepCosts(start))
  for (let i = 0; i < reach.length; i++) {
    const cost = (costs[i] ?? LIMIT) / UNIT
    if (cost < LIMIT / UNIT) reach[i] = Math.exp(-cost * cost)
  }
  return reach
}

type StepCost = (from: number, to: number, length: number) => number

function stepCosts({ scene, smoothed, core }: Start): StepCost {
  const longer = Math.max(scene.width, scene.height)
  const likeness = likenessTo(clusterColours(smoothed, core, MOST_CLUSTERS), smoothed)
  const twin = shareOfTwins(scene, likeness)
  const texture = EDGE_OF_TEXTURE * textureUnder(smoothed, core, scene.width)
  const edge = Math.max(LEAST_EDGE * (1 - 0.4 * twin), Math.min(LARGEST_EDGE, texture))
  const odds = twin > 0 ? scene.seen.map(logOdds) : undefined
  return (from, to, length) => {
    const colourStep = Math.min(MOST_EDGE_COST, squaredDistance(smoothed, from * 3, to * 3) / (edge * edge))
    const seenStep = odds ? Math.min(1, (twin * ((odds[from] ?? 0) - (odds[to] ?? 0))) ** 2) : 0
    const way = length / (LIKE_REACH * longer) + (length / (UNLIKE_REACH * longer)) * (1 - likeness(to))
    return 1 + Math.floor(UNIT * (way + colourStep + seenStep))
  }
}

/** How much a pixel's colour is like one of the clusters, 0…1; remembered. */
function likenessTo(clusters: readonly Cluster[], colours: PerceivedColours): (pixel: number) => number {
  const known = new Float32Array(colours.length / 3).fill(-1)
  return (pixel) => {
    const before = known[pixel] ?? -1
    if (before >= 0) return before
    let best = 0
    for (const { mean, variance } of clusters) {
      const brightness = ((colours[pixel * 3] ?? 0) - mean[0]) ** 2
      const blue = ((colours[pixel * 3 + 1] ?? 0) - mean[1]) ** 2
      const red = ((colours[pixel * 3 + 2] ?? 0) - mean[2]) ** 2
      const unlikeness = (0.6 * brightness + blue + red) / (1 + variance / 300)
      best = Math.max(best, Math.exp(-unlikeness / (2 * SCATTER * SCATTER)))
    }
    known[pixel] = best
    return best
  }
}

/** 0…1: how far the sure background has the stroke's own colours, so that colour cannot stop the flood. */
function shareOfTwins({ seen }: SegmentedPhoto, likeness: (pixel: number) => number): number {
  let background = 0
  let alike = 0
  for (let i = 0; i < seen.length; i += 7) {
    if ((seen[i] ?? 0) >= SURELY_BACKGROUND) continue
    background++
    if (likeness(i) > 0.5) alike++
  }
  return Math.max(0, Math.min(1, (alike / Math.max(1, background) - TWIN_FROM) / TWIN_WIDTH))
}

function textureUnder(colours: PerceivedColours, core: readonly number[], width: number): number {
  const pixels = colours.length / 3
  const steps = core
    .filter((pixel, i) => i % 2 === 0 && pixel % width < width - 1 && pixel + width < pixels)
    .map((pixel) => {
      const right = squaredDistance(colours, pixel * 3, pixel * 3 + 3)
      return Math.sqrt(Math.max(right, squaredDistance(colours, pixel * 3, (pixel + width) * 3)))
    })
    .toSorted((one, other) => one - other)
  return steps[Math.floor(steps.length * TEXTURE_SHARE)] ?? LEAST_EDGE
}

/** Dijkstra's shortest ways, with a bucket for each cost. @returns the cost of each pixel; `LIMIT` where the flood ends before it. */
function spread({ scene, core, blocked }: Start, stepCost: StepCost): Int32Array {
  const costs = new Int32Array(scene.width * scene.height).fill(LIMIT)
  const buckets: number[][] = Array.from({ length: LIMIT }, () => [])
  const reachAt = (pixel: number, cost: number): void => {
    if (cost >= (costs[pixel] ?? 0)) return
    costs[pixel] = cost
    buckets[cost]?.push(pixel)
  }
  for (const pixel of core) reachAt(pixel, 0)
  for (let cost = 0; cost < LIMIT; cost++) {
    for (const pixel of buckets[cost] ?? []) {
      if (costs[pixel] !== cost) continue
      for (const to of neighboursOf(pixel, scene)) {
        if ((costs[to] ?? 0) <= cost || blocked[to]) continue
        reachAt(to, cost + stepCost(pixel, to, isStraight(pixel, to, scene.width) ? 1 : Math.SQRT2))
      }
    }
  }
  return costs
}

function isStraight(from: number, to: number, width: number): boolean {
  const step = Math.abs(from - to)
  return step === 1 || step === width
}
