/** An encoder for the videos. It is no part of the product, so it is no dependency. */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const PACKAGE = '@ffmpeg-installer/ffmpeg'
const VERSION = '1.1.0'
const FOLDER = join('.cache', 'ffmpeg')

/**
 * The program that FFMPEG names, the one on the path, or one from a package, which is then installed into `.cache`.
 * @throws Error when FFMPEG names no program, or the package has none for this machine
 */
export async function findFfmpeg(): Promise<string> {
  const named = process.env['FFMPEG']
  if (named) {
    if (await works(named)) return named
    throw new Error(`FFMPEG names no program: ${named}`)
  }
  if (await works('ffmpeg')) return 'ffmpeg'
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  await run(npm, ['install', '--no-save', '--prefix', FOLDER, `${PACKAGE}@${VERSION}`], { shell: process.platform === 'win32' })
  const { path } = createRequire(resolve(FOLDER, 'from-here.js'))(PACKAGE) as { path: string } // as: what the package documents
  return path
}

async function works(program: string): Promise<boolean> {
  return await run(program, ['-version']).then(
    () => true,
    () => false,
  )
}
