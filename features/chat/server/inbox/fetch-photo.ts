import type { ErrorCode } from '#features/error-codes.ts'
import { isErrorCode } from '#features/error-codes.ts'
import { MAX_UPLOAD_BYTES } from '#features/photo-edits/contract.ts'
import { meterUpload, receivePhoto, UploadsBusy } from '#features/photo-edits/server/index.ts'
import { Refusal } from '#platform/errors.ts'
import type { Attempt } from '#platform/queue.ts'
import type { DownloadOutcome } from '#providers/chat/port.ts'
import { findChat } from '../chat-queries.ts'
import type { WorkerDeps } from '../deps.ts'
import { type IncomingRow, markFetched } from './incoming-queries.ts'
import { hasPicture } from './has-picture.ts'

/**
 * Fetches the file of a message and stores it as the member's photo, checked like every upload. Fetches nothing for a sender
 * who may not order.
 * @throws whatever went wrong; after the last attempt the photo counts as not fetched
 */
export async function fetchPhoto(deps: WorkerDeps, row: IncomingRow, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
  const { db } = deps
  if (row.isFetched || !row.content || !hasPicture(row.content)) return
  const memberId = await findOrderer(deps, row.chatId)
  if (memberId === undefined) return void (await markFetched(db, row.id, {}))
  try {
    const file = await deps.channel.downloadFile(row.content.file.id, { bytes: MAX_UPLOAD_BYTES, types: /^image\// })
    await keep(deps, row.id, { file, memberId, isLast })
  } catch (error) {
    if (isLast) await markFetched(db, row.id, { refusal: 'photo_not_fetched' })
    throw error
  }
}

/** The member of the chat, if their plan is active. */
async function findOrderer({ db, membership }: WorkerDeps, chatId: string): Promise<string | undefined> {
  const memberId = (await findChat(db, chatId))?.memberId
  if (!memberId) return undefined
  return (await membership.hasPlan(memberId)) ? memberId : undefined
}

async function keep(
  deps: WorkerDeps,
  messageId: string,
  { file, memberId, isLast }: { readonly file: DownloadOutcome; readonly memberId: string; readonly isLast: boolean },
): Promise<void> {
  const refuse = async (refusal: ErrorCode) => void (await markFetched(deps.db, messageId, { refusal }))
  if (file.outcome === 'gone') return refuse('photo_unavailable')
  if (file.outcome === 'refused') return refuse(file.reason === 'size' ? 'photo_too_large' : 'photo_type_unsupported')
  try {
    await meterUpload(deps.photoEdits, memberId, (terms) =>
      receivePhoto({ ...deps.photoEdits, engine: deps.engine }, memberId, {
        ...terms,
        file: file.bytes,
        isFirstFrameFine: true,
        // in the same transaction as the photo, so that neither a crash nor a second attempt leaves a photo without a message
        keepAlong: async (tx, photoId) => {
          if (!(await markFetched(tx, messageId, { photoId }))) throw new FetchedBefore()
        },
      }),
    )
  } catch (error) {
    if (error instanceof FetchedBefore) return
    if (error instanceof UploadsBusy && !isLast) throw error
    if (!(error instanceof Refusal && isErrorCode(error.code))) throw error
    await refuse(error.code)
  }
}

/** Another attempt, taken for lost, has stored the photo meanwhile. */
class FetchedBefore extends Error {}
