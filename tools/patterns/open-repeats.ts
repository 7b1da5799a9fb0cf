import type { Pattern } from './list-patterns.ts'

const ESCAPES_AND_CLASSES = /\\[^]|\[(?:\\[^]|[^\]\\])*\]/g

/**
 * Whether a pattern contains an unlimited repeat. Without one, the work at each position of a text has a constant bound, so the
 * whole takes linear time; how large that bound may be, `bounded-patterns.json` answers.
 */
export function hasOpenRepeat({ source }: Pick<Pattern, 'source'>): boolean {
  return /[*+]|\{\d+,\}/.test(source.replaceAll(ESCAPES_AND_CLASSES, 'x'))
}

export function keyOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string {
  return `/${source}/${flags}`
}
