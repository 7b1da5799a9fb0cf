/**
 * `npm run drill:short`: the short versions of drill, load and restore. A machine that is busy with other things cannot be held to
 * times: what must be true of money, pictures and messages is checked all the same.
 */
import { spawnSync } from 'node:child_process'

const NODE = ['--disable-warning=ExperimentalWarning', '--import', './platform/quick-imports.ts']
const STEPS: readonly (readonly string[])[] = [
  ['tools/drill/rehearse-restore.ts'],
  ['tools/drill/drill.ts', '--short'],
  ['bench/load.ts', '--short', '--only', 'webhooks'],
]

let failed = 0
for (const step of STEPS) {
  console.log(`\n${step.join(' ')}`)
  const { status } = spawnSync(process.execPath, [...NODE, ...step], { stdio: 'inherit' })
  if (status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
