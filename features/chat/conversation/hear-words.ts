/** Words alone: one row for each thing that can be asked for. */
import { OPERATIONS } from '#features/photo-edits/contract.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import type { Expectation, Intent, IntentKind, Order } from '../understanding/intent.ts'
import { askForYes, confirm, refuse } from './confirm.ts'
import { pickBackdrop } from './hear-choice.ts'
import { pendingOf } from './hear-photo.ts'
import { placeOrder, takeWishes } from './place-order.ts'
import { showBackdrops } from './show-backdrops.ts'
import type { ChatState } from './state.ts'
import { askForChange, askForFormat, changeCaption, noEdit, redo, sendFormat } from './talk-of-edit.ts'
import { cancelPost, publishNow, schedulePost } from './talk-of-post.ts'
import { linkTo, tellBalance } from './tell.ts'
import { answer, type Talk, type TalkedEdit, turn, type Turn } from './turn.ts'

type Answers = { readonly [Kind in IntentKind]: (talk: Talk, intent: Extract<Intent, { kind: Kind }>) => Turn }

export function hearWords(talk: Talk, intent: Intent): Turn {
  return ANSWERS[intent.kind](talk, intent as never) // as: the table has each kind at its own name
}

/** What the next words are likely to be, for whoever reads them. */
export function expectationOf({ wait }: ChatState): Expectation | undefined {
  if (wait.for === 'yes') return 'confirmation'
  if (wait.for === 'change') return 'words'
  if (wait.for === 'caption') return 'message'
  return wait.for === 'answer' ? EXPECTED[wait.question] : undefined
}

const EXPECTED = { operation: 'choice', backdrop: 'choice', words: 'words', message: 'message', album: 'confirmation' } as const

const ANSWERS: Answers = {
  order: (talk, order) => hearOrder(talk, order),
  redo: hearRedo,
  'caption-change': hearCaptionChange,
  'other-format': (talk, { format }) =>
    withEdit(talk, ({ id }) => (format ? sendFormat(talk, id, format) : askForFormat(talk, id))),
  backdrops: showBackdrops,
  status: (talk) => tellStatus(talk),
  'full-size': (talk) => withEdit(talk, ({ id: editId }) => turn(talk, { deeds: [{ do: 'send-full-size', editId }] })),
  publish: publishNow,
  schedule: (talk, { when }) => schedulePost(talk, when),
  cancel: (talk, { what }) => cancel(talk, what),
  balance: tellBalance,
  renewal: tellBalance,
  price: (talk) => openAccount(talk, 'price'),
  refund: (talk) => askForYes(talk, { do: 'refund' }),
  'delete-account': (talk) => askForYes(talk, { do: 'delete-account' }),
  'delete-photo': (talk) => withEdit(talk, ({ id }) => askForYes(talk, { do: 'delete-photo', editId: id })),
  'export-data': (talk) => openAccount(talk, 'export'),
  'sign-up': (talk) => openAccount(talk, 'signedUp'),
  link: (talk) => tell(talk, chatTexts[talk.facts.language].linkedAlready),
  'connect-instagram': (talk) => openAccount(talk, 'instagram'),
  payment: (talk) => openAccount(talk, 'payment'),
  language: (talk, { language }) =>
    language
      ? turn(talk, { deeds: [{ do: 'set-language', language }] })
      : tell(talk, chatTexts[talk.facts.language].whichLanguage),
  help: (talk) => tell(talk, chatTexts[talk.facts.language].help),
  person: (talk) => callPerson(talk),
  greeting: (talk) => tell(talk, chatTexts[talk.facts.language].greeting),
  // every message costs, and nobody waits for an answer to thanks
  thanks: (talk) => turn(talk),
  yes: confirm,
  no: refuse,
  choice: (talk, { number }) => pickNumber(talk, number),
  abuse: (talk) => tell(talk, chatTexts[talk.facts.language].calm),
  stop: (talk) => turn(talk, { deeds: [{ do: 'stop' }] }),
  unknown: (talk) => tell(talk, chatTexts[talk.facts.language].notUnderstood),
}

function hearOrder(talk: Talk, order: Order): Turn {
  const { wait } = talk.state
  const { kind: _, operation, ...wishes } = order
  if (wait.for === 'change') return redo(talk, { editId: wait.editId, operation, wishes })
  if (wait.for === 'caption' && order.message !== undefined)
    return changeCaption(talk, wait.editId, { to: 'own-words', text: order.message })
  const pending = pendingOf(wait)
  if (pending.photos.length > 0) return placeOrder(talk, { ...pending, order: { ...pending.order, ...order } })
  const { edit, isEditMeant } = talk.facts
  return edit && isEditMeant ? redo(talk, { editId: edit.id, operation, wishes }) : takeWishes(talk, order)
}

/** “Legenda: …” without a photo that it could belong to asks for a new one. */
function hearCaptionChange(talk: Talk, { change }: Extract<Intent, { kind: 'caption-change' }>): Turn {
  if (!talk.facts.edit && change.to === 'own-words')
    return takeWishes(talk, { kind: 'order', operation: 'caption', message: change.text })
  return withEdit(talk, ({ id }) => changeCaption(talk, id, change))
}

function hearRedo(talk: Talk, intent: Extract<Intent, { kind: 'redo' }>): Turn {
  const { kind: _kind, ...wishes } = intent
  const isBare = Object.keys(wishes).length === 0
  return withEdit(talk, (edit) => (isBare ? askForChange(talk, edit) : redo(talk, { editId: edit.id, wishes })))
}

function withEdit(talk: Talk, deed: (edit: TalkedEdit) => Turn): Turn {
  return talk.facts.edit ? deed(talk.facts.edit) : noEdit(talk)
}

function pickNumber(talk: Talk, number: number): Turn {
  const { wait } = talk.state
  const options = wait.for === 'answer' || wait.for === 'change' ? wait.options : undefined
  const backdrop = options?.at(number < 0 ? number : number - 1)
  if (backdrop !== undefined) return pickBackdrop(talk, backdrop)
  const operation = wait.for === 'answer' && wait.question === 'operation' ? OPERATIONS[number - 1] : undefined
  return operation ? hearOrder(talk, { kind: 'order', operation }) : tell(talk, chatTexts[talk.facts.language].notUnderstood)
}

function tellStatus(talk: Talk): Turn {
  const texts = chatTexts[talk.facts.language].status
  const { edit } = talk.facts
  if (!edit) return noEdit(talk)
  return tell(talk, texts[edit.state])
}

function cancel(talk: Talk, what: Extract<Intent, { kind: 'cancel' }>['what']): Turn {
  if (what === 'subscription') return askForYes(talk, { do: 'cancel-subscription' })
  // right after it was told when a post goes out
  if (what === 'scheduled' || talk.state.wait.for === 'when') return cancelPost(talk)
  const isOpen = talk.state.wait.for !== 'nothing'
  if (isOpen) return refuse(talk)
  return tell(talk, chatTexts[talk.facts.language].cancelWhat)
}

function callPerson(talk: Talk): Turn {
  const { language, support } = talk.facts
  return turn(talk, { deeds: [{ do: 'note-help-wanted' }], said: [answer(fill(chatTexts[language].person, { support }))] })
}

function openAccount(talk: Talk, about: 'price' | 'export' | 'signedUp' | 'instagram' | 'payment'): Turn {
  const { language, links } = talk.facts
  const texts = chatTexts[language]
  return turn(talk, { said: [linkTo({ text: texts.inAccount[about], label: texts.openAccount, url: links.account })] })
}

function tell(talk: Talk, text: string): Turn {
  return turn(talk, { said: [answer(text)] })
}
