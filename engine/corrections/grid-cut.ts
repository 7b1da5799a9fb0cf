/**
 * Minimum cut on a grid of pixels with eight neighbours: two trees grow from subject and background, flow is pushed where they
 * meet, and what is cut off by that is adopted or set free.
 * Source: Boykov and Kolmogorov, "An Experimental Comparison of Min-Cut/Max-Flow Algorithms for Energy Minimization in Vision", 2004.
 */
import {
  DIRECTIONS,
  FREE,
  type Links,
  NO_PARENT,
  ORPHAN,
  SIDE,
  SUBJECT,
  type Trees,
  UNREACHABLE,
  activate,
  nodeOf,
  plantTrees,
} from './grid-trees.ts'
import type { Mask, Size } from './segmented-photo.ts'

/**
 * @param pulls > 0 towards the subject, < 0 towards the background, whole numbers.
 * @param skipped pixels that take no part; they come out as background.
 */
export function cutGrid(size: Size, pulls: Int32Array, links: Links, skipped?: Uint8Array): Mask {
  const trees = plantTrees(size, pulls, links, skipped)
  let current = -1
  for (;;) {
    if (current < 0 || trees.tree[current] === FREE) current = nextActive(trees)
    if (current < 0) break
    const meeting = grow(trees, current)
    trees.time++
    if (!meeting) {
      current = -1
      continue
    }
    augment(trees, meeting)
    adoptOrphans(trees)
  }
  const mask = new Uint8Array(size.width * size.height)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    mask[pixel] = trees.tree[nodeOf(pixel, size.width)] === SUBJECT ? 1 : 0
  }
  return mask
}

function nextActive(trees: Trees): number {
  while (trees.first >= 0) {
    const node = trees.first
    const next = trees.queue[node] ?? -1
    if (next === node) {
      trees.first = -1
      trees.last = -1
    } else trees.first = next
    trees.queue[node] = -1
    if (trees.tree[node] !== FREE) return node
  }
  return -1
}

/** What a link carries from `node`, or towards it, whichever way the tree's flow goes. */
function capacityFrom(trees: Trees, node: number, direction: number, isSubject: boolean): number {
  if (isSubject) return trees.capacities[direction]?.[node] ?? 0
  return trees.capacities[direction ^ 1]?.[node + (trees.steps[direction] ?? 0)] ?? 0
}

interface Meeting {
  readonly subject: number
  readonly background: number
  /** From the subject's node to the background's. */
  readonly direction: number
}

function grow(trees: Trees, node: number): Meeting | undefined {
  const { tree, distance, stamp, steps } = trees
  const own = tree[node] ?? FREE
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    if (capacityFrom(trees, node, direction, own === SUBJECT) <= 0) continue
    const other = node + (steps[direction] ?? 0)
    if (tree[other] === FREE) {
      tree[other] = own
      hangOn(trees, other, node, direction ^ 1)
      activate(trees, other)
    } else if (tree[other] !== own) {
      if (own === SUBJECT) return { subject: node, background: other, direction }
      return { subject: other, background: node, direction: direction ^ 1 }
    } else if (isCloser(stamp, distance, node, other)) hangOn(trees, other, node, direction ^ 1)
  }
  return undefined
}

function isCloser(stamp: Int32Array, distance: Int32Array, node: number, other: number): boolean {
  return (stamp[other] ?? 0) <= (stamp[node] ?? 0) && (distance[other] ?? 0) > (distance[node] ?? 0)
}

function hangOn({ parent, stamp, distance }: Trees, node: number, to: number, direction: number): void {
  parent[node] = direction
  stamp[node] = stamp[to] ?? 0
  distance[node] = (distance[to] ?? 0) + 1
}

function augment(trees: Trees, { subject, background, direction }: Meeting): void {
  const joint = trees.capacities[direction]?.[subject] ?? 0
  const flow = Math.min(joint, narrowest(trees, subject, true), narrowest(trees, background, false))
  addCapacity(trees, subject, direction, -flow)
  addCapacity(trees, background, direction ^ 1, flow)
  push(trees, subject, flow, true)
  push(trees, background, flow, false)
}

function addCapacity({ capacities }: Trees, node: number, direction: number, amount: number): number {
  const links = capacities[direction]
  if (!links) return 0
  const left = (links[node] ?? 0) + amount
  links[node] = left
  return left
}

/** The least that the way from a node to its root carries. */
function narrowest(trees: Trees, from: number, isSubject: boolean): number {
  let least = UNREACHABLE
  for (let node = from; ;) {
    const direction = trees.parent[node] ?? SIDE
    if (direction === SIDE) return Math.min(least, Math.abs(trees.pulls[node] ?? 0))
    least = Math.min(least, capacityFrom(trees, node, direction, !isSubject))
    node += trees.steps[direction] ?? 0
  }
}

function push(trees: Trees, from: number, flow: number, isSubject: boolean): void {
  for (let node = from; ;) {
    const direction = trees.parent[node] ?? SIDE
    if (direction === SIDE) {
      const left = (trees.pulls[node] ?? 0) + (isSubject ? -flow : flow)
      trees.pulls[node] = left
      if (left === 0) orphan(trees, node)
      return
    }
    const above = node + (trees.steps[direction] ?? 0)
    addCapacity(trees, node, direction, isSubject ? flow : -flow)
    addCapacity(trees, above, direction ^ 1, isSubject ? -flow : flow)
    if (capacityFrom(trees, node, direction, !isSubject) === 0) orphan(trees, node)
    node = above
  }
}

function orphan({ parent, orphans }: Trees, node: number): void {
  parent[node] = ORPHAN
  orphans.push(node)
}

function adoptOrphans(trees: Trees): void {
  // the list grows while it is worked off
  for (const node of trees.orphans) {
    if (!findParent(trees, node)) setFree(trees, node)
  }
  trees.orphans.length = 0
}

function findParent(trees: Trees, node: number): boolean {
  const { tree, steps, parent, stamp, distance } = trees
  const own = tree[node] ?? FREE
  let best = -1
  let least = UNREACHABLE
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const other = node + (steps[direction] ?? 0)
    if (tree[other] !== own || capacityFrom(trees, node, direction, own !== SUBJECT) <= 0) continue
    const far = distanceToRoot(trees, other)
    if (far >= least) continue
    best = direction
    least = far
  }
  if (best < 0) return false
  parent[node] = best
  stamp[node] = trees.time
  distance[node] = least + 1
  return true
}

/** `UNREACHABLE` where the way ends at an orphan. Remembers what it finds. */
function distanceToRoot(trees: Trees, from: number): number {
  const { parent, stamp, distance, steps, time } = trees
  let far = 0
  for (let node = from; stamp[node] !== time;) {
    const direction = parent[node] ?? NO_PARENT
    far++
    if (direction === ORPHAN || direction === NO_PARENT) return UNREACHABLE
    if (direction === SIDE) {
      stamp[node] = time
      distance[node] = 1
      far--
    } else node += steps[direction] ?? 0
    if (stamp[node] === time) far += distance[node] ?? 0
  }
  if (far === 0) return distance[from] ?? 0
  for (let node = from, left = far; stamp[node] !== time; left--) {
    stamp[node] = time
    distance[node] = left
    node += steps[parent[node] ?? 0] ?? 0
  }
  return far
}

function setFree(trees: Trees, node: number): void {
  const { tree, parent, steps } = trees
  const own = tree[node] ?? FREE
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const other = node + (steps[direction] ?? 0)
    if (tree[other] !== own) continue
    if (capacityFrom(trees, node, direction, own !== SUBJECT) > 0) activate(trees, other)
    const theirs = parent[other] ?? NO_PARENT
    if (theirs >= 0 && theirs < SIDE && other + (steps[theirs] ?? 0) === node) orphan(trees, other)
  }
  tree[node] = FREE
  parent[node] = NO_PARENT
}
