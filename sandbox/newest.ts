/** Keeps the newest `limit` items of an endless stream; a sandbox runs for days. */
export interface Newest<T> {
  readonly add: (item: T) => void
  /** Newest first. */
  readonly list: () => readonly T[]
  readonly clear: () => void
}

export function keepNewest<T>(limit: number): Newest<T> {
  let items: T[] = []
  return {
    add: (item) => {
      items.push(item)
      // trimmed only now and then: a copy for each item would make a busy stream slow
      if (items.length >= 2 * limit) items = items.slice(-limit)
    },
    list: () => items.slice(-limit).reverse(),
    clear: () => {
      items = []
    },
  }
}
