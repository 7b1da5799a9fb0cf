import sharp from 'sharp'
import { EngineRefusal, type EditedPicture } from '#engine/types.ts'
import { newId } from '#platform/crypto.ts'
import type { Attempt, Job } from '#platform/queue.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import { meterPreview, type PreviewAccount, PreviewsUsedUp } from '../cutouts/meter-preview.ts'
import type { WorkerDeps } from '../deps.ts'
import { publishEditEvent } from '../edits/edit-events.ts'
import { findOrderParts, forgettingDeleted, orderOf, type Orderable, readOriginal } from '../edits/make-result.ts'
import { watermarkPicture } from '../pictures/watermark-picture.ts'

/** Two of them side by side fill a phone; on a computer they are smaller. */
const WIDTH = 480
const QUALITY = 80

/** A preview in a worker, of a finished edit or of what would be ordered. */
export interface PreviewInWork {
  readonly account: PreviewAccount
  /** The edit or the draft as the picture shows it. */
  readonly shown: Orderable
  readonly format: Format
  readonly watermarked: boolean
  readonly findGenerated: () => Promise<Uint8Array | undefined>
  /** Of the edit or the photo: who waits listens for its events. */
  readonly eventId: string
  readonly store: (picture: Uint8Array) => Promise<void>
  /** @param givenUp no preview's key */
  readonly giveUp: (givenUp: string) => Promise<void>
  readonly putOff: (startAfter: Date) => Promise<void>
}

/**
 * Makes one preview behind every ordered edit, and tells who waits for it. While the member's account of processor time is full it is put
 * off; one that cannot be made is given up, so that the next request starts over, and is charged all the same.
 */
export async function makePreview(deps: WorkerDeps, preview: PreviewInWork, { signal, isLast }: Attempt): Promise<void> {
  const publish = () => publishEditEvent(deps.db, preview.eventId)
  try {
    const picture = await meterPreview(deps, preview.account, (onUsed) => draw(deps, preview, { onUsed, signal }))
    const { jpeg } = preview.watermarked ? await watermarkPicture(picture.jpeg) : picture
    await preview.store(
      await sharp(jpeg).resize({ width: WIDTH, withoutEnlargement: true }).jpeg({ quality: QUALITY }).toBuffer(),
    )
    await publish()
  } catch (error) {
    if (error instanceof PreviewsUsedUp) {
      await preview.putOff(error.freeAt)
      await publish()
      return
    }
    if (error instanceof EngineRefusal || isLast) {
      await preview.giveUp(newId(deps.clock.now()))
      await publish()
    }
    if (!(error instanceof EngineRefusal)) throw error
  }
}

/** A job that is put off twice has another key each time: the queue refuses a second job under the key of one that runs. */
export async function putOffPreview<Which extends object>(
  { db, queue }: Pick<WorkerDeps, 'db' | 'queue'>,
  job: Job<Which>,
  { which, key, startAfter }: { readonly which: Which; readonly key: string; readonly startAfter: Date },
): Promise<void> {
  await queue.enqueue(db, job, { payload: which, key: `${key} ${startAfter.toISOString()}`, startAfter, ahead: 0 })
}

async function draw(
  deps: WorkerDeps,
  { shown, format, findGenerated }: PreviewInWork,
  how: { onUsed: (processorMs: number) => void; signal: AbortSignal },
): Promise<EditedPicture> {
  const photo = await readOriginal(deps, shown.photoId)
  const order = orderOf(shown, format, await findOrderParts(deps, shown, await findGenerated()))
  const edit = () => deps.engine.edit(photo, order, { ...how, owner: shown.memberId, isDeferred: true })
  return forgettingDeleted(deps, { id: shown.photoId, photo }, edit)
}
