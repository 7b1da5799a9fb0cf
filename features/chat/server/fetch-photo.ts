import type { ErrorCode } from '#features/error-codes.ts'
import { isErrorCode } from '#features/error-codes.ts'
import { MAX_UPLOAD_BYTES } from '#features/photo-edits/contract.ts'
import { receivePhoto } from '#features/photo-edits/server/index.ts'
import { Refusal } from '#platform/errors.ts'
import type { Attempt } from '#platform/queue.ts'
import { findChat } from './chat-queries.ts'
import type { WorkerDeps } from './deps.ts'
import { type IncomingRow, markFetched } from './incoming-queries.ts'
import { hasPicture } from './keep-messages.ts'

/**
 * Fetches what came with a message and keeps it as a photo of the member's, checked like every upload. Nothing is fetched of
 * somebody who may order nothing. Last attempt: the photo counts as not fetched, and the person is asked at once to send it again.
 */
export async function fetchPhoto(deps: WorkerDeps, row: IncomingRow, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
  const { db, log } = deps
  if (row.isFetched || !row.content || !hasPicture(row.content)) return
  const memberId = await findOrderer(deps, row.chatId)
  if (memberId === undefined) return markFetched(db, row.id, {})
  try {
    await markFetched(db, row.id, await download(deps, { fileId: row.content.file.id, memberId }))
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

type Fetched = { readonly photoId: string } | { readonly refusal: ErrorCode }

async function download(deps: WorkerDeps, { fileId, memberId }: { fileId: string; memberId: string }): Promise<Fetched> {
  const file = await deps.channel.downloadFile(fileId, { bytes: MAX_UPLOAD_BYTES, types: /^image\// })
  if (file.outcome === 'gone') return { refusal: 'photo_unavailable' }
  if (file.outcome === 'refused') return { refusal: file.reason === 'size' ? 'photo_too_large' : 'photo_type_unsupported' }
  try {
    const { id } = await receivePhoto({ ...deps.photoEdits, engine: deps.engine }, memberId, {
      file: file.bytes,
      isFirstFrameFine: true,
    })
    return { photoId: id }
  } catch (error) {
    if (error instanceof Refusal && isErrorCode(error.code)) return { refusal: error.code }
    throw error
  }
}
