import { ProviderFault } from '#platform/errors.ts'
import type { WorkerDeps } from '../deps.ts'
import type { EditRow } from './edit-queries.ts'
import { requireWritable } from '../storage-outage.ts'
import { generatedBackdropKey } from '../stored-files.ts'
import { timeStage } from './stage-meter.ts'

export interface GeneratedBackdrop {
  /** Undefined: the engine renders one. */
  readonly bytes: Uint8Array | undefined
  /** A generator was called and failed. */
  readonly isFallback: boolean
}

/**
 * The backdrop of a `describe`, from the generator if there is one. Stored before it is used, so that a second attempt and other
 * formats show the same backdrop. It is paid for once, and again only if the store fails while the generator works.
 */
export async function generateBackdrop(deps: WorkerDeps, edit: EditRow, signal: AbortSignal): Promise<GeneratedBackdrop> {
  const key = generatedBackdropKey(edit.id)
  const earlier = await deps.files.get(key)
  if (earlier) return { bytes: earlier, isFallback: false }
  const { imageGenerator } = deps
  const { words } = edit.wishes
  if (!imageGenerator || !words) return { bytes: undefined, isFallback: false }
  await requireWritable(deps)
  const bytes = await tryGenerator(deps, edit, () => imageGenerator.generate({ words, format: edit.format }, { signal }))
  if (!bytes) return { bytes: undefined, isFallback: true }
  // a store that is away fails the attempt: it is no fault of the generator
  await deps.files.put(key, bytes)
  return { bytes, isFallback: false }
}

async function tryGenerator(
  { stages, log }: WorkerDeps,
  { id }: EditRow,
  generate: () => Promise<Uint8Array>,
): Promise<Uint8Array | undefined> {
  try {
    return await timeStage(stages, 'generate', generate)
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ err: error, editId: id }, 'the generator failed; the engine renders one instead')
    return undefined
  }
}
