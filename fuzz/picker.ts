/** Choices determined by a list of numbers, so that the same numbers give the same choices. */
export interface Picker {
  /** A whole number from 0 up to but not including `below`. */
  readonly below: (below: number) => number
  /** @throws RangeError for an empty list */
  readonly of: <Item>(items: readonly Item[]) => Item
  /** @param share of the cases, 0…1 */
  readonly chance: (share: number) => boolean
}

/** @param numbers whole and not negative; used one after the other, and again from the start */
export function createPicker(numbers: readonly number[]): Picker {
  let used = 0
  const next = () => {
    const number = numbers[used % numbers.length] ?? 0
    used += 1
    // so that a repeated number means something else in the second round
    return number + Math.floor(used / Math.max(1, numbers.length)) * 7919
  }
  const below = (limit: number) => next() % limit
  return {
    below,
    chance: (share) => below(1000) < share * 1000,
    of: (items) => {
      const item = items[below(Math.max(1, items.length))]
      if (item === undefined) throw new RangeError('nothing to choose from')
      return item
    },
  }
}
