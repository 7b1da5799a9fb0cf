import { chatTexts } from '#phrases/chat.ts'
import { MINUTE } from '#platform/clock.ts'
import { fill } from '#phrases/shape.ts'
import { type Heard, type Said, type Talk, turn, type Turn } from './turn.ts'

/** Whoever sends an album is told once. */
const TELL_AGAIN_AFTER_MS = MINUTE

/** Nobody we know: a code joins the chat to an account, everything else leads to signing up. */
export function hearStranger(talk: Talk, heard: Heard): Turn {
  const { state, facts } = talk
  if (heard.what === 'silence') return turn(talk)
  if (heard.what === 'words' && heard.intent.kind === 'link' && heard.intent.code !== undefined)
    return turn(talk, { deeds: [{ do: 'link', code: heard.intent.code }] })
  if (heard.what === 'words' && heard.intent.kind === 'stop') return turn(talk, { deeds: [{ do: 'stop' }] })
  const now = facts.now.getTime()
  const isToldJustNow = state.invitedAt !== undefined && now - state.invitedAt < TELL_AGAIN_AFTER_MS
  if (isToldJustNow && heard.what !== 'words') return turn(talk)
  return turn(talk, { state: { ...state, invitedAt: now }, said: [invitation(talk)] })
}

function invitation({ facts: { language, brand, links } }: Talk): Said {
  const texts = chatTexts[language].invitation
  return {
    purpose: 'answer',
    content: { kind: 'link', text: fill(texts.text, { brand }), label: texts.label, url: links.signUp },
  }
}
