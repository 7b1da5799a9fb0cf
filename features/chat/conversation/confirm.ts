/** What is done only after a yes: orders for a whole album, and whatever cannot be undone. */
import { chatTexts } from '#phrases/chat.ts'
import { yesOrNo } from './ask.ts'
import { pendingOf } from './hear-photo.ts'
import { placeOrder } from './place-order.ts'
import type { ChatState, Confirmable } from './state.ts'
import { answer, rested, type SaidContent, type Talk, turn, type Turn } from './turn.ts'

export function askForYes(talk: Talk, to: Confirmable): Turn {
  const { state, facts } = talk
  const asking: ChatState = { ...state, version: state.version + 1, wait: { for: 'yes', to } }
  const text = chatTexts[facts.language].confirmations[to.do]
  const content: SaidContent = { kind: 'buttons', text, buttons: yesOrNo(talk, asking) }
  return turn(talk, { state: asking, said: [{ purpose: 'answer', content }] })
}

export function confirm(talk: Talk): Turn {
  const { wait } = talk.state
  if (wait.for === 'yes') return turn(talk, { state: rested(talk), deeds: [wait.to] })
  if (wait.for !== 'answer' || wait.question !== 'album') return notAsked(talk)
  const pending = pendingOf(wait)
  return pending.order ? placeOrder(talk, { ...pending, order: pending.order }) : notAsked(talk)
}

export function refuse(talk: Talk): Turn {
  if (talk.state.wait.for === 'nothing') return notAsked(talk)
  return turn(talk, { state: rested(talk), said: [answer(chatTexts[talk.facts.language].leftAlone)] })
}

function notAsked(talk: Talk): Turn {
  return turn(talk, { said: [answer(chatTexts[talk.facts.language].notUnderstood)] })
}
