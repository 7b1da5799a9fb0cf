/** The thread that answers HTTP opens no picture and reads no member's words: what does runs in processes and threads that can be ended. */
import { expect, test } from 'vitest'
import { listSources } from './list-sources.ts'
import { readImports } from './read-imports.ts'

const FILES = new Map(listSources().map((file) => [file.path, file]))
const ROUTES = [...FILES.keys()].filter((path) =>
  /^features\/[^/]+\/server\/(?:[^/]+\/)*(?:routes|(?!job)[a-z-]+-handlers?)\.ts$/.test(path),
)

const OPENS_PICTURES = /^(?:sharp|heic-decode|onnxruntime-node|engine\/(?:decode|cutout|matting|compose|edit|model)\/.+)$/
const READS_WORDS =
  /^(?:engine\/captions\/.+|engine\/backdrop-description\/read-words\.ts|features\/chat\/(?:conversation\/converse\.ts|understanding\/.+))$/

/** The ways from a route to a forbidden file, through everything but the public APIs of other features, which hold jobs as well. */
function waysTo(forbidden: RegExp): string[] {
  const from = new Map<string, string | undefined>(ROUTES.map((path) => [path, undefined]))
  const wayTo = (path: string): string => {
    const before = from.get(path)
    return before === undefined ? path : `${wayTo(before)} → ${path}`
  }
  const found: string[] = []
  // a map is walked through entries that are added on the way
  for (const path of from.keys()) {
    const file = FILES.get(path)
    if (!file) continue
    for (const { target, isTypeOnly } of readImports(file)) {
      if (target === undefined || isTypeOnly || target.endsWith('server/index.ts')) continue
      if (forbidden.test(target)) found.push(`${wayTo(path)} → ${target}`)
      else if (!from.has(target)) from.set(target, path)
    }
  }
  return found
}

test('the routes of every feature are looked at', () => {
  expect(ROUTES.length).toBeGreaterThan(20)
  expect(ROUTES).toContain('features/photo-edits/server/edits/edit-handlers.ts')
})

test('no route opens a picture', () => {
  expect(waysTo(OPENS_PICTURES)).toEqual([])
})

test('no route reads the words of a member', () => {
  expect(waysTo(READS_WORDS)).toEqual([])
})

test('the worker’s files, which do both, would be noticed', () => {
  expect(FILES.has('features/photo-edits/server/layouts/run-preview.ts')).toBe(true)
  ROUTES.push('features/photo-edits/server/layouts/run-preview.ts', 'apps/text-workers/text-worker.ts')
  expect(waysTo(OPENS_PICTURES)).not.toEqual([])
  expect(waysTo(READS_WORDS)).not.toEqual([])
})
