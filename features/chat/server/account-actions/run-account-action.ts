/** Cancels, refunds or deletes the account through the same server functions as the site's routes. */
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import { isErrorCode } from '#features/error-codes.ts'
import { cancelPlan, requestOwnRefund } from '#features/payments/server/index.ts'
import { writeReais } from '#features/reais.ts'
import { errorText } from '#features/serve-errors.ts'
import { chatTexts } from '#phrases/chat.ts'
import { noticeTexts } from '#phrases/money.ts'
import { fill, type Language } from '#phrases/shape.ts'
import type { Transaction } from '#platform/database.ts'
import { Refusal } from '#platform/errors.ts'
import type { Attempt } from '#platform/queue.ts'
import { findChat } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import type { AccountAction, AccountActionRequest } from '../jobs.ts'
import { enqueueMessages } from '../outbox/enqueue-messages.ts'

/** Safe to run again after a crash: it acts and reports once. */
export async function runAccountAction(
  deps: ChatDeps,
  request: AccountActionRequest,
  { isLast }: Pick<Attempt, 'isLast'>,
): Promise<void> {
  const chat = await findChat(deps.db, request.chatId)
  if (chat?.memberId !== request.memberId) return
  const language = chat.language
  const replyWithin = (tx: Transaction, text: string) =>
    enqueueMessages(deps, tx, {
      chat,
      messages: [{ id: request.answerId, purpose: 'answer', content: { kind: 'text', text } }],
    })
  const reply = (text: string) => deps.db.transaction((tx) => replyWithin(tx, text))
  try {
    await ACTIONS[request.action](deps, { memberId: request.memberId, language, reply, replyWithin })
  } catch (error) {
    if (error instanceof Refusal && isErrorCode(error.code)) return reply(errorText(error.code, language, error.extra))
    if (isLast) await reply(chatTexts[language].failed)
    throw error
  }
}

interface ActionInput {
  readonly memberId: string
  readonly language: Language
  readonly reply: (text: string) => Promise<void>
  readonly replyWithin: (tx: Transaction, text: string) => Promise<void>
}

const ACTIONS: Readonly<Record<AccountAction, (deps: ChatDeps, asked: ActionInput) => Promise<void>>> = {
  'cancel-subscription': async ({ payments, membership }, { memberId, language, reply, replyWithin }) => {
    // reported in the same transaction: a suspended plan is over at once, so a second run finds none to cancel
    await cancelPlan(payments, { memberId, onCancelled: (tx, endsAt) => replyWithin(tx, sayCancelled(language, endsAt)) })
    // one that was cancelled before
    const endsAt = (await membership.getSubscription(memberId))?.ends_at
    await reply(sayCancelled(language, endsAt ? new Date(endsAt) : undefined))
  },
  refund: async ({ db, payments }, { memberId, language, reply }) => {
    const { amountCents, protocol } = await db.transaction((tx) => requestOwnRefund(payments, tx, { memberId }))
    const amount = writeReais(amountCents, language)
    await reply(fill(noticeTexts[language].refund_requested, { amount, protocol }))
  },
  // reported in the same transaction: afterwards there is no member to report to, and what failed must not be reported as done
  'delete-account': async ({ db, deleteAccount, membership }, { memberId, language, replyWithin }) => {
    const { accountDeleted, accountDeletedAndPaidBack } = chatTexts[language]
    const subscription = await membership.getSubscription(memberId)
    const goodbye = subscription && !subscription.is_courtesy ? accountDeletedAndPaidBack : accountDeleted
    await db.transaction(async (tx) => {
      await deleteAccount(tx, memberId)
      await replyWithin(tx, goodbye)
    })
  },
}

function sayCancelled(language: Language, endsAt: Date | undefined): string {
  // a suspended member has nothing left to use
  if (!endsAt) return chatTexts[language].planCancelled
  const date = new Intl.DateTimeFormat(language, { timeZone: BUSINESS_ZONE, dateStyle: 'short' }).format(endsAt)
  return fill(noticeTexts[language].plan_cancelled, { date })
}
