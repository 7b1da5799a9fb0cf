/** @returns the names of a cycle, with its start first and last; undefined when there is none */
export function findCycle(arrows: Readonly<Record<string, readonly string[]>>): readonly string[] | undefined {
  const done = new Set<string>()
  const walk = (name: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of arrows[name] ?? []) {
      const cycle = walk(next, [...way, name])
      if (cycle) return cycle
    }
    done.add(name)
    return undefined
  }
  for (const name of Object.keys(arrows)) {
    const cycle = walk(name, [])
    if (cycle) return cycle
  }
  return undefined
}
