/** Answers a text without a photo: one table row for each intent. */
import { OPERATIONS } from '#features/photo-edits/contract.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { asksToResume } from '../understanding/asks-to-resume.ts'
import type { HelpTopic, Intent, IntentKind, Order, Wishes } from '../understanding/intent.ts'
import { askAboutAlbum, askWhichWish } from './ask.ts'
import { askForYes, answerYes, cancelQuestion, isFirstSign } from './confirm.ts'
import { pickBackdrop } from './pick-backdrop.ts'
import { answerSilence, awaitMore, pendingOf } from './answer-photo.ts'
import { placeOrder, takeWishes } from './place-order.ts'
import { showBackdrops } from './show-backdrops.ts'
import {
  captionMeant,
  changeCaption,
  isCaptionLanguage,
  mayMeanCaption,
  showCaption,
  takeCaption,
} from './answer-about-caption.ts'
import { askForChange, askForFormat, adjustPicture, isAboutSize, noEdit, redo, sendFormat } from './answer-about-edit.ts'
import { cancelPost, listPosts, publishNow, schedulePost, explainElsewhere } from './answer-about-post.ts'
import { callPerson, openAccount, explainBalance, explainRefund, explainSignUp } from './explain.ts'
import { answer, type ChatInput, smallTalk, type Conversation, type DiscussedEdit, replyWith, type Reply } from './types.ts'

type Answers = {
  readonly [Kind in IntentKind]: (conversation: Conversation, intent: Extract<Intent, { kind: Kind }>, text: string) => Reply
}

type TextInput = Extract<ChatInput, { what: 'text' }>

export function answerText(conversation: Conversation, input: TextInput): Reply {
  const { intent, text } = input
  if (conversation.facts.isStopped && asksToResume(text))
    return replyWith(conversation, { actions: [{ do: 'resume', isAnnounced: true }] })
  const doubtful = answerDoubtful(conversation, input)
  return doubtful ?? ANSWERS[intent.kind](conversation, intent as never, text) // as: the table is keyed by kind, which TypeScript cannot correlate with the intent
}

/** Words that mean something else than they say, or that have to be asked about first. */
function answerDoubtful(conversation: Conversation, input: TextInput): Reply | undefined {
  const { intent, text, isGuess } = input
  const { wait } = conversation.state
  if (intent.kind === 'order' && isGuess && pendingOf(wait).photos.length > 1) return answerGuess(conversation, intent)
  // other words came instead of the photo that was announced
  if (wait.for === 'more-photos' && wait.isTold && SAYS_LITTLE.has(intent.kind)) return answerSilence(conversation)
  const taken = takeCaption(conversation, { intent, text })
  const wishes = wishesToAsk(conversation, input)
  return taken ?? (wishes && mayAskWhich(conversation) ? askWhichWish(conversation, { wishes, text }) : undefined)
}

/** "Em inglês" after a result may mean its caption or the conversation. */
function wishesToAsk(
  conversation: Conversation,
  { intent, text, asks, isChosen }: TextInput,
): readonly [Intent, Intent] | undefined {
  if (intent.kind !== 'language' || !intent.language || isChosen || !mayMeanCaption(conversation, text)) return asks
  return [{ kind: 'caption-change', change: { to: 'language', language: intent.language } }, intent]
}

/** Photos that wait are asked about anyway, and more words may still explain themselves. */
function mayAskWhich({ state, facts }: Conversation): boolean {
  return !facts.isMoreComing && pendingOf(state.wait).photos.length === 0
}

/** Words that end an announced wait for a photo, so that a person who writes again gets an answer. */
const SAYS_LITTLE: ReadonlySet<IntentKind> = new Set(['greeting', 'unknown', 'status', 'yes', 'no', 'help'])

const ANSWERS: Answers = {
  order: answerOrder,
  redo: answerRedo,
  'caption-change': answerCaptionChange,
  'show-caption': answerShownCaption,
  'other-format': (conversation, { format }, text) =>
    withEdit(conversation, ({ id }) => {
      if (isAboutSize(text)) return replyWith(conversation, { actions: [{ do: 'send-full-size', editId: id }] })
      return format ? sendFormat(conversation, id, format) : askForFormat(conversation, id)
    }),
  backdrops: showBackdrops,
  status: (conversation) => explainStatus(conversation),
  'full-size': (conversation) =>
    withEdit(conversation, ({ id: editId }) => replyWith(conversation, { actions: [{ do: 'send-full-size', editId }] })),
  publish: publishNow,
  'publish-elsewhere': (conversation, { where }) => explainElsewhere(conversation, where),
  schedule: (conversation, { when }) => schedulePost(conversation, when),
  posts: listPosts,
  cancel: (conversation, { what }) => cancel(conversation, what),
  balance: (conversation, { isForMore }) => explainBalance(conversation, isForMore),
  renewal: (conversation) => explainBalance(conversation),
  price: (conversation) => openAccount(conversation, 'price'),
  refund: (conversation) => askForRefund(conversation),
  'refund-status': (conversation) =>
    conversation.facts.refund ? explainRefund(conversation, conversation.facts.refund) : explainNoRefund(conversation),
  'delete-account': (conversation) => askForYes(conversation, { do: 'delete-account' }),
  'delete-photo': (conversation) =>
    withEdit(conversation, ({ id }) => askForYes(conversation, { do: 'delete-photo', editId: id })),
  'export-data': (conversation) => openAccount(conversation, 'export'),
  'sign-up': (conversation) => explainSignUp(conversation),
  link: (conversation) => explain(conversation, chatTexts[conversation.facts.language].linkedAlready),
  unlink: (conversation) =>
    conversation.facts.isLinkedByCode ? askForYes(conversation, { do: 'unlink' }) : openAccount(conversation, 'number'),
  'connect-instagram': (conversation) => openAccount(conversation, 'instagram'),
  payment: (conversation) => openAccount(conversation, 'payment'),
  language: answerLanguage,
  help: (conversation, { topic }) => explain(conversation, helpOn(conversation, topic)),
  robot: (conversation) => explain(conversation, chatTexts[conversation.facts.language].robot),
  person: (conversation) => callPerson(conversation),
  greeting: (conversation) => explainSmall(conversation, 'greeting'),
  // every message costs money, and thanks need no answer
  thanks: (conversation, _intent, text) =>
    isFirstSign(conversation, text) ? explainSmall(conversation, 'greeting') : replyWith(conversation),
  yes: (conversation, _intent, text) =>
    isFirstSign(conversation, text) ? explainSmall(conversation, 'greeting') : answerYes(conversation, text),
  no: cancelQuestion,
  choice: (conversation, { number }) => pickNumber(conversation, number),
  'more-coming': awaitMore,
  abuse: (conversation) => explain(conversation, chatTexts[conversation.facts.language].calm),
  stop: (conversation) =>
    conversation.facts.isStopped
      ? explain(conversation, chatTexts[conversation.facts.language].stopped)
      : replyWith(conversation, { actions: [{ do: 'stop' }] }),
  unknown: (conversation) => explainSmall(conversation, 'notUnderstood'),
}

function explainSmall(conversation: Conversation, what: 'greeting' | 'notUnderstood'): Reply {
  const message = smallTalk(what === 'greeting' ? 'greeting' : 'not-understood', chatTexts[conversation.facts.language][what])
  return replyWith(conversation, { messages: [message] })
}

function answerOrder(conversation: Conversation, order: Order): Reply {
  const { wait } = conversation.state
  const { kind: _, operation, ...wishes } = order
  if (wait.for === 'change') return redo(conversation, { editId: wait.editId, operation, wishes })
  const pending = pendingOf(wait)
  if (pending.photos.length > 0) return placeOrder(conversation, { ...pending, order: { ...pending.order, ...order } })
  const { edit, isEditMeant } = conversation.facts
  return edit && isEditMeant ? redo(conversation, { editId: edit.id, operation, wishes }) : takeWishes(conversation, order)
}

/** A guessed order for an album is confirmed first: several photos use several edits of the allowance. */
function answerGuess(conversation: Conversation, order: Order): Reply {
  const { allowance } = conversation.facts
  const pending = pendingOf(conversation.state.wait)
  if (!allowance.isActive || allowance.remaining === 0) return answerOrder(conversation, order)
  return askAboutAlbum(conversation, { ...pending, order: { ...pending.order, ...order } })
}

/** “Legenda: …” without a photo that it could belong to orders a new caption. */
function answerCaptionChange(conversation: Conversation, { change }: Extract<Intent, { kind: 'caption-change' }>): Reply {
  const meant = captionMeant(conversation)
  if (!meant && (change.to === 'own-words' || change.to === 'added')) {
    const { text: message } = change
    return takeWishes(conversation, { kind: 'order', operation: 'caption', ...(message !== undefined && { message }) })
  }
  return meant ? changeCaption(conversation, meant, change) : noEdit(conversation)
}

function answerLanguage(conversation: Conversation, { language }: Extract<Intent, { kind: 'language' }>, text: string): Reply {
  if (!language) return explain(conversation, chatTexts[conversation.facts.language].whichLanguage)
  const meant = isCaptionLanguage(conversation, text) ? captionMeant(conversation) : undefined
  if (meant) return changeCaption(conversation, meant, { to: 'language', language })
  return replyWith(conversation, { actions: [{ do: 'set-language', language }] })
}

/** Shows the existing caption, or orders one when there is none. */
function answerShownCaption(conversation: Conversation): Reply {
  const meant = captionMeant(conversation)
  return meant ? showCaption(conversation, meant) : answerOrder(conversation, { kind: 'order', operation: 'caption' })
}

function explainNoRefund(conversation: Conversation): Reply {
  const { courtesy, refundStatus } = chatTexts[conversation.facts.language]
  return explain(conversation, conversation.facts.allowance.isCourtesy ? courtesy.refund : refundStatus.none)
}

/**
 * Does not ask again while a refund is under way. A courtesy plan has nothing to refund, and a late request is refused before
 * we ask for a yes.
 */
function askForRefund(conversation: Conversation): Reply {
  const { allowance, language, refund, refundRefusal, support } = conversation.facts
  const { courtesy, noRefund } = chatTexts[language]
  if (refund && refund.state !== 'failed') return explainRefund(conversation, refund)
  if (allowance.isCourtesy) return explain(conversation, courtesy.refund)
  return refundRefusal
    ? explain(conversation, fill(noRefund[refundRefusal], { support }))
    : askForYes(conversation, { do: 'refund' })
}

function answerRedo(
  conversation: Conversation,
  { kind: _kind, isOfLight, adjustment, ...wishes }: Extract<Intent, { kind: 'redo' }>,
): Reply {
  const { edit } = conversation.facts
  const isBare = Object.keys(wishes).length === 0
  const caption = isBare && !isOfLight ? captionMeant(conversation) : undefined
  if (caption && caption.editId === undefined) return changeCaption(conversation, caption, { to: 'rewrite' })
  if (!edit) return isBare && !isOfLight ? noEdit(conversation) : takeWishes(conversation, firstOrder(wishes))
  if (isOfLight) return adjustPicture(conversation, edit, adjustment)
  return isBare ? askForChange(conversation, edit) : redo(conversation, { editId: edit.id, wishes })
}

/** Turns the wishes of a redo into a first order, for a chat without an edit. */
function firstOrder(wishes: Wishes): Order {
  const { backdrop, words } = wishes
  if (backdrop !== undefined) return { kind: 'order', operation: 'swap', ...wishes }
  return { kind: 'order', operation: words === undefined ? 'post' : 'describe', ...wishes }
}

function withEdit(conversation: Conversation, action: (edit: DiscussedEdit) => Reply): Reply {
  return conversation.facts.edit ? action(conversation.facts.edit) : noEdit(conversation)
}

function pickNumber(conversation: Conversation, number: number): Reply {
  const { wait } = conversation.state
  const options = wait.for === 'answer' || wait.for === 'change' ? wait.options : undefined
  const backdrop = options?.at(number < 0 ? number : number - 1)
  if (backdrop !== undefined) return pickBackdrop(conversation, backdrop)
  const operation = wait.for === 'answer' && wait.question === 'operation' ? OPERATIONS[number - 1] : undefined
  if (!operation) return explainSmall(conversation, 'notUnderstood')
  // "only the first one" may mean a list row or a photo
  const isAlbum = pendingOf(wait).photos.length > 1
  return (isAlbum ? answerGuess : answerOrder)(conversation, { kind: 'order', operation })
}

function explainStatus(conversation: Conversation): Reply {
  const { facts, state } = conversation
  const texts = chatTexts[facts.language].status
  const waits = pendingOf(state.wait).photos.length > 0
  if (waits && !facts.isEditMeant) return explain(conversation, state.wait.for === 'answer' ? texts.asked : texts.queued)
  // the picture itself is the answer
  if (facts.arePicturesHeld) return replyWith(conversation)
  return facts.edit ? explain(conversation, texts[facts.edit.state]) : noEdit(conversation)
}

function cancel(conversation: Conversation, what: Extract<Intent, { kind: 'cancel' }>['what']): Reply {
  const { allowance, language } = conversation.facts
  if (what === 'subscription' && allowance.isCourtesy) return explain(conversation, chatTexts[language].courtesy.cancel)
  if (what === 'subscription') return askForYes(conversation, { do: 'cancel-subscription' })
  // "cancel" right after a post was scheduled means that post
  if (what === 'scheduled' || conversation.state.wait.for === 'when') return cancelPost(conversation)
  // "never mind", with nothing open: no thought of cancelling anything
  if (what === 'order' || conversation.state.wait.for !== 'nothing') return cancelQuestion(conversation)
  return explain(conversation, chatTexts[language].cancelWhat)
}

/** A question gets its answer: rules and prices are told, and nothing is done. */
function helpOn({ facts }: Conversation, topic: HelpTopic | undefined): string {
  const { help, topics } = chatTexts[facts.language]
  return topic === undefined ? help : fill(topics[topic], { price: facts.price, limit: facts.allowance.limit })
}

function explain(conversation: Conversation, text: string): Reply {
  return replyWith(conversation, { messages: [answer(text)] })
}
