/** What the built pages are made of, so that an unchanged build can be skipped. */
import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { relative } from 'node:path'

const INPUTS = [
  'apps/web/**/*',
  'ui/**/*',
  'features/*/web/**/*',
  'features/*/contract.ts',
  'features/*.ts',
  'phrases/**/*',
  'package-lock.json',
  'vite.config.ts',
  'tools/build-web.ts',
  'tools/web-inputs.ts',
]

/** A hash over the names and the content of every input; run from the root of the project. */
export async function hashWebInputs(): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(INPUTS, { withFileTypes: true })) {
    if (entry.isFile() && !entry.name.endsWith('.spec.ts')) files.push(relative('.', `${entry.parentPath}/${entry.name}`))
  }
  files.sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(file))
  return hash.digest('hex')
}
