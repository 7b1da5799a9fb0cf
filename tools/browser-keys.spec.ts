/** Everything stored in a browser has an owner: a key missing from that list would stay after its member signed out. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

test('every key that the pages store is in the list of belongings', () => {
  const listed = [...read('features/session/web/stored-data.ts').matchAll(/\{ key: '([^']+)'/g)].map(([, key]) => key)
  const sources = globSync('{features/*,apps}/web/**/*.{ts,tsx}', { exclude: (path) => path.endsWith('.spec.ts') })
  const named = sources
    .map(read)
    .filter((text) => /\b(local|session)Storage\b/.test(text))
    .flatMap((text) => [
      ...text.matchAll(/^(?:export )?const (?:\w+_)?(?:KEY|COOKIE) = '([^']+)'/gm),
      ...text.matchAll(/^const keyOf = .*`([^`$]+)\$/gm),
    ])
    .map(([, key]) => key)
    .filter((key) => key !== 'keptFor')
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter((key) => !listed.includes(key))).toEqual([])
})
