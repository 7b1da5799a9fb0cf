import { needOf, OPERATIONS } from '#features/photo-edits/operations.ts'
import { DAY, addMs } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { WorkerDeps } from '../deps.ts'
import { countFailed } from './count-failed.ts'
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
  if (await hasWastedMany(deps, edit.memberId)) return { bytes: undefined, isFallback: true }
  await requireWritable(deps)
  const bytes = await tryGenerator(deps, edit, () => imageGenerator.generate({ words, format: edit.format }, { signal }))
  if (!bytes) return { bytes: undefined, isFallback: true }
  // a store that is away fails the attempt: it is no fault of the generator
  await deps.files.put(key, bytes)
  return { bytes, isFallback: false }
}

/** Described edits of a member that fail, or are deleted before they are done, in a day: then the engine renders the backdrops of the next. */
export const MAX_WASTED_A_DAY = 12

const DESCRIBED = OPERATIONS.filter((operation) => needOf(operation) === 'words')

/** Such an edit costs its member nothing, while the generator is paid for each: nobody may have it called without end. */
async function hasWastedMany({ db, clock }: Pick<WorkerDeps, 'db' | 'clock'>, memberId: string): Promise<boolean> {
  const failed = await countFailed(db, { memberId, operations: DESCRIBED, since: addMs(clock.now(), -DAY) })
  return failed >= MAX_WASTED_A_DAY
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
