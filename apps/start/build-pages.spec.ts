import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildPages } from './build-pages.ts'

let root: string
let printed: string[]
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mandou-build-'))
  printed = []
  await mkdir(join(root, 'ui'))
  await writeFile(join(root, 'ui/button.tsx'), 'one')
  await writeBuild(`import fs from 'node:fs'; fs.mkdirSync('dist', { recursive: true }); fs.appendFileSync('dist/built', 'x')`)
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** A build like the real one, which records what it was made of. */
async function writeBuild(script: string): Promise<void> {
  const stamps = pathToFileURL('tools/web-build/web-inputs.ts').href
  const stamping = `import { hashWebInputs, stampBuild } from '${stamps}'\n${script}\nawait stampBuild('.', await hashWebInputs('.'))`
  await writeFile(join(root, 'build.mjs'), stamping)
  await writeFile(join(root, 'package.json'), JSON.stringify({ scripts: { build: `"${process.execPath}" build.mjs` } }))
}

const build = () => buildPages({ root, say: (line) => printed.push(line), signal: new AbortController().signal })
const timesBuilt = async () => (await readFile(join(root, 'dist/built'), 'utf8')).length

test('pages are built once for the same sources', async () => {
  await build()
  await build()
  expect(await timesBuilt()).toBe(1)
  expect(printed).toHaveLength(1)
})

test('two products that are started from one folder at once build the pages once', async () => {
  await Promise.all([build(), build()])
  expect(await timesBuilt()).toBe(1)
})

test('pages are built again when a source changed, was added or was removed', async () => {
  await build()
  await writeFile(join(root, 'ui/button.tsx'), 'two')
  await build()
  await writeFile(join(root, 'ui/field.tsx'), 'new')
  await build()
  await rm(join(root, 'ui/button.tsx'))
  await build()
  expect(await timesBuilt()).toBe(4)
})

test('a changed spec builds nothing', async () => {
  await build()
  await writeFile(join(root, 'ui/button.spec.ts'), 'a test')
  await build()
  expect(await timesBuilt()).toBe(1)
})

test('a build that fails is reported with its last output and tried again next time', async () => {
  await writeBuild(`console.error('no such colour'); process.exit(1)`)
  await expect(build()).rejects.toThrow(/could not be built[^]*no such colour/)
  await expect(build()).rejects.toThrow(/no such colour/)
})

test('a project without pages has nothing to build', async () => {
  await writeFile(join(root, 'package.json'), JSON.stringify({ scripts: {} }))
  await build()
  expect(printed).toEqual([])
})
