/**
 * A conversation in the form of a dialogue: the person says something, we say something. Runs the real understanding and
 * rules.
 */
import { expect } from 'vitest'
import { converse } from '../converse.ts'
import { endWaits } from '../end-waits.ts'
import { readWishAnswer } from '../read-wish-answer.ts'
import { readBeside, readText } from '../read-text.ts'
import { type ChatState, NEW_CHAT } from '../state.ts'
import type { Action } from '../actions.ts'
import type { Facts, ChatInput, ReplyMessage, ReplyButton, DiscussedEdit, Reply } from '../types.ts'
import type { Understanding } from '#features/chat/understanding/intent.ts'

export const AN_EDIT = '01a1ff9d-67c1-7d62-9b05-07d689eddc73'
export const ANOTHER_EDIT = '01a1ff9d-67c1-7d62-9b05-07d689eddc74'

export const A_SUPPORT_THREAD = '01a1ff9d-67c1-7d62-9b05-07d689eddc75'

const BACKDROPS = [
  { id: 'marmore-branco', name: 'Mármore branco' },
  { id: 'madeira-clara', name: 'Madeira clara' },
  { id: 'linho-rosa-folhas', name: 'Linho rosa com folhas' },
  { id: 'jardim-mesa', name: 'Mesa no jardim' },
]

interface Person {
  readonly language?: Facts['language']
  readonly isMember?: boolean
  readonly remaining?: number
  readonly hasPlan?: boolean
  readonly edit?: DiscussedEdit
  readonly post?: Facts['post']
  readonly isCourtesy?: boolean
  readonly problem?: Facts['allowance']['problem']
  readonly refundRefusal?: Facts['refundRefusal']
  readonly refund?: Facts['refund']
  readonly isLinkedByCode?: boolean
  readonly isEditNewest?: boolean
  readonly isStopped?: boolean
  readonly endsAt?: Date
  /** An administrator was called. */
  readonly isWithPerson?: boolean
}

/** A reply with the input and state that produced it. */
interface Heeded extends Reply {
  readonly before: ChatState
  readonly input: ChatInput
  /** In milliseconds. */
  readonly writtenAt: number
}

export function openConversation(person: Person = {}) {
  const recorder = recorderOf(person)
  const { receive, read, last } = recorder
  let photos = 0
  const words = (text: string): ChatInput => {
    const { intent, certainty, asks } = read(text, false)
    return { what: 'text', intent, text, isGuess: certainty === 'guess', ...(asks && { asks }) }
  }
  const conversation = {
    says: (text: string) => receive(words(text)),
    /** Each message arrives before the one ahead of it is answered. */
    saysAtOnce: (...texts: readonly string[]) =>
      texts.forEach((text, index) => receive(words(text), { isMoreComing: index < texts.length - 1 })),
    /** Written before our last message was shown. */
    saidMeanwhile: (text: string) => receive(words(text), { isFromBefore: true }),
    /** Written while our last message is still unsent. */
    saysUnshown: (text: string) => receive(words(text), { isUnshown: true }),
    /** Quotes our message with that edit. */
    repliesToEdit: (text: string) => receive(words(text), { isEditMeant: true }),
    /** Lets time pass without input. */
    passes: (ms: number) => recorder.pass(ms),
    sendsPhoto: (caption?: string) => {
      photos += 1
      const photo = { photoId: `photo-${photos}`, messageId: `m-${photos}` }
      receive({ what: 'photo', photo, ...(caption !== undefined && readBeside(read(caption, true).intent)) })
    },
    receives: (input: ChatInput) => receive(input),
    /** The second tap arrives before the first one is answered. */
    tapsTwice: (id: string) => {
      receive({ what: 'choice', id }, { isMoreComing: true })
      receive({ what: 'choice', id })
    },
    isSilent: () => receive({ what: 'silence' }),
    taps: (title: string) => {
      const id = conversation.lastButton(title)
      if (id === '') throw new Error(`nothing is called ${title}`)
      receive({ what: 'choice', id })
    },
    tapsId: (id: string) => receive({ what: 'choice', id }),
    weSay: (...texts: readonly (string | RegExp)[]) => {
      const { messages } = last()
      expect(messages).toHaveLength(texts.length)
      texts.forEach((text, index) => expect(messages[index]?.content.text).toMatch(text))
    },
    weDo: (...wanted: readonly object[]) => {
      const { actions } = last()
      expect(actions).toHaveLength(wanted.length)
      expect(actions).toMatchObject(wanted)
    },
    weOffer: (...titles: readonly string[]) =>
      expect(buttonsOf(last().messages.at(-1)).map(({ title }) => title)).toEqual(titles),
    /** Every order so far. */
    ordered: () => recorder.done().filter((action) => action.do === 'order'),
    /** The result of the last input. */
    last,
    /** The ids of all buttons so far. */
    offered: () => recorder.sent().flatMap((message) => buttonsOf(message).map(({ id }) => id)),
    /** How many messages we have sent so far. */
    count: () => recorder.sent().length,
    /** The link in our last message. */
    url: () => {
      const content = last().messages.at(-1)?.content
      return content?.kind === 'link' ? content.url : undefined
    },
    /** The id of a button under our last message. */
    lastButton: (title: string) => buttonsOf(recorder.sent().at(-1)).find((button) => button.title === title)?.id ?? '',
  }
  return conversation
}

interface Context {
  readonly isEditMeant?: boolean
  readonly isMoreComing?: boolean
  readonly isFromBefore?: boolean
  readonly isUnshown?: boolean
}

/** Time from one message to the next. */
const WRITING_MS = 10_000

const threadOf = ({ isWithPerson }: Person) => (isWithPerson ? { id: A_SUPPORT_THREAD } : undefined)

/** Interprets inputs like the product, and keeps the state. */
function recorderOf(person: Person) {
  const { language = 'pt-BR', isMember = true, remaining = 9, hasPlan = true, isCourtesy = false, edit, post } = person
  let state: ChatState = NEW_CHAT
  let now = new Date('2026-11-21T12:00:00Z').getTime()
  let last: Heeded = { before: NEW_CHAT, input: { what: 'silence' }, writtenAt: 0, state: NEW_CHAT, messages: [], actions: [] }
  const sent: ReplyMessage[] = []
  const done: Action[] = []
  const known: Omit<Facts, 'now' | 'writtenAt' | 'shownAt' | 'isEditMeant' | 'isMoreComing'> = {
    language,
    brand: 'Mandou',
    isMember,
    allowance: {
      isActive: hasPlan,
      isCourtesy,
      problem: person.problem,
      used: 12 - remaining,
      remaining,
      limit: 12,
      renewsAt: new Date('2026-12-21T03:00:00Z'),
      endsAt: person.endsAt,
      lateUntil: person.problem === 'late' ? new Date('2026-11-24T03:00:00Z') : undefined,
    },
    edit,
    refundRefusal: person.refundRefusal,
    refund: person.refund,
    isLinkedByCode: person.isLinkedByCode ?? false,
    arePicturesHeld: false,
    isEditNewest: person.isEditNewest ?? true,
    isStopped: person.isStopped ?? false,
    price: 'R$ 37,90',
    showsAnything: false,
    backdrops: BACKDROPS,
    links: LINKS,
    support: 'ajuda@m.example',
    team: { hours: 'das 9 às 18' },
    thread: threadOf(person),
    post,
  }
  return {
    receive: (received: ChatInput, context: Context = {}): void => {
      const input = readWishAnswer(endWaits(state, now), received)
      const { isEditMeant = false, isMoreComing = false, isFromBefore = false, isUnshown = false } = context
      const writtenAt = new Date(isFromBefore ? now - WRITING_MS : now)
      const shownAt = isUnshown ? undefined : new Date(state.since ?? 0)
      const reply = converse(state, input, { ...known, now: new Date(now), writtenAt, shownAt, isEditMeant, isMoreComing })
      last = { before: state, input, writtenAt: writtenAt.getTime(), ...reply }
      state = reply.state
      now += WRITING_MS
      sent.push(...reply.messages)
      done.push(...reply.actions)
    },
    read: (text: string, isWithPhoto: boolean): Understanding => readText(endWaits(state, now), { text, language, isWithPhoto }),
    pass: (ms: number): void => {
      now += ms
    },
    last: () => last,
    sent: () => sent,
    done: () => done,
  }
}

const LINKS = {
  signUp: 'https://m.example/auth',
  plan: 'https://m.example/checkout',
  account: 'https://m.example/account',
  card: 'https://m.example/account?card=new',
  settings: 'https://m.example/settings',
  profile: 'https://m.example/profile',
  studio: 'https://m.example/studio',
  connect: 'https://m.example/social-connect',
}

function buttonsOf(message: ReplyMessage | undefined): readonly ReplyButton[] {
  const content = message?.content
  if (content?.kind === 'list') return content.sections.flatMap(({ rows }) => rows)
  return content && 'buttons' in content ? content.buttons : []
}
