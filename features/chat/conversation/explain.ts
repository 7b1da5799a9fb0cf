/** Answers that only inform. */
import { errorText } from '#features/serve-errors.ts'
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import { chatTexts } from '#phrases/chat.ts'
import { noticeTexts } from '#phrases/money.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { answer, rested, type Said, type Talk, type ToldRefund, turn, type Turn } from './turn.ts'

export function explainPlanNeeded(talk: Talk): Turn {
  const { language, links, allowance } = talk.facts
  const { planNeeded, planSuspended } = chatTexts[language]
  // a second plan would be refused
  const said = allowance.trouble === 'suspended' ? { ...planSuspended, url: links.card } : { ...planNeeded, url: links.plan }
  return turn(talk, { state: rested(talk), said: [linkTo(said)] })
}

/** Says when the allowance renews, and links to the plan. */
export function explainUsedUp(talk: Talk): Turn {
  const { language, links, allowance } = talk.facts
  const date = allowance.renewsAt?.toISOString()
  const text = date === undefined ? errorText('allowance_over', language) : errorText('allowance_used_up', language, { date })
  const said = linkTo({
    text: `${text} ${chatTexts[language].captionsGoOn}`,
    label: chatTexts[language].seePlan,
    url: links.account,
  })
  return turn(talk, { state: rested(talk), said: [said] })
}

/** Answers with the three numbers of the allowance. @param isForMore whether the person asked for more edits than are left */
export function explainBalance(talk: Talk, isForMore = false): Turn {
  const { allowance, language, links } = talk.facts
  if (!allowance.isActive) return explainPlanNeeded(talk)
  const { used, limit, remaining, renewsAt, lateUntil, trouble } = allowance
  const texts = chatTexts[language]
  const numbers = [fill(texts.balance, { used, limit, remaining }), ...(isForMore ? [texts.noExtras] : [])]
  const say = (...more: readonly string[]) => [...numbers, ...more].join(' ')
  if (trouble === 'late') {
    const late = lateUntil ? fill(texts.late.text, { date: dayOf(lateUntil, language) }) : texts.late.undated
    return turn(talk, { said: [linkTo({ text: say(late), label: texts.late.label, url: links.card })] })
  }
  return turn(talk, { said: [answer(say(...(renewsAt ? [fill(texts.renews, { date: dayOf(renewsAt, language) })] : [])))] })
}

/** Answers with the notice's own text when one was sent. */
export function explainRefund(talk: Talk, { state, ...named }: ToldRefund): Turn {
  const { language } = talk.facts
  const { refund_completed, refund_failed } = noticeTexts[language]
  const texts = { 'under-way': chatTexts[language].refundStatus.underWay, done: refund_completed, failed: refund_failed }
  return turn(talk, { said: [answer(fill(texts[state], named))] })
}

/** Answers what is done on the site, with a link to the right screen. */
export function openAccount(talk: Talk, about: 'price' | 'export' | 'signedUp' | 'instagram' | 'payment' | 'number'): Turn {
  const { allowance, language, links, price } = talk.facts
  const { inAccount, openAccount: open, post } = chatTexts[language]
  const doors = {
    price: { label: open, url: links.account },
    export: { label: open, url: links.settings },
    signedUp: { label: open, url: links.account },
    instagram: { label: post.connect.label, url: links.connect },
    number: { label: open, url: links.profile },
    // a member in arrears who asks about payment needs to enter another card
    payment: { label: open, url: allowance.trouble ? links.card : links.account },
  }
  return turn(talk, { said: [linkTo({ text: fill(inAccount[about], { price }), ...doors[about] })] })
}

export function linkTo({ text, label, url }: { text: string; label: string; url: string }): Said {
  return { purpose: 'answer', content: { kind: 'link', text, label, url } }
}

export function dayOf(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeZone: BUSINESS_ZONE, day: 'numeric', month: 'long' }).format(moment)
}
