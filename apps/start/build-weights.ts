import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { StartFault } from './start-fault.ts'

const SCRIPT = 'features/chat/understanding/classifier/build-weights.ts'

/**
 * Trains the model that reads chat messages where its weights are missing or older than its examples: some seconds, once. In a
 * process of its own, since the first message must not wait for it.
 * @throws StartFault when the training fails
 */
export async function buildWeights(root: string, signal: AbortSignal): Promise<void> {
  const training = spawn(process.execPath, [SCRIPT], { cwd: root, signal, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  training.stderr.on('data', (piece: Buffer) => said.push(piece.toString()))
  await once(training, 'close')
  if (training.exitCode !== 0)
    throw new StartFault(`The chat's model could not be trained:\n    ${said.join('').trim().slice(-600)}`)
}
