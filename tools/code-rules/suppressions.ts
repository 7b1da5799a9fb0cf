/** A suppression names the rules that it switches off, and says why after ` -- `. */
import type { Fault } from './check-imports.ts'
import type { SourceFile } from './read-imports.ts'

const SUPPRESSION = /(?:\/\/|\/\*)\s*(?:eslint|oxlint|biome)-disable(?:-next-line|-line)?(.*)/
const WITH_REASON = /^ [\w@][\w@/, -]* -- \S/

export function checkSuppressions({ path, text }: SourceFile): readonly Fault[] {
  return text.split('\n').flatMap((line, at) => {
    const [, rest] = SUPPRESSION.exec(line) ?? []
    if (rest === undefined || WITH_REASON.test(rest)) return []
    return [{ path, message: `${path}:${at + 1} switches the linter off without naming the rule and, after " -- ", the reason` }]
  })
}
