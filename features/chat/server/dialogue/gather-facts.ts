import { costsRedo, findEditSummary } from '#features/photo-edits/server/index.ts'
import { paths } from '#features/paths.ts'
import { type Subscription } from '#features/membership/contract.ts'
import { PLAN } from '#features/plan.ts'
import { GRACE_MS } from '#features/membership/server/index.ts'
import { findOwnRefund, listRefunds, type Refund, whyNoOwnRefund } from '#features/payments/server/index.ts'
import { writeReais } from '#features/reais.ts'
import type { Language } from '#phrases/shape.ts'
import { addMs } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { choiceOf } from '#features/chat/conversation/choices.ts'
import type { Facts, ChatInput } from '#features/chat/conversation/types.ts'
import type { IntentKind } from '#features/chat/understanding/intent.ts'
import type { ChatRow } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { findNewestOrder } from '../order-queries.ts'
import { gatherPost } from '../posts/gather-post.ts'
import { describeHours, describeOpening, nextOpening } from '../support/support-hours.ts'
import type { SupportThreadRow } from '../support/thread-queries.ts'
import { offerBackdrops } from './offer-backdrops.ts'
import { findFirstAnswer, findOutgoingByNetworkId } from '../outbox/outgoing-queries.ts'

interface FactsRequest {
  readonly chat: ChatRow
  readonly input: ChatInput
  /** The network's id of our message that was quoted. */
  readonly repliedTo: string | null
  readonly writtenAt: Date
  readonly isMoreComing: boolean
  readonly arePicturesHeld: boolean
  readonly thread: SupportThreadRow | undefined
}

/** Loads everything that the conversation may need for its answer. */
export async function gatherFacts(deps: ChatDeps, tx: Transaction, asked: FactsRequest): Promise<Facts> {
  const { chat, writtenAt, isMoreComing, arePicturesHeld, thread } = asked
  const language = chat.language
  const address = (path: string) => new URL(path, deps.publicUrl).href
  const spoken = await editOf(tx, asked, deps.clock.now())
  return {
    now: deps.clock.now(),
    writtenAt,
    isMoreComing,
    arePicturesHeld,
    shownAt: await findShownAt(tx, chat),
    language,
    brand: deps.brandName,
    isMember: chat.memberId !== null,
    isLinkedByCode: chat.isLinkedByCode,
    isStopped: chat.stoppedAt !== null,
    allowance: await allowanceOf(deps, tx, chat.memberId),
    ...spoken,
    post: await gatherPost(deps, tx, { ...asked, editId: spoken.edit?.id }),
    refundRefusal: await refundRefusalOf(deps, tx, asked),
    refund: await refundOf(deps, tx, { ...asked, language }),
    showsAnything: deps.photoEdits.hasImageGenerator,
    backdrops: offerBackdrops(language),
    links: {
      signUp: address(paths.auth({ next: paths.checkout({ next: 'chat' }) })),
      plan: address(paths.checkout({ next: 'chat' })),
      account: address(paths.account({ tab: 'billing' })),
      card: address(paths.account({ tab: 'billing', card: 'new' })),
      settings: address(paths.account({ tab: 'settings' })),
      profile: address(paths.account({ tab: 'profile' })),
      studio: address(paths.studio()),
      connect: address(paths.socialConnect()),
    },
    support: deps.supportEmail,
    team: teamOf(deps, language),
    thread: thread && { id: thread.id },
    price: writeReais(PLAN.valueInCents, language),
  }
}

function teamOf({ clock, supportHours }: ChatDeps, language: Language): Facts['team'] {
  const opensAt = nextOpening(supportHours, clock.now())
  const hours = describeHours(supportHours, language)
  return opensAt ? { hours, opensAt: describeOpening(opensAt, language) } : { hours }
}

/** The question is the first message sent since the wait began. */
async function findShownAt(tx: Transaction, { id, state: { since = 0 } }: ChatRow): Promise<Date | undefined> {
  const began = new Date(since)
  const question = await findFirstAnswer(tx, { chatId: id, since: began })
  if (!question) return began
  return question.state === 'sent' ? (question.sentAt ?? undefined) : undefined
}

const NO_ALLOWANCE = {
  isActive: false,
  isCourtesy: false,
  problem: undefined,
  used: 0,
  remaining: 0,
  limit: PLAN.editsPerPeriod,
  renewsAt: undefined,
  lateUntil: undefined,
  endsAt: undefined,
} as const

async function allowanceOf({ membership }: ChatDeps, tx: Transaction, memberId: string | null): Promise<Facts['allowance']> {
  if (memberId === null) return NO_ALLOWANCE
  const limit = await membership.getAllowance(memberId, tx)
  return {
    isActive: limit.hasActiveSubscription,
    isCourtesy: limit.subscription?.is_courtesy ?? false,
    problem: problemOf(limit.subscription?.status),
    used: limit.photosUsed,
    remaining: limit.photosRemaining,
    limit: limit.photosLimit,
    renewsAt: limit.resetDate === null ? undefined : new Date(limit.resetDate),
    lateUntil: graceOf(limit.subscription),
    endsAt: endOf(limit.subscription),
  }
}

function graceOf(subscription: Subscription | null): Date | undefined {
  const due = subscription?.renews_at
  return due && subscription.status === 'overdue' ? addMs(new Date(due), GRACE_MS) : undefined
}

function endOf(plan: Subscription | null): Date | undefined {
  return plan?.ends_at ? new Date(plan.ends_at) : undefined
}

function problemOf(status: string | undefined): Facts['allowance']['problem'] {
  if (status === 'suspended') return 'suspended'
  return status === 'overdue' ? 'late' : undefined
}

function askedOf(input: ChatInput): IntentKind | undefined {
  if (input.what === 'text') return input.intent.kind
  return input.what === 'photo' ? input.aside?.kind : undefined
}

async function refundRefusalOf(deps: ChatDeps, tx: Transaction, { chat, input }: FactsRequest): Promise<Facts['refundRefusal']> {
  return askedOf(input) === 'refund' && chat.memberId !== null ? whyNoOwnRefund(deps.payments, tx, chat.memberId) : undefined
}

/**
 * For a person who asks for a refund, only one requested by themselves; for one who asks about a refund, also one that we
 * made.
 */
async function refundOf(
  deps: ChatDeps,
  tx: Transaction,
  { chat, input, language }: FactsRequest & { readonly language: Language },
): Promise<Facts['refund']> {
  const kind = askedOf(input)
  if (chat.memberId === null || (kind !== 'refund' && kind !== 'refund-status')) return undefined
  const own = await findOwnRefund(deps.payments, tx, chat.memberId)
  const refund = own ?? (kind === 'refund-status' ? newestOf(await listRefunds(tx, chat.memberId)) : undefined)
  return refund && presentRefund(refund, language)
}

function newestOf(refunds: readonly Refund[]): Refund | undefined {
  return refunds.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]
}

function presentRefund({ status, amountCents, protocol }: Refund, language: Language): Facts['refund'] {
  const ended = { completed: 'done', failed: 'failed' } as const
  const state = status === 'completed' || status === 'failed' ? ended[status] : 'under-way'
  return { state, amount: writeReais(amountCents, language), protocol }
}

async function editOf(
  tx: Transaction,
  { chat, input, repliedTo }: FactsRequest,
  now: Date,
): Promise<Pick<Facts, 'edit' | 'isEditMeant' | 'isEditNewest'>> {
  if (chat.memberId === null) return { edit: undefined, isEditMeant: false, isEditNewest: false }
  const meant = pressedEdit(input) ?? (await repliedEdit(tx, repliedTo))
  const newestId = (await findNewestOrder(tx, chat.id))?.editId
  const editId = meant ?? awaitedEdit(chat.state) ?? newestId
  const edit = editId ? await findDiscussedEdit(tx, { memberId: chat.memberId, editId }, now) : undefined
  return { edit, isEditMeant: edit !== undefined && meant !== undefined, isEditNewest: editId === newestId }
}

async function findDiscussedEdit(
  tx: Transaction,
  which: { memberId: string; editId: string },
  now: Date,
): Promise<Facts['edit']> {
  const edit = await findEditSummary(tx, which)
  const redoCosts = edit !== undefined && (await costsRedo(tx, { editId: edit.id, now }))
  return edit && { ...edit, ...(redoCosts && { redoCosts }) }
}

/** After talk about a post, a day or an hour alone refers to the same edit. */
function awaitedEdit({ wait }: ChatRow['state']): string | undefined {
  if (wait.for === 'when') return wait.editId
  return wait.for === 'yes' && wait.to.do === 'post' ? wait.to.editId : undefined
}

async function repliedEdit(tx: Transaction, repliedTo: string | null): Promise<string | undefined> {
  const message = repliedTo === null ? undefined : await findOutgoingByNetworkId(tx, repliedTo)
  return message?.editId ?? undefined
}

function pressedEdit(input: ChatInput): string | undefined {
  const choice = input.what === 'choice' ? choiceOf(input.id) : undefined
  return choice && 'editId' in choice ? choice.editId : undefined
}
