/*
 * `npm test` on a machine with any Node from 18 on: installs what is missing, then runs every check and every test.
 */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstall } from './ensure-install.mjs'
import { findNode } from './find-node.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  await ensureInstall(ROOT)
  const { status } = spawnSync(findNode(ROOT), [join('tools', 'test-runs', 'run-checks.ts'), 'all'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}
