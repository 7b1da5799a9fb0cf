/*
 * `npm run dev`: the whole product, restarted whenever a source changes. Node's own `--watch` follows only what apps/start.ts
 * imports, and so misses the sources of the server, the worker and the sandbox.
 */
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whenNpmDies } from './when-npm-dies.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const FOLDERS = ['apps', 'db', 'engine', 'features', 'phrases', 'platform', 'providers', 'sandbox', 'ui']
const IS_SOURCE = /(?<!\.spec)\.(?:tsx?|css|sql|json)$/
/** Saving all files, or changing the branch, counts as one change. */
const QUIET_MS = 200

let product = start()
let isEnding = false
let isStale = false
let quiet

function start() {
  const flags = ['--disable-warning=ExperimentalWarning', '--import', './platform/quick-imports.ts']
  const child = spawn(process.execPath, [...flags, join('apps', 'start.ts')], { cwd: ROOT, stdio: 'inherit' })
  child.once('exit', (code) => {
    product = undefined
    if (isEnding) process.exit(code ?? 1)
    if (isStale) restart()
    else process.stdout.write('\nWaiting for a change…\n')
  })
  return child
}

/** One at a time: the next one needs the ports and the folder of the one before. */
function restart() {
  if (product && !isStale) product.kill('SIGTERM') // a second request would end it by force
  isStale = product !== undefined
  product ??= start()
}

function noticeChange(file) {
  clearTimeout(quiet)
  quiet = setTimeout(() => {
    if (isEnding) return
    process.stdout.write(`\n${file} changed.\n`)
    restart()
  }, QUIET_MS)
}

for (const folder of FOLDERS) {
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (name !== null && IS_SOURCE.test(name)) noticeChange(join(folder, name))
  })
}

function end(signal) {
  isEnding = true
  if (product) product.kill(signal)
  else process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
whenNpmDies(() => end('SIGTERM'))
