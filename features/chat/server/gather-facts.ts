import { findToldEdit } from '#features/photo-edits/server/index.ts'
import { paths } from '#features/paths.ts'
import { PHOTOS_LIMIT } from '#features/membership/contract.ts'
import type { Language } from '#phrases/shape.ts'
import type { Transaction } from '#platform/database.ts'
import { choiceOf } from '../conversation/choices.ts'
import type { Facts, Heard } from '../conversation/turn.ts'
import type { ChatRow } from './chat-queries.ts'
import type { ChatDeps } from './deps.ts'
import { findNewestOrder } from './order-queries.ts'
import { offerBackdrops } from './offer-backdrops.ts'
import { findOutgoingByNetworkId } from './outgoing-queries.ts'

interface Asked {
  readonly chat: ChatRow
  readonly heard: Heard
  /** The message of ours that was answered. */
  readonly repliedTo: string | null
}

/** Everything that the conversation may want to know before it answers. */
export async function gatherFacts(deps: ChatDeps, tx: Transaction, asked: Asked): Promise<Facts> {
  const { chat } = asked
  const language = chat.language as Language // as: written by us alone
  const address = (path: string) => new URL(path, deps.publicUrl).href
  return {
    now: deps.clock.now(),
    language,
    brand: deps.brandName,
    isMember: chat.memberId !== null,
    allowance: await allowanceOf(deps, chat.memberId),
    ...(await editOf(tx, asked)),
    backdrops: offerBackdrops(language),
    links: {
      signUp: address(paths.auth({ next: paths.checkout({ next: 'chat' }) })),
      plan: address(paths.checkout({ next: 'chat' })),
      account: address(paths.account({ tab: 'billing' })),
      studio: address(paths.studio()),
    },
    support: deps.supportEmail,
  }
}

async function allowanceOf({ membership }: ChatDeps, memberId: string | null): Promise<Facts['allowance']> {
  if (memberId === null) return { isActive: false, used: 0, remaining: 0, limit: PHOTOS_LIMIT, renewsAt: undefined }
  const limit = await membership.getPhotoLimit(memberId)
  return {
    isActive: limit.hasActiveSubscription,
    used: limit.photosUsed,
    remaining: limit.photosRemaining,
    limit: limit.photosLimit,
    renewsAt: limit.resetDate === null ? undefined : new Date(limit.resetDate),
  }
}

async function editOf(tx: Transaction, { chat, heard, repliedTo }: Asked): Promise<Pick<Facts, 'edit' | 'isEditMeant'>> {
  if (chat.memberId === null) return { edit: undefined, isEditMeant: false }
  const meant = pressedEdit(heard) ?? (repliedTo === null ? undefined : (await findOutgoingByNetworkId(tx, repliedTo))?.editId)
  const editId = meant ?? (await findNewestOrder(tx, chat.id))?.editId
  const edit = editId ? await findToldEdit(tx, { memberId: chat.memberId, editId }) : undefined
  return { edit, isEditMeant: edit !== undefined && meant !== undefined && meant !== null }
}

function pressedEdit(heard: Heard): string | undefined {
  const choice = heard.what === 'choice' ? choiceOf(heard.id) : undefined
  return choice && 'editId' in choice ? choice.editId : undefined
}
