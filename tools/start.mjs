/*
 * `npm start` on a machine with any Node from 18 on, before anything is installed: so it uses Node's own modules only, and no
 * TypeScript. Installs when the lock file requires it, then starts the product with Node 24.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstall } from './ensure-install.mjs'
import { findNode } from './find-node.mjs'
import { whenNpmDies } from './when-npm-dies.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs the product, forwards signals to it, and exits with its code. */
function handOver(node) {
  // the compile cache is kept from one start to the next, for every process of the product: it saves a quarter of the start
  const env = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'), ...process.env }
  const options = { cwd: ROOT, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] } // the channel lets it notice our death
  const flags = ['--disable-warning=ExperimentalWarning', '--import', './platform/quick-imports.ts']
  const product = spawn(node, [...flags, join('apps', 'start.ts')], options)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => product.kill(signal))
  whenNpmDies(() => product.connected && product.disconnect()) // unlike a signal, it requests a clean end on Windows too
  product.on('error', (error) => fail(`Node 24 cannot be run: ${error.message}`))
  product.on('exit', (code) => process.exit(code ?? 1))
}

function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

try {
  await ensureInstall(ROOT)
  handOver(findNode(ROOT))
} catch (error) {
  fail(error.message)
}
