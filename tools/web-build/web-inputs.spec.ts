import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listWebInputs } from './web-inputs.ts'

const ENTRIES = [
  'apps/web/main.tsx',
  'apps/web/prerender.tsx',
  'apps/web/service-worker.ts',
  'features/landing/web/page-script.ts',
  'tools/web-build/build-web.ts',
  'vite.config.ts',
]
/** Type imports leave nothing in the build. */
const TYPES = /(?:import|export) type [^;']*? from '[^']+'/g
const NAMED = /(?:from|import|import\(|url\()\s*["']([#.][^"'?]+)/g

function namedIn(file: string): string[] {
  if (!['.ts', '.tsx', '.css'].includes(extname(file))) return []
  const text = readFileSync(file, 'utf8').replaceAll(TYPES, '')
  const named = [...text.matchAll(NAMED)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : join(dirname(file), name),
  )
  return named.filter((name) => existsSync(name))
}

test('every file that the pages are made of causes another build when it changes', async () => {
  const reached = new Set(ENTRIES)
  for (const file of reached) for (const name of namedIn(file)) reached.add(name)
  expect(reached.size).toBeGreaterThan(300)
  const inputs = new Set(await listWebInputs('.'))
  expect([...reached].filter((file) => !inputs.has(file))).toEqual([])
})
