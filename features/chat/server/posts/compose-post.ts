/** Composes the outcome of a post, as it is when the message is sent. */
import { isErrorCode } from '#features/error-codes.ts'
import { paths } from '#features/paths.ts'
import { findPost } from '#features/publishing/server/index.ts'
import { errorText } from '#features/serve-errors.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { Composed, MessageDraft } from '../messages/draft.ts'
import type { WorkerDeps } from '../deps.ts'
import type { OutgoingContent } from '../outbox/outgoing.ts'

/** Instagram returns the address shortly after the post is public, or never. */
const LINK_COMES_WITHIN_MS = MINUTE

export async function composePost(
  deps: WorkerDeps,
  { publicationId }: Extract<OutgoingContent, { kind: 'post' }>,
  { row: { memberId }, language }: MessageDraft,
): Promise<Composed> {
  const post = memberId === null ? undefined : await findPost(deps.db, { memberId, publicationId })
  if (!post) return null
  const texts = chatTexts[language].post
  if (post.state === 'failed') {
    const why = errorText(
      post.errorCode !== null && isErrorCode(post.errorCode) ? post.errorCode : 'publication_failed',
      language,
    )
    const url = new URL(paths.calendar({ post: publicationId }), deps.publicUrl).href
    return { kind: 'link', text: fill(texts.failed, { why }), label: texts.seePosts, url }
  }
  if (post.state !== 'published') return null
  const text = fill(texts.published, { account: post.username })
  if (post.permalink) return { kind: 'link', text, label: texts.seeOnInstagram, url: post.permalink }
  const isComing = post.publishedAt && addMs(post.publishedAt, LINK_COMES_WITHIN_MS) > deps.clock.now()
  return isComing ? 'later' : { kind: 'text', text }
}
