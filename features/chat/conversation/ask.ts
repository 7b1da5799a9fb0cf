/**
 * The questions that we ask. Each is one message and increases the version, which makes the buttons of earlier questions
 * stale.
 */
import { chatTexts } from '#phrases/chat.ts'
import { OPERATIONS } from '#features/photo-edits/contract.ts'
import { fill } from '#phrases/shape.ts'
import { CHAT_LIMITS } from '#providers/chat/port.ts'
import type { Intent } from '../understanding/intent.ts'
import { labelOf } from '../understanding/label.ts'
import { idOf } from './choices.ts'
import { clip, shortName } from './clip.ts'
import { askAboutScene, type DoubtfulScene } from './doubt-scene.ts'
import type { ChatState, PendingOrder, PendingPhotos, Question } from './state.ts'
import { explainPlanNeeded, explainUsedUp } from './explain.ts'
import {
  withQuestion,
  type NamedBackdrop,
  type ReplyButton,
  type ReplyContent,
  type ReplyRow,
  type Conversation,
  replyWith,
  type Reply,
} from './types.ts'

/** Four operations and these fill the ten rows that a list may have. */
const BACKDROPS_IN_LIST = 6
const BACKDROPS_IN_PICTURE = 9
const BUTTONS = 3
/** The longest backdrop name or wish that is repeated in a question about an album. */
const LONGEST_NAME = 200

export function askWhatToDo(conversation: Conversation, pending: PendingPhotos): Reply {
  const { allowance, backdrops, language } = conversation.facts
  if (!allowance.isActive) return explainPlanNeeded(conversation)
  if (allowance.remaining === 0) return explainUsedUp(conversation)
  const texts = chatTexts[language]
  const state = askingOf(conversation, { ...pending, question: 'operation' })
  const { version } = state
  const rows = OPERATIONS.map((operation): ReplyRow => ({
    id: idOf({ to: 'operation', version, operation }),
    title: texts.operations[operation],
    description: texts.operationHints[operation],
  }))
  const content: ReplyContent = {
    kind: 'list',
    text: aboutPhotos(conversation, pending, pending.photos.length > 1 ? texts.whatToDoWithAll : texts.whatToDo),
    label: texts.options,
    sections: [
      { title: texts.operationsSection, rows },
      { title: texts.backdropsSection, rows: backdropRows(version, backdrops.slice(0, BACKDROPS_IN_LIST)) },
    ],
  }
  return replyWith(conversation, { state, messages: [{ purpose: 'question', content }] })
}

export function backdropRows(version: number, backdrops: readonly NamedBackdrop[]): readonly ReplyRow[] {
  return backdrops.map(({ id, name }) => ({ id: idOf({ to: 'backdrop', version, backdrop: id }), ...rowTitle(name) }))
}

/** A shortened name is given whole in the row's description. */
function rowTitle(name: string): Pick<ReplyRow, 'title' | 'description'> {
  const title = shortName(name, CHAT_LIMITS.rowTitle)
  return title === name ? { title } : { title, description: name }
}

/** Asks for a backdrop with one numbered picture of the ready ones, because lists cannot show pictures. */
export function askForBackdrop(conversation: Conversation, pending: PendingOrder): Reply {
  const offered = conversation.facts.backdrops.slice(0, BACKDROPS_IN_PICTURE)
  const options = offered.map(({ id }) => id)
  const state = askingOf(conversation, { ...pending, question: 'backdrop', options })
  const names = offered.map(({ name }, index) => `${index + 1}. ${name}`).join('\n')
  const content: ReplyContent = {
    kind: 'backdrops',
    text: `${whichBackdrop(conversation, pending)}\n\n${names}`,
    backdrops: options,
    buttons: offered.slice(0, BUTTONS).map(({ id, name }) => ({
      id: idOf({ to: 'backdrop', version: state.version, backdrop: id }),
      title: shortName(name, CHAT_LIMITS.buttonTitle),
    })),
  }
  return replyWith(conversation, { state, messages: [{ purpose: 'question', content }] })
}

/** Without a photo the question asks for it too: a second message would exceed the limit of two per edit. */
function whichBackdrop(conversation: Conversation, pending: PendingPhotos): string {
  const texts = chatTexts[conversation.facts.language]
  const which = aboutPhotos(conversation, pending, pending.photos.length > 1 ? texts.whichBackdropForAll : texts.whichBackdrop)
  return pending.photos.length > 0 ? which : `${which} ${fill(texts.sendPhoto, { operation: texts.operations.swap })}`
}

export function askForText(
  conversation: Conversation,
  pending: PendingOrder & { readonly question: 'words' | 'message' },
): Reply {
  const { askForMessage, askForWords } = chatTexts[conversation.facts.language]
  const text = pending.question === 'words' ? askForWords : askForMessage
  return replyWith(conversation, {
    state: askingOf(conversation, pending),
    messages: [{ purpose: 'question', content: { kind: 'text', text } }],
  })
}

export function askAboutAlbum(conversation: Conversation, pending: PendingOrder): Reply {
  const texts = chatTexts[conversation.facts.language]
  const state = askingOf(conversation, { ...pending, question: 'album' })
  const { operation, backdrop, words, message } = pending.order
  const named = conversation.facts.backdrops.find(({ id }) => id === backdrop)?.name ?? words ?? message
  const name = named && clip(named, LONGEST_NAME)
  const what = name === undefined ? texts.operations[operation] : `${texts.operations[operation]}: ${name}`
  const text = fill(aboutPhotos(conversation, pending, texts.confirmAlbum), { what })
  return replyWith(conversation, {
    state,
    messages: [{ purpose: 'question', content: { kind: 'buttons', text, buttons: yesOrNo(conversation, state) } }],
  })
}

/** Asks whether to go on with a description of which something cannot be shown; the nearest backdrops are offered beside it. */
export function askForScene(conversation: Conversation, pending: PendingOrder, doubt: DoubtfulScene): Reply {
  const state = askingOf(conversation, { ...pending, question: doubt.isUnderstood ? 'scene' : 'words' })
  return replyWith(conversation, {
    state,
    messages: [{ purpose: 'question', content: askAboutScene(conversation, state, doubt) }],
  })
}

/** Asks which of two wishes is meant, instead of doing what was not said. Whatever was open stays open behind the question. */
export function askWhichWish(
  conversation: Conversation,
  { wishes, text }: { wishes: readonly [Intent, Intent]; text: string },
): Reply {
  const { whichOfThese } = chatTexts[conversation.facts.language]
  const { wait } = conversation.state
  const state = withQuestion(conversation, { for: 'wish', wishes, text, before: wait.for === 'wish' ? wait.before : wait })
  const { version } = state
  const buttons = wishes.map((wish, place): ReplyButton => ({
    id: idOf({ to: 'wish', version, place: place === 0 ? 0 : 1 }),
    title: nameWish(conversation, wish),
  }))
  return replyWith(conversation, {
    state,
    messages: [{ purpose: 'answer', content: { kind: 'buttons', text: whichOfThese, buttons } }],
  })
}

/** The longest beginning of the label that has a name: "language:en" is named as "language". */
function nameWish({ facts }: Conversation, wish: Intent): string {
  const { wishes } = chatTexts[facts.language]
  const label = labelOf(wish)
  const named = Object.entries(wishes).filter(([name]) => label === name || label.startsWith(`${name}:`))
  return named.toSorted(([one], [other]) => other.length - one.length)[0]?.[1] ?? label
}

export function yesOrNo({ facts }: Conversation, { version }: ChatState): readonly ReplyButton[] {
  const { yes, no } = chatTexts[facts.language]
  return [
    { id: idOf({ to: 'answer', version, isYes: true }), title: yes },
    { id: idOf({ to: 'answer', version, isYes: false }), title: no },
  ]
}

/** Says how many photos there are, and for how many of them the allowance suffices. */
function aboutPhotos({ facts: { allowance, language } }: Conversation, { photos }: PendingPhotos, text: string): string {
  const count = photos.length
  const { remaining } = allowance
  const question = fill(text, { count, remaining })
  return count > remaining ? `${question}\n\n${fill(chatTexts[language].onlySoMany, { remaining })}` : question
}

type OpenQuestion = PendingPhotos & { readonly question: Question; readonly options?: readonly string[] }

function askingOf(conversation: Conversation, about: OpenQuestion): ChatState {
  return withQuestion(conversation, {
    ...about,
    for: 'answer' as const,
    questions: about.questions + 1,
    photosConfirmed: about.photos.length,
  })
}
