import { hashParts } from '#platform/crypto.ts'
import type { WaitForWorker } from '#features/serve.ts'
import { HOUR, SECOND } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'
import { type PreviewAccount, requireTimeForPreview } from '../cutouts/meter-preview.ts'
import type { ServerDeps } from '../deps.ts'
import { PHOTO_EDITS_TOPIC } from '../edits/edit-events.ts'
import { askToComeBack, WAIT_FOR_WORKER_MS, waitForEvent } from '../edits/wait-for-event.ts'

interface AskedPreview {
  readonly account: PreviewAccount
  /** Of the edit or the photo whose events tell of it. */
  readonly eventId: string
  /** Its row; without a picture while it is made. */
  readonly find: () => Promise<{ readonly picture: Uint8Array | null } | undefined>
  /** Writes row and job. */
  readonly order: () => Promise<void>
}

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'notifications'> & { readonly waitForWorker: WaitForWorker }

/**
 * Orders a preview and waits until a worker has made it. Refuses with `edit_not_ready` when it takes long, `edit_failed` when it was
 * given up, and `too_many_requests` while the account of processor time is full.
 */
export async function waitForPreview(deps: Deps, { account, eventId, find, order }: AskedPreview): Promise<Uint8Array> {
  const look = async () => {
    const row = await find()
    return row ? (row.picture ?? undefined) : refuse('edit_failed')
  }
  const made = await deps.waitForWorker(async (signal) => {
    const madeMeanwhile = (await find())?.picture
    if (madeMeanwhile) return madeMeanwhile
    return waitForEvent(deps.notifications, {
      topic: PHOTO_EDITS_TOPIC,
      id: eventId,
      timeoutMs: WAIT_FOR_WORKER_MS,
      signal,
      start: async () => {
        await requireTimeForPreview(deps, account)
        await order()
      },
      look: async () => {
        const picture = await look()
        if (!picture) await requireTimeForPreview(deps, account)
        return picture
      },
    })
  })
  return made ?? askToComeBack()
}

/** Refuses `too_many_requests` when an hour's number was asked for. @param asked within an hour */
export function requirePreviewLeft(asked: number, most: number): void {
  if (asked >= most) refuse('too_many_requests', { extra: { remainingTime: HOUR / SECOND } })
}

/** The key of a preview: a hash of everything that it shows. */
export function hashPreview(shown: object): string {
  return hashParts([shown])
}
