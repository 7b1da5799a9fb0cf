/**
 * The conversation: what was heard, in the state that it was heard in, makes the next state, deeds and words. Pure; what is heard
 * is judged from top to bottom here, and the files beside this one know one kind each.
 */
import { chatTexts } from '#phrases/chat.ts'
import { MINUTE } from '#platform/clock.ts'
import type { ChatState } from './state.ts'
import { hearChoice } from './hear-choice.ts'
import { hearOddity } from './hear-oddity.ts'
import { hearPhotoAndAside } from './hear-aside.ts'
import { hearSilence } from './hear-photo.ts'
import { hearStranger } from './hear-stranger.ts'
import { dropQuestion, hearVerdict } from './confirm.ts'
import { endWaits, stampWait } from './end-waits.ts'
import { hearWords } from './hear-words.ts'
import { holdBack } from './hold-back.ts'
import { answer, type Facts, type Heard, type Talk, turn, type Turn } from './turn.ts'

type Hearers = { readonly [What in Heard['what']]: (talk: Talk, heard: Extract<Heard, { what: What }>) => Turn }

const HEARERS: Hearers = {
  photo: hearPhotoAndAside,
  words: hearWords,
  choice: (talk, { id }) => hearChoice(talk, id),
  oddity: (talk, { kind }) => hearOddity(talk, kind),
  silence: hearSilence,
}

export function converse(before: ChatState, heard: Heard, facts: Facts): Turn {
  const now = facts.now.getTime()
  const state = endWaits(before, now)
  const talk = { state: notePress(state, heard, now), facts }
  const taken = isDoubleTap(state, heard, now) ? turn({ state, facts }) : hearAnybody(talk, heard)
  const said = holdBack(taken, { heard, isMoreComing: facts.isMoreComing })
  return { ...said, state: stampWait(state, said.state, now) }
}

/** A thumb that trembles, or an app that hangs. */
const DOUBLE_TAP_MS = MINUTE

function isDoubleTap({ pressed }: ChatState, heard: Heard, now: number): boolean {
  return heard.what === 'choice' && heard.id === pressed?.id && now - pressed.at < DOUBLE_TAP_MS
}

function notePress({ pressed, ...state }: ChatState, heard: Heard, now: number): ChatState {
  if (heard.what === 'silence') return { ...state, ...(pressed && { pressed }) }
  return heard.what === 'choice' ? { ...state, pressed: { id: heard.id, at: now } } : state
}

function hearAnybody(talk: Talk, heard: Heard): Turn {
  return talk.facts.isMember ? hearMember(talk, heard) : hearStranger(talk, heard)
}

function hearMember(talk: Talk, heard: Heard): Turn {
  const { invitedAt, told: _told, ...settled } = talk.state
  const isBack = invitedAt !== undefined && talk.facts.allowance.isActive
  const open = isBack ? { ...talk, state: settled } : talk
  if (isBack && isGreeting(heard)) return welcome(open)
  const verdict = hearVerdict(open, heard)
  if (verdict) return verdict
  const taken = HEARERS[heard.what](dropQuestion(open, heard), heard as never) // as: the table has each kind at its own name
  return talk.facts.isStopped && heard.what === 'photo' ? resumed(taken) : taken
}

/** Whoever sends photos wants to hear of them; so it was said when the notices ended. */
function resumed(taken: Turn): Turn {
  return { ...taken, deeds: [...taken.deeds, { do: 'resume', isTold: false }] }
}

/** Whoever was led to sign up has come back with a plan. Told once, and only in answer to a greeting: every message costs. */
function welcome(talk: Talk): Turn {
  return turn(talk, { said: [answer(chatTexts[talk.facts.language].welcome)] })
}

function isGreeting(heard: Heard): boolean {
  return heard.what === 'words' && (heard.intent.kind === 'greeting' || heard.intent.kind === 'sign-up')
}
