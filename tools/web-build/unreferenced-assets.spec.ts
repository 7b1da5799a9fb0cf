import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUnreferencedAssets } from './unreferenced-assets.ts'

let out: string

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'named-'))
  await write({
    'pages/auth.en.html': '<script type="application/json">["/assets/main-a_1-.js"]</script>',
    'service-worker.js': 'open("/offline")',
    'assets/main-a_1-.js': 'import("./later-b.js"); url = "/assets/film.c.mp4"',
    'assets/later-b.js': 'export {}',
    'assets/film.c.mp4': 'film',
  })
})

afterEach(() => rm(out, { recursive: true }))

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(out, name)), { recursive: true })
    await writeFile(join(out, name), text)
  }
}

test('a file is named when a page names it, directly or through other files', async () => {
  expect(await findUnreferencedAssets(out)).toEqual([])
})

test('a file that only unnamed files name is found', async () => {
  await write({ 'assets/renderer-d.js': 'import("./words-e.js")', 'assets/words-e.js': 'import("./renderer-d.js")' })
  expect((await findUnreferencedAssets(out)).toSorted()).toEqual(['renderer-d.js', 'words-e.js'])
})
