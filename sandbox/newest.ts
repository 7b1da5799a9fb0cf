/** Keeps the newest `limit` things of an endless stream; a sandbox runs for days. */
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
      items = [item, ...items].slice(0, limit)
    },
    list: () => items,
    clear: () => {
      items = []
    },
  }
}
