/*
 * `npm start` on a machine with any Node from 18 on, before anything is installed: so nothing but Node's own modules, and no
 * TypeScript. Installs when the lock file asks for it, then hands over to Node 24.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstall } from './ensure-install.mjs'
import { findNode } from './find-node.mjs'
import { whenNpmDies } from './when-npm-dies.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs the product, hands on the signals that we get, and ends as it ends. */
function handOver(node) {
  // compiled modules are kept from one start to the next, for every process of the product: a quarter of its start
  const env = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'), ...process.env }
  const options = { cwd: ROOT, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] } // by the channel it notices our death
  const flags = ['--disable-warning=ExperimentalWarning', '--import', './platform/quick-imports.ts']
  const product = spawn(node, [...flags, join('apps', 'start.ts')], options)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => product.kill(signal))
  whenNpmDies(() => product.connected && product.disconnect()) // unlike a signal, it asks for a clean end on Windows too
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
