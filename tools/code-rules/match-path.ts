/** Matches paths with the patterns of `areas.ts`. */

export type Names = Readonly<Record<string, string>>

const patterns = new Map<string, RegExp>()

/** @returns the names that the pattern's braces stand for, or undefined without a match */
export function matchPath(pattern: string, path: string, known: Names = {}): Names | undefined {
  const filled = pattern.replace(/\{(\w+)\}/g, (brace, name: string) => known[name] ?? brace)
  const groups = regexOf(filled).exec(path)
  return groups === null ? undefined : { ...groups.groups }
}

function regexOf(pattern: string): RegExp {
  const kept = patterns.get(pattern)
  if (kept) return kept
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    .replace(/\*\*\/|\*\*|\*(?!\*)/g, (stars) => ({ '**/': '(?:.*/)?', '**': '.*' })[stars] ?? '[^/]*')
  const regex = new RegExp(`^${source}$`)
  patterns.set(pattern, regex)
  return regex
}
