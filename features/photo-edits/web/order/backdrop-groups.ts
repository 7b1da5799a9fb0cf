import type { Backdrop } from '#features/photo-edits/contract.ts'

export interface BackdropSection {
  readonly group: string
  readonly name: string
  readonly backdrops: readonly Backdrop[]
}

/** The backdrops by group, in the order in which each group's first one appears. */
export function sectionsOf(backdrops: readonly Backdrop[]): BackdropSection[] {
  const names = new Map(backdrops.map(({ group, group_name: name }) => [group, name]))
  return [...names].map(([group, name]) => ({
    group,
    name,
    backdrops: backdrops.filter((backdrop) => backdrop.group === group),
  }))
}

/**
 * A few to begin with, each of another kind; of the first kind `fromFirst`. The chosen one is always among them, in front unless
 * it has a place already.
 */
export function pickSamples(
  backdrops: readonly Backdrop[],
  chosen: string | undefined,
  { count, fromFirst }: { count: number; fromFirst: number },
): Backdrop[] {
  const firsts = sectionsOf(backdrops).flatMap((section, place) => section.backdrops.slice(0, place === 0 ? fromFirst : 1))
  const samples = firsts.slice(0, count)
  const extra = backdrops.find(({ id }) => id === chosen)
  return extra && !samples.includes(extra) ? [extra, ...samples.slice(0, count - 1)] : samples
}
