import type { Pattern } from './list-patterns.ts'

const ESCAPES_AND_CLASSES = /\\[^]|\[(?:\\[^]|[^\]\\])*\]/g

/**
 * Whether something in a pattern is repeated without an end. Where nothing is, the work at each place of a text has a bound
 * that does not depend on the text, so the whole takes linear time.
 */
export function hasOpenRepeat({ source }: Pick<Pattern, 'source'>): boolean {
  return /[*+]|\{\d+,\}/.test(source.replaceAll(ESCAPES_AND_CLASSES, 'x'))
}

export function keyOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string {
  return `/${source}/${flags}`
}
