import { type Choice, choiceOf } from './choices.ts'
import { confirm, refuse } from './confirm.ts'
import { pendingOf } from './answer-photo.ts'
import { explainStale, pickBackdrop } from './pick-backdrop.ts'
import { placeOrder } from './place-order.ts'
import { askForCaption } from './talk-of-caption.ts'
import { askForChange, askForFormat, redoByButton, sendFormat } from './talk-of-edit.ts'
import { cancelPost, pickFit, publishNow } from './talk-of-post.ts'
import type { Talk, TalkedEdit, Turn } from './turn.ts'

/**
 * Handles a tapped button or list row. One that belongs to an earlier question or a deleted edit gets a kind answer and does
 * nothing.
 */
export function answerChoice(talk: Talk, id: string): Turn {
  const choice = choiceOf(id)
  if (!choice) return explainStale(talk)
  if ('version' in choice) return choice.version === talk.state.version ? answerQuestion(talk, choice) : explainStale(talk)
  const { edit } = talk.facts
  return edit?.id === choice.editId ? FOR_EDIT[choice.to](talk, edit, choice as never) : explainStale(talk) // as: the table is keyed by `to`, which TypeScript cannot correlate with the choice
}

function answerQuestion(talk: Talk, choice: Extract<Choice, { version: number }>): Turn {
  if (choice.to === 'answer') return answerYesOrNo(talk, choice.isYes)
  if (choice.to === 'operation') return pickOperation(talk, choice.operation)
  // read before as the words that it stands for (`read-wish-answer.ts`)
  if (choice.to === 'wish') return explainStale(talk)
  if (choice.to === 'fit') return pickFit(talk, choice.fit) ?? explainStale(talk)
  return pickBackdrop(talk, choice.backdrop)
}

/** Answers yes or no. A second tap on yes finds no open question and does nothing. */
function answerYesOrNo(talk: Talk, isYes: boolean): Turn {
  const { wait } = talk.state
  if (wait.for !== 'yes' && wait.for !== 'answer') return explainStale(talk)
  return isYes ? confirm(talk) : refuse(talk)
}

function pickOperation(talk: Talk, operation: Extract<Choice, { to: 'operation' }>['operation']): Turn {
  const pending = pendingOf(talk.state.wait)
  if (pending.photos.length === 0) return explainStale(talk)
  return placeOrder(talk, { ...pending, order: { ...pending.order, kind: 'order', operation } })
}

type EditChoice = Extract<Choice, { editId: string }>
type Answers = {
  readonly [To in EditChoice['to']]: (talk: Talk, edit: TalkedEdit, choice: Extract<EditChoice, { to: To }>) => Turn
}

const FOR_EDIT: Answers = {
  redo: askForChange,
  caption: (talk, { id }) => askForCaption(talk, id),
  formats: (talk, { id }) => askForFormat(talk, id),
  format: (talk, { id }, { format }) => sendFormat(talk, id, format),
  publish: publishNow,
  unpost: cancelPost,
  better: (talk, edit, { question }) => redoByButton(talk, edit, { operation: 'post', wishes: {}, question }),
  light: (talk, edit, { question }) => redoByButton(talk, edit, { wishes: { lightMatch: false }, question }),
}
