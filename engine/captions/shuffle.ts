/** The same order for the same key: neighbours in a series of captions must not fall on the same sentence. */

/** FNV-1a. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** Sorts by ranks drawn from mulberry32. */
export function shuffle<Item>(items: readonly Item[], key: number): Item[] {
  let state = key >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const keyed = items.map((item) => ({ item, rank: next() }))
  return keyed.sort((one, other) => one.rank - other.rank).map(({ item }) => item)
}

/** Item `index` of an endless round of the list. */
export function takeRound<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length]
}
