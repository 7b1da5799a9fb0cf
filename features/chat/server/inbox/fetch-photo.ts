import type { ErrorCode } from '#features/error-codes.ts'
import { isErrorCode } from '#features/error-codes.ts'
import { MAX_UPLOAD_BYTES } from '#features/photo-edits/contract.ts'
import { countOpenUpload, receivePhoto } from '#features/photo-edits/server/index.ts'
import { Refusal } from '#platform/errors.ts'
import type { Attempt } from '#platform/queue.ts'
import type { DownloadOutcome } from '#providers/chat/port.ts'
import { findChat } from '../chat-queries.ts'
import type { WorkerDeps } from '../deps.ts'
import { type IncomingRow, markFetched } from './incoming-queries.ts'
import { hasPicture } from './has-picture.ts'

/**
 * Fetches what came with a message and keeps it as a photo of the member's, checked like every upload. Nothing is fetched of
 * somebody who may order nothing. Last attempt: the photo counts as not fetched, and the person is asked at once to send it again.
 */
export async function fetchPhoto(deps: WorkerDeps, row: IncomingRow, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
  const { db, log } = deps
  if (row.isFetched || !row.content || !hasPicture(row.content)) return
  const memberId = await findOrderer(deps, row.chatId)
  if (memberId === undefined) return void (await markFetched(db, row.id, {}))
  try {
    const file = await deps.channel.downloadFile(row.content.file.id, { bytes: MAX_UPLOAD_BYTES, types: /^image\// })
    await keep(deps, row.id, { file, memberId })
  } catch (error) {
    if (!isLast) throw error
    log.error({ err: error, messageId: row.id }, 'a photo could not be fetched')
    await markFetched(db, row.id, { refusal: 'photo_not_fetched' })
  }
}

/** The member behind a chat, if the plan is alive. */
async function findOrderer({ db, membership }: WorkerDeps, chatId: string): Promise<string | undefined> {
  const memberId = (await findChat(db, chatId))?.memberId
  if (!memberId) return undefined
  return (await membership.getPhotoLimit(memberId)).hasActiveSubscription ? memberId : undefined
}

async function keep(
  deps: WorkerDeps,
  messageId: string,
  { file, memberId }: { readonly file: DownloadOutcome; readonly memberId: string },
): Promise<void> {
  const refuse = async (refusal: ErrorCode) => void (await markFetched(deps.db, messageId, { refusal }))
  if (file.outcome === 'gone') return refuse('photo_unavailable')
  if (file.outcome === 'refused') return refuse(file.reason === 'size' ? 'photo_too_large' : 'photo_type_unsupported')
  try {
    await countOpenUpload(deps.photoEdits, memberId, () =>
      receivePhoto({ ...deps.photoEdits, engine: deps.engine }, memberId, {
        file: file.bytes,
        isFirstFrameFine: true,
        // neither who dies in between nor who comes second leaves a photo behind that no message knows
        keepAlong: async (tx, photoId) => {
          if (!(await markFetched(tx, messageId, { photoId }))) throw new FetchedBefore()
        },
      }),
    )
  } catch (error) {
    if (error instanceof FetchedBefore) return
    if (!(error instanceof Refusal && isErrorCode(error.code))) throw error
    await refuse(error.code)
  }
}

/** An attempt that was taken for lost has kept the photo meanwhile. */
class FetchedBefore extends Error {}
