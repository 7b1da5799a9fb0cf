/**
 * Starts edits and closes the engine in the middle of each, once in every stage, then receives a photo and closes in the middle
 * of that. Prints the outcome of each; the parent process checks how it ends.
 */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { photoPath } from './compose/cutouts.test-support.ts'
import { openEngineForTests } from './engine.test-support.ts'
import { STAGES, type PictureOrder, type Stage } from './types.ts'

const ORDER = { operation: 'swap', backdrop: 'madeira-clara', format: '4:5', language: 'pt-BR' } as const satisfies PictureOrder
const INTO_THE_STAGE_MS = 10

const photo = await readFile(photoPath('barista.jpg'))
// the first edit that gets beyond its cutout spares the later ones theirs
const cacheDir = await mkdtemp(join(tmpdir(), 'cutouts-'))
for (const stage of STAGES) console.log(stage, await closeIn(stage)) // oxlint-disable-line no-console -- printing is its purpose
console.log('receive', await closeWhileReceiving()) // oxlint-disable-line no-console -- as above

async function closeIn(stage: Stage): Promise<string> {
  const engine = await openEngineForTests({ cacheDir })
  const reached = Promise.withResolvers<void>()
  const edit = engine.edit(photo, ORDER, { onProgress: (at) => void (at === stage && reached.resolve()) })
  const outcome = edit.then(
    () => 'done',
    () => 'broken off',
  )
  await Promise.race([reached.promise, outcome])
  await pause(INTO_THE_STAGE_MS)
  await engine.close()
  return outcome
}

async function closeWhileReceiving(): Promise<string> {
  const engine = await openEngineForTests()
  const outcome = engine.receive(photo).then(
    () => 'done',
    () => 'broken off',
  )
  await pause(300)
  await engine.close()
  return outcome
}
