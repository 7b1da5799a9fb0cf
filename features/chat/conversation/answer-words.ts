/** Answers words without a photo: one table row for each intent. */
import { OPERATIONS } from '#features/photo-edits/contract.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import type { HelpTopic, Intent, IntentKind, Order, Wishes } from '../understanding/intent.ts'
import { askAboutAlbum, askWhichWish } from './ask.ts'
import { askForYes, answerYes, leaveIt, refuse } from './confirm.ts'
import { pickBackdrop } from './pick-backdrop.ts'
import { awaitMore, endAwaiting, pendingOf } from './answer-photo.ts'
import { placeOrder, takeWishes } from './place-order.ts'
import { showBackdrops } from './show-backdrops.ts'
import { asksToResume } from './asks-to-resume.ts'
import { captionMeant, changeCaption, isCaptionLanguage, showCaption, takeCaption } from './talk-of-caption.ts'
import { askForChange, askForFormat, askForLight, noEdit, redo, sendFormat } from './talk-of-edit.ts'
import { cancelPost, listPosts, publishNow, schedulePost, explainElsewhere } from './talk-of-post.ts'
import { openAccount, explainBalance, explainRefund } from './explain.ts'
import { answer, type ChatInput, smallTalk, type Talk, type TalkedEdit, turn, type Turn } from './turn.ts'

type Answers = {
  readonly [Kind in IntentKind]: (talk: Talk, intent: Extract<Intent, { kind: Kind }>, text: string) => Turn
}

export function answerWords(talk: Talk, input: Extract<ChatInput, { what: 'words' }>): Turn {
  const { intent, text } = input
  if (talk.facts.isStopped && asksToResume(text)) return turn(talk, { actions: [{ do: 'resume', isTold: true }] })
  const doubtful = answerDoubtful(talk, input)
  return doubtful ?? ANSWERS[intent.kind](talk, intent as never, text) // as: the table is keyed by kind, which TypeScript cannot correlate with the intent
}

/** Words that mean something else than they say, or that have to be asked about first. */
function answerDoubtful(talk: Talk, { intent, text, isGuess, asks }: Extract<ChatInput, { what: 'words' }>): Turn | undefined {
  const { wait } = talk.state
  if (intent.kind === 'order' && isGuess && pendingOf(wait).photos.length > 1) return answerGuess(talk, intent)
  if (wait.for === 'more-photos' && wait.isTold && SAYS_LITTLE.has(intent.kind)) return endAwaiting(talk)
  const taken = takeCaption(talk, { intent, text })
  return taken ?? (asks && mayAskWhich(talk) ? askWhichWish(talk, { wishes: asks, text }) : undefined)
}

/** Photos that wait are asked about anyway, and more words may still explain themselves. */
function mayAskWhich({ state, facts }: Talk): boolean {
  return !facts.isMoreComing && pendingOf(state.wait).photos.length === 0
}

/** Words that end an announced wait for a photo, so that a person who writes again gets an answer. */
const SAYS_LITTLE: ReadonlySet<IntentKind> = new Set(['greeting', 'unknown', 'status', 'yes', 'no', 'help'])

const ANSWERS: Answers = {
  order: answerOrder,
  redo: answerRedo,
  'caption-change': answerCaptionChange,
  'show-caption': answerShownCaption,
  'other-format': (talk, { format }, text) =>
    withEdit(talk, ({ id }) => {
      if (isAboutSize(text)) return turn(talk, { actions: [{ do: 'send-full-size', editId: id }] })
      return format ? sendFormat(talk, id, format) : askForFormat(talk, id)
    }),
  backdrops: showBackdrops,
  status: (talk) => explainStatus(talk),
  'full-size': (talk) => withEdit(talk, ({ id: editId }) => turn(talk, { actions: [{ do: 'send-full-size', editId }] })),
  publish: publishNow,
  'publish-elsewhere': (talk, { where }) => explainElsewhere(talk, where),
  schedule: (talk, { when }) => schedulePost(talk, when),
  posts: listPosts,
  cancel: (talk, { what }) => cancel(talk, what),
  balance: (talk, { isForMore }) => explainBalance(talk, isForMore),
  renewal: (talk) => explainBalance(talk),
  price: (talk) => openAccount(talk, 'price'),
  refund: (talk) => askForRefund(talk),
  'refund-status': (talk) => (talk.facts.refund ? explainRefund(talk, talk.facts.refund) : explainNoRefund(talk)),
  'delete-account': (talk) => askForYes(talk, { do: 'delete-account' }),
  'delete-photo': (talk) => withEdit(talk, ({ id }) => askForYes(talk, { do: 'delete-photo', editId: id })),
  'export-data': (talk) => openAccount(talk, 'export'),
  'sign-up': (talk) => openAccount(talk, 'signedUp'),
  link: (talk) => explain(talk, chatTexts[talk.facts.language].linkedAlready),
  unlink: (talk) => (talk.facts.isLinkedByCode ? askForYes(talk, { do: 'unlink' }) : openAccount(talk, 'number')),
  'connect-instagram': (talk) => openAccount(talk, 'instagram'),
  payment: (talk) => openAccount(talk, 'payment'),
  language: answerLanguage,
  help: (talk, { topic }) => explain(talk, helpOn(talk, topic)),
  robot: (talk) => explain(talk, chatTexts[talk.facts.language].robot),
  person: (talk) => callPerson(talk),
  greeting: (talk) => explainSmall(talk, 'greeting'),
  // every message costs money, and thanks need no answer
  thanks: (talk) => turn(talk),
  yes: answerYes,
  no: refuse,
  choice: (talk, { number }) => pickNumber(talk, number),
  'more-coming': awaitMore,
  abuse: (talk) => explain(talk, chatTexts[talk.facts.language].calm),
  stop: (talk) =>
    talk.facts.isStopped ? explain(talk, chatTexts[talk.facts.language].stopped) : turn(talk, { actions: [{ do: 'stop' }] }),
  unknown: (talk) => explainSmall(talk, 'notUnderstood'),
}

function explainSmall(talk: Talk, what: 'greeting' | 'notUnderstood'): Turn {
  const said = smallTalk(what === 'greeting' ? 'greeting' : 'not-understood', chatTexts[talk.facts.language][what])
  return turn(talk, { said: [said] })
}

/** "In its original size" is about size, not about a format. */
const SIZE = /tamanho|tamaño|tamano|\bsize\b|resolu|qualidade|calidad|quality|pixel/iu

function isAboutSize(text: string): boolean {
  return SIZE.test(text) && /origin|cheia|cheio|completo|complet|inteir|full|max|máx|total|alta|high/iu.test(text)
}

function answerOrder(talk: Talk, order: Order): Turn {
  const { wait } = talk.state
  const { kind: _, operation, ...wishes } = order
  if (wait.for === 'change') return redo(talk, { editId: wait.editId, operation, wishes })
  const pending = pendingOf(wait)
  if (pending.photos.length > 0) return placeOrder(talk, { ...pending, order: { ...pending.order, ...order } })
  const { edit, isEditMeant } = talk.facts
  return edit && isEditMeant ? redo(talk, { editId: edit.id, operation, wishes }) : takeWishes(talk, order)
}

/** A guessed order for an album is confirmed first: several photos use several edits of the allowance. */
function answerGuess(talk: Talk, order: Order): Turn {
  const { allowance } = talk.facts
  const pending = pendingOf(talk.state.wait)
  if (!allowance.isActive || allowance.remaining === 0) return answerOrder(talk, order)
  return askAboutAlbum(talk, { ...pending, order: { ...pending.order, ...order } })
}

/** “Legenda: …” without a photo that it could belong to orders a new caption. */
function answerCaptionChange(talk: Talk, { change }: Extract<Intent, { kind: 'caption-change' }>): Turn {
  const meant = captionMeant(talk)
  if (!meant && (change.to === 'own-words' || change.to === 'added')) {
    const { text: message } = change
    return takeWishes(talk, { kind: 'order', operation: 'caption', ...(message !== undefined && { message }) })
  }
  return meant ? changeCaption(talk, meant, change) : noEdit(talk)
}

function answerLanguage(talk: Talk, { language }: Extract<Intent, { kind: 'language' }>, text: string): Turn {
  if (!language) return explain(talk, chatTexts[talk.facts.language].whichLanguage)
  const meant = isCaptionLanguage(talk, text) ? captionMeant(talk) : undefined
  if (meant) return changeCaption(talk, meant, { to: 'language', language })
  return turn(talk, { actions: [{ do: 'set-language', language }] })
}

/** Shows the existing caption, or orders one when there is none. */
function answerShownCaption(talk: Talk): Turn {
  const meant = captionMeant(talk)
  return meant ? showCaption(talk, meant) : answerOrder(talk, { kind: 'order', operation: 'caption' })
}

function explainNoRefund(talk: Talk): Turn {
  const { courtesy, refundStatus } = chatTexts[talk.facts.language]
  return explain(talk, talk.facts.allowance.isCourtesy ? courtesy.refund : refundStatus.none)
}

/**
 * Does not ask again while a refund is under way. A courtesy plan has nothing to refund, and a late request is refused before
 * we ask for a yes.
 */
function askForRefund(talk: Talk): Turn {
  const { allowance, language, refund, refundRefusal, support } = talk.facts
  const { courtesy, noRefund } = chatTexts[language]
  if (refund && refund.state !== 'failed') return explainRefund(talk, refund)
  if (allowance.isCourtesy) return explain(talk, courtesy.refund)
  return refundRefusal ? explain(talk, fill(noRefund[refundRefusal], { support })) : askForYes(talk, { do: 'refund' })
}

function answerRedo(talk: Talk, { kind: _kind, isOfLight, ...wishes }: Extract<Intent, { kind: 'redo' }>): Turn {
  const { edit } = talk.facts
  const isBare = Object.keys(wishes).length === 0
  const caption = isBare && !isOfLight ? captionMeant(talk) : undefined
  if (caption && caption.editId === undefined) return changeCaption(talk, caption, { to: 'rewrite' })
  if (!edit) return isBare && !isOfLight ? noEdit(talk) : takeWishes(talk, firstOrder(wishes))
  if (isOfLight) return askForLight(talk, edit)
  return isBare ? askForChange(talk, edit) : redo(talk, { editId: edit.id, wishes })
}

/** Turns the wishes of a redo into a first order, for a chat without an edit. */
function firstOrder(wishes: Wishes): Order {
  const { backdrop, words } = wishes
  if (backdrop !== undefined) return { kind: 'order', operation: 'swap', ...wishes }
  return { kind: 'order', operation: words === undefined ? 'post' : 'describe', ...wishes }
}

function withEdit(talk: Talk, action: (edit: TalkedEdit) => Turn): Turn {
  return talk.facts.edit ? action(talk.facts.edit) : noEdit(talk)
}

function pickNumber(talk: Talk, number: number): Turn {
  const { wait } = talk.state
  const options = wait.for === 'answer' || wait.for === 'change' ? wait.options : undefined
  const backdrop = options?.at(number < 0 ? number : number - 1)
  if (backdrop !== undefined) return pickBackdrop(talk, backdrop)
  const operation = wait.for === 'answer' && wait.question === 'operation' ? OPERATIONS[number - 1] : undefined
  if (!operation) return explainSmall(talk, 'notUnderstood')
  // "only the first one" may mean a list row or a photo
  const isAlbum = pendingOf(wait).photos.length > 1
  return (isAlbum ? answerGuess : answerOrder)(talk, { kind: 'order', operation })
}

function explainStatus(talk: Talk): Turn {
  const texts = chatTexts[talk.facts.language].status
  const { edit } = talk.facts
  if (!edit) return noEdit(talk)
  return explain(talk, texts[edit.state])
}

function cancel(talk: Talk, what: Extract<Intent, { kind: 'cancel' }>['what']): Turn {
  const { allowance, language } = talk.facts
  if (what === 'subscription' && allowance.isCourtesy) return explain(talk, chatTexts[language].courtesy.cancel)
  if (what === 'subscription') return askForYes(talk, { do: 'cancel-subscription' })
  // "cancel" right after a post was scheduled means that post
  if (what === 'scheduled' || talk.state.wait.for === 'when') return cancelPost(talk)
  const isOpen = talk.state.wait.for !== 'nothing'
  if (isOpen) return refuse(talk)
  // "never mind", with nothing open: no thought of cancelling anything
  if (what === 'order') return leaveIt(talk)
  return explain(talk, chatTexts[language].cancelWhat)
}

/** A question gets its answer: rules and prices are told, and nothing is done. */
function helpOn({ facts }: Talk, topic: HelpTopic | undefined): string {
  const { help, topics } = chatTexts[facts.language]
  return topic === undefined ? help : fill(topics[topic], { price: facts.price, limit: facts.allowance.limit })
}

function callPerson(talk: Talk): Turn {
  const { language, support } = talk.facts
  return turn(talk, { actions: [{ do: 'note-help-wanted' }], said: [answer(fill(chatTexts[language].person, { support }))] })
}

function explain(talk: Talk, text: string): Turn {
  return turn(talk, { said: [answer(text)] })
}
