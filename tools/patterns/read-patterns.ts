import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Patterns } from './list-patterns.ts'

const PRINTER = fileURLToPath(new URL('print-patterns.ts', import.meta.url))

/** Every pattern of the product, listed by a process of its own: a module that is loaded already builds nothing. */
export async function readPatterns(): Promise<Patterns> {
  const { stdout } = await promisify(execFile)(process.execPath, [PRINTER], { maxBuffer: 2 ** 26 })
  return JSON.parse(stdout) as Patterns // as: what print-patterns.ts wrote
}
