/** The objects of one kind by id, and by fields that never change, so that a list need not scan all of them. */
export interface Book<Item> {
  readonly add: (item: Item) => void
  readonly get: (id: string) => Item | undefined
  readonly size: () => number
  /** Oldest first. @param wanted values of fields; undefined matches any */
  readonly find: (wanted: Partial<Record<keyof Item, string | undefined>>) => readonly Item[]
  readonly clear: () => void
}

/** @param indexed fields that make `find` faster */
export function openBook<Item extends { readonly id: string }>(...indexed: readonly (keyof Item & string)[]): Book<Item> {
  const items = new Map<string, Item>()
  const index = new Map<string, Item[]>()
  const indexKeyOf = (field: keyof Item & string, value: unknown) => `${field} ${String(value)}`

  return {
    add: (item) => {
      items.set(item.id, item)
      for (const field of indexed) {
        const name = indexKeyOf(field, item[field])
        const found = index.get(name)
        if (found) found.push(item)
        else index.set(name, [item])
      }
    },
    get: (id) => items.get(id),
    size: () => items.size,
    find: (wanted) => {
      const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
      const field = indexed.find((each) => wanted[each] !== undefined)
      const near = field === undefined ? [...items.values()] : (index.get(indexKeyOf(field, wanted[field])) ?? [])
      return near.filter((item) => given.every(([name, value]) => item[name as keyof Item] === value)) // as: `wanted` has no other names
    },
    clear: () => {
      items.clear()
      index.clear()
    },
  }
}
