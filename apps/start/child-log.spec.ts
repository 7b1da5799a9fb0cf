import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChildLog } from './child-log.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandou-log-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function openLog(name: string, limitBytes?: number) {
  const printed: string[] = []
  const log = openChildLog({
    name,
    path: join(folder, name, `${name}.log`),
    say: (line) => printed.push(line),
    ...(limitBytes === undefined ? {} : { limitBytes }),
  })
  return { log, printed }
}

test('keeps every line and shows only warnings and errors, in words', async () => {
  const { log, printed } = openLog('server')
  const lines = [
    { level: 30, msg: 'listening' },
    { level: 40, msg: 'the pool is nearly empty' },
    { level: 50, msg: 'an edit failed', err: { message: 'the model is missing' } },
  ].map((line) => JSON.stringify(line))
  for (const line of [...lines, 'a line that is no JSON', '']) log.write(line)
  expect(printed).toEqual(['server warning: the pool is nearly empty', 'server error: an edit failed: the model is missing'])
  expect(await readFile(log.path, 'utf8')).toBe(`${[...lines, 'a line that is no JSON'].join('\n')}\n`)
})

test('shows the first lines of a burst and leaves the rest to the file', () => {
  const { log, printed } = openLog('noisy')
  for (let count = 1; count <= 20; count += 1) log.write(JSON.stringify({ level: 50, msg: `fault ${count}` }))
  expect(printed).toEqual([
    ...[1, 2, 3].map((count) => `noisy error: fault ${count}`),
    `noisy: more of this is in ${log.warningsPath}`,
  ])
})

test('keeps the newest lines as a person reads them', () => {
  const { log } = openLog('worker')
  for (let count = 1; count <= 100; count += 1) log.write(JSON.stringify({ level: 30, msg: `line ${count}` }))
  expect(log.lastLines()).toHaveLength(60)
  expect(log.lastLines().at(-1)).toBe('line 100')
})

test('is readable for the product’s account alone', async () => {
  const { log } = openLog('closed')
  log.write('a line')
  const modes = await Promise.all(
    [log.path, dirname(log.path)].map(async (path) => ((await stat(path)).mode & 0o777).toString(8)),
  )
  expect(modes).toEqual(['600', '700'])
})

test('keeps warnings, errors and crashes while requests fill its files', async () => {
  const { log } = openLog('flooded', 100)
  const kept = [
    JSON.stringify({ level: 40, msg: 'the pool is nearly empty' }),
    JSON.stringify({ level: 50, msg: 'an edit failed' }),
    'Segmentation fault',
  ]
  for (const line of kept) log.write(line)
  for (let count = 0; count < 60; count += 1) log.write(JSON.stringify({ level: 30, msg: `a call was refused ${count}` }))
  expect(await readFile(log.warningsPath, 'utf8')).toBe(`${kept.join('\n')}\n`)
  expect((await stat(log.warningsPath)).mode & 0o777).toBe(0o600)
})

test('begins a new file when the old one is full, and keeps three old ones', async () => {
  const { log } = openLog('sandbox', 100)
  for (let count = 0; count < 60; count += 1) log.write(JSON.stringify({ level: 30, msg: `${count} ${'x'.repeat(30)}` }))
  const files = await readdir(join(folder, 'sandbox'))
  expect(files.sort()).toEqual(['sandbox.log', 'sandbox.log.1', 'sandbox.log.2', 'sandbox.log.3'])
  expect(await readFile(log.path, 'utf8')).toContain('59 ')
})
