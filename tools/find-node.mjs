import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const NEEDED_MAJOR = 24
const PACKAGE_PLATFORMS = { linux: 'linux', win32: 'win' }

/**
 * The Node that runs the product: the one installed with it, else the current one.
 * @param {string} root the project's folder
 * @returns {string} path of a program
 */
export function findNode(root) {
  const packaged = packagedNode(root)
  if (majorOf(packaged) >= NEEDED_MAJOR) return packaged
  if (majorOf(process.execPath) >= NEEDED_MAJOR) return process.execPath
  throw new Error(
    `Mandou needs Node ${NEEDED_MAJOR} or newer, and npm has none for this system (${process.platform} ${process.arch}). ` +
      `You have ${process.version}; a newer one is at https://nodejs.org.`,
  )
}

function packagedNode(root) {
  const folder = join(
    root,
    'node_modules',
    `node-${PACKAGE_PLATFORMS[process.platform] ?? process.platform}-${process.arch}`,
    'bin',
  )
  return join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
}

/** The program is run to find out: it may exist and not run, such as one for glibc on a system with musl. */
function majorOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}
