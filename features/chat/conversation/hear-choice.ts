import { chatTexts } from '#phrases/chat.ts'
import { type Choice, choiceOf } from './choices.ts'
import { confirm, refuse } from './confirm.ts'
import { pendingOf } from './hear-photo.ts'
import type { Order } from '../understanding/intent.ts'
import { placeOrder, takeWishes } from './place-order.ts'
import { askForCaption, askForChange, askForFormat, redo, sendFormat } from './talk-of-edit.ts'
import { answer, type Talk, turn, type Turn } from './turn.ts'

/** A button or row of ours. What belongs to another question, or to an edit that is gone, is answered kindly and does nothing. */
export function hearChoice(talk: Talk, id: string): Turn {
  const choice = choiceOf(id)
  if (!choice) return tellStale(talk)
  if ('version' in choice) return choice.version === talk.state.version ? answerQuestion(talk, choice) : tellStale(talk)
  const { edit } = talk.facts
  return edit?.id === choice.editId ? chooseForEdit(talk, choice) : tellStale(talk)
}

function answerQuestion(talk: Talk, choice: Extract<Choice, { version: number }>): Turn {
  if (choice.to === 'answer') return choice.isYes ? confirm(talk) : refuse(talk)
  if (choice.to === 'operation') return pickOperation(talk, choice.operation)
  return pickBackdrop(talk, choice.backdrop)
}

function pickOperation(talk: Talk, operation: Extract<Choice, { to: 'operation' }>['operation']): Turn {
  const pending = pendingOf(talk.state.wait)
  if (pending.photos.length === 0) return tellStale(talk)
  return placeOrder(talk, { ...pending, order: { ...pending.order, kind: 'order', operation } })
}

export function pickBackdrop(talk: Talk, backdrop: string): Turn {
  const { wait } = talk.state
  if (wait.for === 'change') return redo(talk, { editId: wait.editId, operation: 'swap', wishes: { backdrop } })
  const pending = pendingOf(wait)
  const order: Order = { ...pending.order, kind: 'order', operation: 'swap', backdrop }
  if (pending.photos.length > 0) return placeOrder(talk, { ...pending, order })
  return wait.for === 'answer' ? takeWishes(talk, order) : tellStale(talk)
}

function chooseForEdit(talk: Talk, choice: Extract<Choice, { editId: string }>): Turn {
  const { editId } = choice
  const { edit } = talk.facts
  if (!edit) return tellStale(talk)
  switch (choice.to) {
    case 'redo':
      return askForChange(talk, edit)
    case 'caption':
      return askForCaption(talk, editId)
    case 'formats':
      return askForFormat(talk, editId)
    case 'format':
      return sendFormat(talk, editId, choice.format)
    case 'better':
      return redo(talk, { editId, operation: 'post', wishes: {} })
    case 'light':
      return redo(talk, { editId, wishes: { lightMatch: false } })
  }
}

export function tellStale(talk: Talk): Turn {
  return turn(talk, { said: [answer(chatTexts[talk.facts.language].stale)] })
}
