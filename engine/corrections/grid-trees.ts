/** The two trees of a cut, before anything flows. */
import type { Size } from './segmented-photo.ts'

/** Weights of the links from each pixel to four of its neighbours; the same in both directions. Whole numbers. */
export interface Links {
  readonly right: Int32Array
  readonly down: Int32Array
  readonly downRight: Int32Array
  readonly downLeft: Int32Array
}

export const FREE = 0
export const SUBJECT = 1
export const BACKGROUND = 2
/** Besides the eight directions, what a pixel may hang on to: nothing, its side itself, or a parent that it lost. */
export const NO_PARENT = -1
export const SIDE = 8
export const ORPHAN = 9
export const DIRECTIONS = 8
export const UNREACHABLE = 0x7fffffff

/** The grid has a rim of one pixel that takes no part, so that no bounds are checked. */
export interface Trees {
  /** Step to the neighbour in each direction; directions 2n and 2n + 1 are opposite. */
  readonly steps: Int32Array
  /** What each link still carries. */
  readonly capacities: readonly Int32Array[]
  /** What each pixel may still take from the subject (> 0) or give to the background (< 0). */
  readonly pulls: Int32Array
  readonly tree: Uint8Array
  readonly parent: Int8Array
  /** Steps to the tree's root, and when that was last known. */
  readonly distance: Int32Array
  readonly stamp: Int32Array
  readonly queue: Int32Array
  first: number
  last: number
  time: number
  readonly orphans: number[]
}

export function nodeOf(pixel: number, width: number): number {
  const x = pixel % width
  return ((pixel - x) / width + 1) * (width + 2) + x + 1
}

export function plantTrees({ width, height }: Size, pulls: Int32Array, links: Links, skipped?: Uint8Array): Trees {
  const stride = width + 2
  const nodes = stride * (height + 2)
  const trees: Trees = {
    steps: Int32Array.of(1, -1, stride, -stride, stride + 1, -stride - 1, stride - 1, 1 - stride),
    capacities: Array.from({ length: DIRECTIONS }, () => new Int32Array(nodes)),
    pulls: new Int32Array(nodes),
    tree: new Uint8Array(nodes),
    parent: new Int8Array(nodes).fill(NO_PARENT),
    distance: new Int32Array(nodes),
    stamp: new Int32Array(nodes),
    queue: new Int32Array(nodes).fill(-1),
    first: -1,
    last: -1,
    time: 0,
    orphans: [],
  }
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (skipped?.[pixel]) continue
    const node = nodeOf(pixel, width)
    linkNode(trees, { pixel, node, width, height }, links, skipped)
    const pull = pulls[pixel] ?? 0
    trees.pulls[node] = pull
    if (pull === 0) continue
    trees.tree[node] = pull > 0 ? SUBJECT : BACKGROUND
    trees.parent[node] = SIDE
    trees.distance[node] = 1
    activate(trees, node)
  }
  return trees
}

interface Node extends Size {
  readonly pixel: number
  readonly node: number
}

function linkNode(trees: Trees, { pixel, node, width, height }: Node, links: Links, skipped?: Uint8Array): void {
  const x = pixel % width
  const hasBelow = pixel + width < width * height
  const link = (isThere: boolean, neighbour: number, direction: number, weights: Int32Array): void => {
    if (!isThere || skipped?.[neighbour]) return
    const weight = weights[pixel] ?? 0
    const [there, back] = [trees.capacities[direction], trees.capacities[direction + 1]]
    if (there) there[node] = weight
    if (back) back[node + (trees.steps[direction] ?? 0)] = weight
  }
  link(x < width - 1, pixel + 1, 0, links.right)
  link(hasBelow, pixel + width, 2, links.down)
  link(hasBelow && x < width - 1, pixel + width + 1, 4, links.downRight)
  link(hasBelow && x > 0, pixel + width - 1, 6, links.downLeft)
}

export function activate(trees: Trees, node: number): void {
  if (trees.queue[node] !== -1) return
  if (trees.last >= 0) trees.queue[trees.last] = node
  else trees.first = node
  trees.last = node
  trees.queue[node] = node
}
