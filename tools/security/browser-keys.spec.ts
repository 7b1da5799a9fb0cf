/** Everything stored in a browser has an owner: a key missing from that list would stay after its member signed out. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

/** The keys that a source stores something under, by every call of `setItem`; one that cannot be read is itself returned. */
function keysIn(text: string, others: readonly string[] = []): readonly string[] {
  const keys = [...text.matchAll(/\.setItem\(\s*(\w+(?=\()|[^,]+)/g)].map(([, key = '']) => key)
  return keys.map((key) => {
    // a script that is sent as text gets its names in an object
    const given = new RegExp(`^\\s+${key}: ([A-Z_]+),`, 'm').exec(text)?.[1] ?? key
    const named = [text, ...others].flatMap(
      (each) => new RegExp(`^(?:export )?const ${given} = '([^']+)'`, 'm').exec(each)?.[1] ?? [],
    )
    const built = new RegExp(`^const ${key} = .*\`([^\`$]+)\\$`, 'm').exec(text)?.[1]
    return named[0] ?? built ?? key
  })
}

test.each([
  ["const NAME = 'order'\nsessionStorage.setItem(NAME, text)", ['order']],
  ['const keyOf = (id: string) => `draft ${id}`\nlocalStorage.setItem(keyOf(id), text)', ['draft ']],
  ["const KEY = 'page'\nconst names = {\n  key: KEY,\n}\nstorage.setItem(key, text)", ['page']],
  ["storage.setItem('bare', text)", ["'bare'"]],
])('reads the keys of %j', (text, keys) => {
  expect(keysIn(text)).toEqual(keys)
})

test('every key that the pages store is in the list of stored keys', () => {
  const listing = read('features/session/web/stored-data.ts')
  const listed = [...listing.matchAll(/\{ key: (?:'([^']+)'|(\w+))/g)].map(
    ([, key, name]) => key ?? new RegExp(`^const ${name} = '([^']+)'`, 'm').exec(listing)?.[1],
  )
  const sources = globSync('{features/*,apps}/web/**/*.{ts,tsx}', {
    exclude: (path) => /\.(spec|test-support)\.tsx?$/.test(path),
  })
  const texts = sources.map(read)
  const stored = texts.flatMap((text) => keysIn(text, texts))
  expect(stored.length).toBeGreaterThan(12)
  expect(stored.filter((key) => !listed.includes(key))).toEqual([])
})
