/** Answers that only inform. */
import { errorText } from '#features/serve-errors.ts'
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import { chatTexts } from '#phrases/chat.ts'
import { noticeTexts } from '#phrases/money.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { SUPPORT_THREAD_DAYS } from '../support-thread-days.ts'
import {
  answer,
  withoutQuestion,
  type ReplyMessage,
  type Conversation,
  type KnownRefund,
  replyWith,
  type Reply,
} from './types.ts'

export function explainPlanNeeded(conversation: Conversation): Reply {
  const { language, links, allowance } = conversation.facts
  const { planNeeded, planSuspended } = chatTexts[language]
  // a second plan would be refused
  const message = allowance.problem === 'suspended' ? { ...planSuspended, url: links.card } : { ...planNeeded, url: links.plan }
  return replyWith(conversation, { state: withoutQuestion(conversation), messages: [linkTo(message)] })
}

/** Says when the allowance renews, and links to the plan. */
export function explainUsedUp(conversation: Conversation): Reply {
  const { language, links, allowance } = conversation.facts
  const date = allowance.renewsAt?.toISOString()
  const text = date === undefined ? errorText('allowance_over', language) : errorText('allowance_used_up', language, { date })
  const message = linkTo({
    text: `${text} ${chatTexts[language].captionsGoOn}`,
    label: chatTexts[language].seePlan,
    url: links.account,
  })
  return replyWith(conversation, { state: withoutQuestion(conversation), messages: [message] })
}

/** Answers with the three numbers of the allowance. @param isForMore whether the person asked for more edits than are left */
export function explainBalance(conversation: Conversation, isForMore = false): Reply {
  const { allowance, language, links } = conversation.facts
  if (!allowance.isActive) return explainPlanNeeded(conversation)
  const { used, limit, remaining, renewsAt, lateUntil, problem } = allowance
  const texts = chatTexts[language]
  const numbers = [fill(texts.balance, { used, limit, remaining }), ...(isForMore ? [texts.noExtras] : [])]
  const say = (...more: readonly string[]) => [...numbers, ...more].join(' ')
  if (problem === 'late') {
    const late = lateUntil ? fill(texts.late.text, { date: dayOf(lateUntil, language) }) : texts.late.undated
    return replyWith(conversation, { messages: [linkTo({ text: say(late), label: texts.late.label, url: links.card })] })
  }
  return replyWith(conversation, { messages: [answer(say(...datesOf(conversation, renewsAt)))] })
}

/** When the next edits come, or when a plan that is not renewed ends. */
function datesOf({ facts: { allowance, language } }: Conversation, renewsAt: Date | undefined): readonly string[] {
  const { renews, ends } = chatTexts[language]
  const { endsAt, limit } = allowance
  if (renewsAt && !(endsAt && endsAt <= renewsAt)) return [fill(renews, { limit, date: dayOf(renewsAt, language) })]
  return endsAt ? [fill(ends, { date: dayOf(endsAt, language) })] : []
}

/** "Quero voltar": the way back for a plan that was cancelled or is over; a member with a plan needs none. */
export function explainSignUp(conversation: Conversation): Reply {
  const { allowance, language, links } = conversation.facts
  if (!allowance.isActive) return explainPlanNeeded(conversation)
  if (!allowance.endsAt) return openAccount(conversation, 'signedUp')
  const { goOn } = chatTexts[language]
  return replyWith(conversation, {
    messages: [
      linkTo({ text: fill(goOn.text, { date: dayOf(allowance.endsAt, language) }), label: goOn.label, url: links.plan }),
    ],
  })
}

/** Answers with the notice's own text when one was sent. */
export function explainRefund(conversation: Conversation, { state, ...named }: KnownRefund): Reply {
  const { language } = conversation.facts
  const { refund_completed, refund_failed } = noticeTexts[language]
  const texts = { 'under-way': chatTexts[language].refundStatus.underWay, done: refund_completed, failed: refund_failed }
  return replyWith(conversation, { messages: [answer(fill(texts[state], named))] })
}

/** Says who answers and when; with a thread open already, that it still is. */
export function callPerson(conversation: Conversation): Reply {
  const { facts } = conversation
  const { called, calledBefore, now, later } = chatTexts[facts.language].team
  const { hours, opensAt } = facts.team
  const when = opensAt === undefined ? fill(now, { hours }) : fill(later, { hours, opening: opensAt })
  const text = fill(facts.thread ? calledBefore : called, {
    brand: facts.brand,
    when,
    ends: SUPPORT_THREAD_DAYS.ends,
    kept: SUPPORT_THREAD_DAYS.kept,
  })
  const actions = facts.thread ? [] : [{ do: 'call-person' as const }]
  return replyWith(conversation, { actions, messages: [answer(text)], isForTeam: true })
}

/** Answers what is done on the site, with a link to the right screen. */
export function openAccount(
  conversation: Conversation,
  about: 'price' | 'export' | 'signedUp' | 'instagram' | 'payment' | 'number',
): Reply {
  const { allowance, language, links, price } = conversation.facts
  const { inAccount, openAccount: open, post } = chatTexts[language]
  const doors = {
    price: { label: open, url: links.account },
    export: { label: open, url: links.settings },
    signedUp: { label: open, url: links.account },
    instagram: { label: post.connect.label, url: links.connect },
    number: { label: open, url: links.profile },
    // a member in arrears who asks about payment needs to enter another card
    payment: { label: open, url: allowance.problem ? links.card : links.account },
  }
  return replyWith(conversation, { messages: [linkTo({ text: fill(inAccount[about], { price }), ...doors[about] })] })
}

export function linkTo({ text, label, url }: { text: string; label: string; url: string }): ReplyMessage {
  return { purpose: 'answer', content: { kind: 'link', text, label, url } }
}

export function dayOf(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeZone: BUSINESS_ZONE, day: 'numeric', month: 'long' }).format(moment)
}
