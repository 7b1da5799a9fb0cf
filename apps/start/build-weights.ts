import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { StartFault } from './start-fault.ts'

/** The weights that read chat messages, and the words that captions are spelt with. */
const SCRIPTS = ['features/chat/understanding/classifier/build-weights.ts', 'engine/captions/dictionary/build-words.ts']

/**
 * Builds what reads and writes words where it is missing or older than its sources: some seconds, once. In processes of their own,
 * since the first message must not wait for it.
 * @throws StartFault when one of them fails
 */
export async function buildWeights(root: string, signal: AbortSignal): Promise<void> {
  await Promise.all(SCRIPTS.map((script) => build(script, root, signal)))
}

async function build(script: string, root: string, signal: AbortSignal): Promise<void> {
  const building = spawn(process.execPath, [script], { cwd: root, signal, stdio: ['ignore', 'ignore', 'pipe'] })
  const output: string[] = []
  building.stderr.on('data', (piece: Buffer) => output.push(piece.toString()))
  await once(building, 'close')
  if (building.exitCode !== 0) throw new StartFault(`${script} failed:\n    ${output.join('').trim().slice(-600)}`)
}
