/** @returns the groups of more than one node that all lead to each other (Tarjan's strongly connected components) */
export function findCycleGroups(edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const groups: string[][] = []
  const visit = (node: string): void => {
    order.set(node, order.size)
    lowest.set(node, order.size - 1)
    open.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(node) !== order.get(node)) return
    const knot = open.splice(open.indexOf(node))
    if (knot.length > 1) groups.push(knot)
  }
  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return groups
}
