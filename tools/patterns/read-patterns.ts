import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Patterns } from './list-patterns.ts'

const PRINTER = fileURLToPath(new URL('print-patterns.ts', import.meta.url))

/** Every pattern of the product, listed by a separate process: a module that is already loaded builds nothing. */
export async function readPatterns(): Promise<Patterns> {
  const { stdout } = await promisify(execFile)(process.execPath, [PRINTER], { maxBuffer: 2 ** 26 })
  return JSON.parse(stdout) as Patterns // as: what print-patterns.ts wrote
}
