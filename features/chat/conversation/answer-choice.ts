import { type Choice, choiceOf } from './choices.ts'
import { confirm, cancelQuestion } from './confirm.ts'
import { pendingOf } from './answer-photo.ts'
import { explainStale, pickBackdrop } from './pick-backdrop.ts'
import { placeOrder } from './place-order.ts'
import { askForCaption } from './answer-about-caption.ts'
import { askForChange, askForFormat, redoByButton, sendFormat } from './answer-about-edit.ts'
import { cancelPost, pickFit, publishNow } from './answer-about-post.ts'
import { tapResolved } from './talk-with-person.ts'
import type { Conversation, DiscussedEdit, Reply } from './types.ts'

/**
 * Handles a tapped button or list row. One that belongs to an earlier question or a deleted edit gets a kind answer and does
 * nothing.
 */
export function answerChoice(conversation: Conversation, id: string): Reply {
  const choice = choiceOf(id)
  if (!choice) return explainStale(conversation)
  if ('version' in choice)
    return choice.version === conversation.state.version ? answerQuestion(conversation, choice) : explainStale(conversation)
  if (choice.to === 'resolved') return tapResolved(conversation, choice)
  const { edit } = conversation.facts
  return edit?.id === choice.editId ? FOR_EDIT[choice.to](conversation, edit, choice as never) : explainStale(conversation) // as: the table is keyed by `to`, which TypeScript cannot correlate with the choice
}

function answerQuestion(conversation: Conversation, choice: Extract<Choice, { version: number }>): Reply {
  if (choice.to === 'answer') return answerYesOrNo(conversation, choice.isYes)
  if (choice.to === 'operation') return pickOperation(conversation, choice.operation)
  // read before as the words that it stands for (`read-wish-answer.ts`)
  if (choice.to === 'wish') return explainStale(conversation)
  if (choice.to === 'fit') return pickFit(conversation, choice.fit) ?? explainStale(conversation)
  return pickBackdrop(conversation, choice.backdrop)
}

/** Answers yes or no. A second tap on yes finds no open question and does nothing. */
function answerYesOrNo(conversation: Conversation, isYes: boolean): Reply {
  const { wait } = conversation.state
  if (wait.for !== 'yes' && wait.for !== 'answer') return explainStale(conversation)
  return isYes ? confirm(conversation) : cancelQuestion(conversation)
}

function pickOperation(conversation: Conversation, operation: Extract<Choice, { to: 'operation' }>['operation']): Reply {
  const pending = pendingOf(conversation.state.wait)
  if (pending.photos.length === 0) return explainStale(conversation)
  return placeOrder(conversation, { ...pending, order: { ...pending.order, kind: 'order', operation } })
}

type EditChoice = Extract<Choice, { editId: string }>
type Answers = {
  readonly [To in EditChoice['to']]: (
    conversation: Conversation,
    edit: DiscussedEdit,
    choice: Extract<EditChoice, { to: To }>,
  ) => Reply
}

const FOR_EDIT: Answers = {
  redo: askForChange,
  caption: (conversation, { id }) => askForCaption(conversation, id),
  formats: (conversation, { id }) => askForFormat(conversation, id),
  format: (conversation, { id }, { format }) => sendFormat(conversation, id, format),
  publish: publishNow,
  unpost: cancelPost,
  better: (conversation, edit, { question }) => redoByButton(conversation, edit, { operation: 'post', wishes: {}, question }),
  light: (conversation, edit, { question }) => redoByButton(conversation, edit, { wishes: { lightMatch: false }, question }),
}
