import { isErrorCode } from '#features/error-codes.ts'
import { draftPublication, listOpenPosts, type PostView } from '#features/publishing/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { Refusal } from '#platform/errors.ts'
import { choiceOf } from '#features/chat/conversation/choices.ts'
import type { ChatInput, PostFacts, DiscussedPost } from '#features/chat/conversation/types.ts'
import type { ChatRow } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { zoneOfPhone } from './zone-of-phone.ts'

interface PostRequest {
  readonly chat: ChatRow
  readonly input: ChatInput
  readonly editId: string | undefined
}

/** The facts about posts; loads nothing unless the person asks about them. */
export async function gatherPost(
  deps: ChatDeps,
  tx: Transaction,
  { chat, input, editId }: PostRequest,
): Promise<PostFacts | undefined> {
  const { memberId, phone } = chat
  if (memberId === null || !isAboutPosts(input)) return undefined
  const open = await listOpenPosts(tx, memberId)
  return {
    zone: zoneOfPhone(phone),
    scheduled: open.filter(({ canCancel }) => canCancel).map(discussed),
    draft: editId === undefined ? undefined : await draftOf(deps, tx, { chat, memberId, editId }),
  }
}

const INTENTS: ReadonlySet<string> = new Set(['publish', 'schedule', 'posts', 'cancel'])
const CHOICES: ReadonlySet<string> = new Set(['publish', 'unpost'])

function isAboutPosts(input: ChatInput): boolean {
  if (input.what === 'text') return INTENTS.has(input.intent.kind)
  return input.what === 'choice' && CHOICES.has(choiceOf(input.id)?.to ?? '')
}

async function draftOf(
  deps: ChatDeps,
  tx: Transaction,
  { chat, memberId, editId }: { chat: ChatRow; memberId: string; editId: string },
): Promise<PostFacts['draft']> {
  const language = chat.language
  try {
    const draft = await draftPublication({ ...deps.publishing, db: tx }, { memberId, editId }, language)
    const { account, caption, fits_feed: fitsFeed, fit, latest_at: latestAt, earlier } = draft
    return {
      account: account ?? undefined,
      caption,
      fitsFeed,
      fit,
      latestAt: new Date(latestAt),
      earlier: earlier && {
        id: earlier.id,
        editId,
        editIds: earlier.edit_ids,
        state: earlier.state,
        at: new Date(earlier.at),
        canMove: earlier.actions.includes('change'),
      },
    }
  } catch (error) {
    if (error instanceof Refusal && isErrorCode(error.code)) return { refusal: error.code }
    throw error
  }
}

function discussed({ id, editId, editIds, state, at, canMove }: PostView): DiscussedPost {
  return { id, editId, editIds, state, at, canMove }
}
