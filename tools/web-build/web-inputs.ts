/** The inputs of the built pages, so that an unchanged build can be skipped by `npm start` and the stories. */
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const INPUTS = [
  'apps/web/**/*',
  'ui/**/*',
  'features/*/web/**/*',
  'features/landing/media/**/*',
  'features/*/*.ts',
  'features/*.{ts,tsx}',
  'engine/{backdrop-description,captions}/**/*',
  'engine/{compose,corrections,light,pixels}/**/*',
  'engine/{types,value-lists}.ts',
  'engine/feed/feed-shape.ts',
  'engine/post-designs/layouts.ts',
  'phrases/**/*',
  'platform/clock.ts',
  'platform/http/fill-places.ts',
  'package-lock.json',
  'vite.config.ts',
  'tools/web-build/**/*',
]

/** Inside the built pages, so that deleting them deletes the stamp too. */
const STAMP = 'dist/web/stamp'

/** A hash of the names and contents of every input below the project's folder. */
export async function hashWebInputs(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await listWebInputs(root)) hash.update(`${file}\0`).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

/** Below the project's folder, in order. */
export async function listWebInputs(root: string): Promise<string[]> {
  const files: string[] = []
  for await (const entry of glob(INPUTS, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !/\.spec\.tsx?$/.test(entry.name)) files.push(relative(root, join(entry.parentPath, entry.name)))
  }
  return files.sort()
}

/** Whether the existing pages were built from exactly these inputs. */
export async function isBuiltFrom(root: string, inputs: string): Promise<boolean> {
  return (await readFile(join(root, STAMP), 'utf8').catch(() => '')) === inputs
}

/** Writes the stamp of a finished build. */
export async function stampBuild(root: string, inputs: string): Promise<void> {
  await mkdir(dirname(join(root, STAMP)), { recursive: true })
  await writeFile(join(root, STAMP), inputs)
}
