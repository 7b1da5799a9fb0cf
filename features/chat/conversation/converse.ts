/**
 * The conversation: what was heard, in the state that it was heard in, makes the next state, actions and words. Pure; what is heard
 * is judged from top to bottom here, and the files beside this one know one kind each.
 */
import { chatTexts } from '#phrases/chat.ts'
import { MINUTE } from '#platform/clock.ts'
import type { ChatState } from './state.ts'
import { answerChoice } from './answer-choice.ts'
import { answerUnsupported } from './answer-unsupported.ts'
import { answerPhotoAndAside } from './answer-aside.ts'
import { answerSilence } from './answer-photo.ts'
import { answerUnknownSender } from './answer-unknown-sender.ts'
import { dropQuestion, answerVerdict } from './confirm.ts'
import { endWaits, stampWait } from './end-waits.ts'
import { answerWords } from './answer-words.ts'
import { batchReplies } from './batch-replies.ts'
import { answer, type Facts, type ChatInput, type Talk, turn, type Turn } from './turn.ts'

type Hearers = { readonly [What in ChatInput['what']]: (talk: Talk, input: Extract<ChatInput, { what: What }>) => Turn }

const HEARERS: Hearers = {
  photo: answerPhotoAndAside,
  words: answerWords,
  choice: (talk, { id }) => answerChoice(talk, id),
  oddity: (talk, { kind }) => answerUnsupported(talk, kind),
  silence: answerSilence,
}

export function converse(before: ChatState, input: ChatInput, facts: Facts): Turn {
  const now = facts.now.getTime()
  const state = endWaits(before, now)
  const talk = { state: notePress(state, input, now), facts }
  const taken = isDoubleTap(state, input, now) ? turn({ state, facts }) : answerAnybody(talk, input)
  const said = batchReplies(taken, { input, isMoreComing: facts.isMoreComing })
  return { ...said, state: stampWait(state, said.state, now) }
}

/** A thumb that trembles, or an app that hangs. */
const DOUBLE_TAP_MS = MINUTE

function isDoubleTap({ pressed }: ChatState, input: ChatInput, now: number): boolean {
  return input.what === 'choice' && input.id === pressed?.id && now - pressed.at < DOUBLE_TAP_MS
}

function notePress({ pressed, ...state }: ChatState, input: ChatInput, now: number): ChatState {
  if (input.what === 'silence') return { ...state, ...(pressed && { pressed }) }
  return input.what === 'choice' ? { ...state, pressed: { id: input.id, at: now } } : state
}

function answerAnybody(talk: Talk, input: ChatInput): Turn {
  return talk.facts.isMember ? answerMember(talk, input) : answerUnknownSender(talk, input)
}

function answerMember(talk: Talk, input: ChatInput): Turn {
  const { invitedAt, told: _told, ...settled } = talk.state
  const isBack = invitedAt !== undefined && talk.facts.allowance.isActive
  const open = isBack ? { ...talk, state: settled } : talk
  if (isBack && isGreeting(input)) return welcome(open)
  const verdict = answerVerdict(open, input)
  if (verdict) return verdict
  const taken = HEARERS[input.what](dropQuestion(open, input), input as never) // as: the table has each kind at its own name
  return talk.facts.isStopped && input.what === 'photo' ? resumed(taken) : taken
}

/** Whoever sends photos wants to hear of them; so it was said when the notices ended. */
function resumed(taken: Turn): Turn {
  return { ...taken, actions: [...taken.actions, { do: 'resume', isTold: false }] }
}

/** Whoever was led to sign up has come back with a plan. Told once, and only in answer to a greeting: every message costs. */
function welcome(talk: Talk): Turn {
  return turn(talk, { said: [answer(chatTexts[talk.facts.language].welcome)] })
}

function isGreeting(input: ChatInput): boolean {
  return input.what === 'words' && (input.intent.kind === 'greeting' || input.intent.kind === 'sign-up')
}
