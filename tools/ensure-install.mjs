import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** npm prints the reason first, and then a page of advice. */
const TOLD_LINES = 8

/**
 * Installs exactly what the lock file says, unless it is already installed.
 * @param {string} root the project's folder
 */
export async function ensureInstall(root) {
  if (isInstalled(root)) return
  const release = takeTurn(root)
  try {
    await install(root)
  } finally {
    release()
  }
}

/**
 * npm writes a list of what it installed as its last step. Packages for other systems are missing from it, and those for
 * development when they were left out on purpose.
 */
function isInstalled(root) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'))
  const locked = readPackages(join(root, 'package-lock.json'))
  if (!installed || !locked) return false // npm itself will report what is wrong with the lock file
  const isWithoutDev = !Object.values(installed).some((entry) => entry.dev)
  const mayBeMissing = (entry) => entry.optional || entry.devOptional || (entry.dev && isWithoutDev)
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed[path]
    return found ? found.version === wanted.version : mayBeMissing(wanted)
  })
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Two installations at once would damage each other. The note is beside npm's folder, which npm empties first, and not in a
 * folder where every account of the machine may write.
 */
function takeTurn(root) {
  const note = join(root, '.installing')
  if (!writeNew(note)) {
    const holder = readHolder(note)
    if (holder && isAlive(holder))
      throw new Error(`Packages are being installed here already (process ${holder}, noted in ${note}). Nothing was touched.`)
    rmSync(note, { force: true })
    if (!writeNew(note)) throw new Error('Packages are being installed here already. Nothing was touched.')
  }
  return () => rmSync(note, { force: true })
}

/** False when there is one already: of two at the same time one is first. */
function writeNew(note) {
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function readHolder(note) {
  try {
    return Number(readFileSync(note, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function install(root) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const stopTelling = reportProgress(() => `Installing packages, the first time only… ${seconds()} s`)
  const { code, output } = await runNpm(root)
  stopTelling()
  if (code === 0) {
    process.stdout.write(`Installed in ${seconds()} s.\n`)
    return
  }
  const reason = output
    .split('\n')
    .filter((line) => !/^(npm error)?\s*$/.test(line))
    .slice(0, TOLD_LINES)
  throw new Error(['The packages could not be installed (npm ci):', ...reason.map((line) => `    ${line}`)].join('\n'))
}

/** A line that is updated on a terminal; elsewhere one line once. */
function reportProgress(compose) {
  if (!process.stdout.isTTY) {
    process.stdout.write('Installing packages, the first time only…\n')
    return () => undefined
  }
  const tell = () => process.stdout.write(`\r${compose()}`)
  tell()
  const timer = setInterval(tell, 1000)
  return () => {
    clearInterval(timer)
    process.stdout.write('\r\u001B[K')
  }
}

function runNpm(root) {
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath // npm passes its own path to its scripts
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...options], { cwd: root })
    : spawn(`npm ${options.join(' ')}`, { cwd: root, shell: true })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(piece))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }))
  })
}
