/** Tailwind says nothing of a source that is not there: its classes are missing from the page, and the page looks broken. */
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const SHEETS = globSync('{apps,features,ui}/**/*.css')
const SOURCE = /@source '([^']+)'/g

const sources = SHEETS.flatMap((sheet) =>
  [...readFileSync(sheet, 'utf8').matchAll(SOURCE)].flatMap(([, pattern = '']) =>
    alternatives(pattern).map((source) => ({ sheet, source })),
  ),
)

test.each(sources)('$sheet takes classes from $source', ({ sheet, source }) => {
  expect(globSync(source, { cwd: dirname(sheet) })).not.toEqual([])
})

test('the front page and the product have sources', () => {
  expect(new Set(sources.map(({ sheet }) => sheet)).size).toBe(2)
})

/** Each name within braces by itself: one that exists would hide another that does not. */
function alternatives(pattern: string): string[] {
  const [whole = '', names] = /\{([^}]*)\}/.exec(pattern) ?? []
  return names === undefined ? [pattern] : names.split(',').map((name) => pattern.replace(whole, name))
}
