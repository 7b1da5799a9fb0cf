/** The parts of RFC 9309 that a picture's address needs: groups, `Allow` and `Disallow` by prefix, the longest match wins. */
import { SECOND } from '#platform/clock.ts'

const TIMEOUT_MS = 5 * SECOND

interface Rule {
  readonly isAllowed: boolean
  readonly prefix: string
}

/** @param agent the robot's name in lower case */
export async function mayFetch(address: URL, agent: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/robots.txt', address), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const isText = answer.headers.get('content-type')?.startsWith('text/plain') ?? false
    const text = await answer.text()
    return !answer.ok || !isText || isAllowedBy(text, agent, address.pathname)
  } catch {
    return true
  }
}

export function isAllowedBy(robots: string, agent: string, path: string): boolean {
  const groups = readGroups(robots)
  const rules = groups.get(agent) ?? groups.get('*') ?? []
  const [longest] = rules.filter(({ prefix }) => path.startsWith(prefix)).sort((a, b) => b.prefix.length - a.prefix.length)
  return longest?.isAllowed ?? true
}

/** Agents named one after the other share the rules that follow. */
function readGroups(robots: string): ReadonlyMap<string, readonly Rule[]> {
  const groups = new Map<string, Rule[]>()
  let open: Rule[][] = []
  let isNaming = false
  for (const { field, value } of readLines(robots)) {
    const isAgent = field === 'user-agent'
    if (isAgent) {
      const rules = groups.get(value.toLowerCase()) ?? []
      groups.set(value.toLowerCase(), rules)
      open = [...(isNaming ? open : []), rules]
    } else for (const rules of open) rules.push({ isAllowed: field === 'allow', prefix: value })
    isNaming = isAgent
  }
  return groups
}

/** An empty `Disallow` forbids nothing. */
function readLines(robots: string): readonly { field: string; value: string }[] {
  return [...robots.matchAll(/^[ \t]*(user-agent|allow|disallow)[ \t]*:[ \t]*([^#\s]+)/gim)].map(
    ([, field = '', value = '']) => ({
      field: field.toLowerCase(),
      value,
    }),
  )
}
