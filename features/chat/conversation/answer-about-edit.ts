/** Questions about an existing edit. */
import { FULL, SIZE } from '#features/chat/understanding/lexicon/captions-in-chat.ts'
import { FORMATS, type Format } from '#features/photo-edits/contract.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { backdropRows, yesOrNo } from './ask.ts'
import { idOf } from './choices.ts'
import { askForCaption, captionWishes } from './answer-about-caption.ts'
import { doubtScene, type DoubtfulScene } from './doubt-scene.ts'
import { explainPlanNeeded, explainUsedUp } from './explain.ts'
import type { RedoAction, RedoWishes } from './actions.ts'
import {
  answer,
  withQuestion,
  withoutQuestion,
  type ReplyMessage,
  type ReplyContent,
  type Conversation,
  type DiscussedEdit,
  replyWith,
  type Reply,
} from './types.ts'
import type { AdjustmentStep } from '../understanding/intent.ts'
import type { Operation } from '#features/photo-edits/contract.ts'
import { changesBackdrop, makesPicture } from '#features/photo-edits/operations.ts'

const BACKDROPS_OFFERED = 8

/** Asks what to change, because the same wishes would produce the same picture. */
export function askForChange(conversation: Conversation, edit: DiscussedEdit): Reply {
  return askHow(conversation, edit, chatTexts[conversation.facts.language].whatToChange)
}

/** Free, and made at once. Where no change is named, or there is no picture yet, what can be done is offered. */
export function adjustPicture(
  conversation: Conversation,
  edit: DiscussedEdit,
  adjustment: readonly AdjustmentStep[] | undefined,
): Reply {
  if (adjustment === undefined || edit.state !== 'done' || !makesPicture(edit.operation)) return askForLight(conversation, edit)
  const action = { do: 'adjust' as const, editId: edit.id, adjustment }
  return replyWith(conversation, { state: withoutQuestion(conversation), actions: [action] })
}

function askForLight(conversation: Conversation, edit: DiscussedEdit): Reply {
  return askHow(conversation, edit, chatTexts[conversation.facts.language].whichLight)
}

function askHow(conversation: Conversation, edit: DiscussedEdit, text: string): Reply {
  if (!conversation.facts.allowance.isActive) return explainPlanNeeded(conversation)
  if (edit.redoCosts && conversation.facts.allowance.remaining === 0) return explainUsedUp(conversation)
  if (!makesPicture(edit.operation)) return askForCaption(conversation, edit.id)
  const texts = chatTexts[conversation.facts.language]
  const offered = conversation.facts.backdrops.slice(0, BACKDROPS_OFFERED)
  const state = withQuestion(conversation, { for: 'change', editId: edit.id, options: offered.map(({ id }) => id) })
  const about = { editId: edit.id, question: state.version }
  const untouched = { id: idOf({ to: 'light', ...about }), ...texts.keepLight }
  const better = { id: idOf({ to: 'better', ...about }), ...texts.onlyBetter }
  const content: ReplyContent = {
    kind: 'list',
    text: edit.redoCosts ? `${text}\n\n${redoCost(conversation)}` : text,
    label: texts.options,
    sections: [
      { title: texts.changesSection, rows: changesBackdrop(edit.operation) ? [untouched, better] : [better] },
      { title: texts.backdropsSection, rows: backdropRows(state.version, offered) },
    ],
  }
  return replyWith(conversation, { state, messages: [{ purpose: 'question', content }] })
}

export function redo(
  conversation: Conversation,
  { editId, operation, wishes }: { editId: string; operation?: Operation; wishes: RedoWishes },
): Reply {
  const questions = conversation.state.wait.for === 'change' ? 1 : 0
  const meant = operation ?? operationOf(wishes)
  const kept = { ...captionWishes(conversation, editId), ...wishes }
  const action = { do: 'redo' as const, editId, wishes: kept, questions, ...(meant && { operation: meant }) }
  const doubt = meant === 'describe' ? doubtScene(conversation, wishes.words) : undefined
  if (doubt?.isUnderstood) return askToShowTheRest(conversation, action, doubt)
  // the list of changes has already said what it costs
  return questions === 0 && takesEdit(conversation, action)
    ? askToPay(conversation, action)
    : replyWith(conversation, { state: withoutQuestion(conversation), actions: [action] })
}

/** Says what will be missing, and what it costs where it costs. */
function askToShowTheRest(conversation: Conversation, action: RedoAction, doubt: DoubtfulScene): Reply {
  const { language } = conversation.facts
  const costs = takesEdit(conversation, action)
  const missed = new Intl.ListFormat(language, { type: 'conjunction' }).format(doubt.missed)
  const text = `${fill(chatTexts[language].redoMisses, { missed })}${costs ? ` ${redoCost(conversation)}` : ''}`
  return askFirst(conversation, action, text)
}

function takesEdit({ facts: { edit } }: Conversation, { editId, operation }: RedoAction): boolean {
  return edit?.id === editId && edit.redoCosts === true && makesPicture(operation ?? edit.operation)
}

/** What costs says so first. */
function askToPay(conversation: Conversation, action: RedoAction): Reply {
  return askFirst(conversation, action, `${redoCost(conversation)} ${chatTexts[conversation.facts.language].redoAnyway}`)
}

/** Asks for a yes, unless the plan does not allow it. */
function askFirst(conversation: Conversation, action: RedoAction, text: string): Reply {
  const { allowance } = conversation.facts
  if (!allowance.isActive) return explainPlanNeeded(conversation)
  if (takesEdit(conversation, action) && allowance.remaining === 0) return explainUsedUp(conversation)
  const state = withQuestion(conversation, { for: 'yes', to: { ...action, questions: 1 } })
  return replyWith(conversation, {
    state,
    messages: [{ purpose: 'question', content: { kind: 'buttons', text, buttons: yesOrNo(conversation, state) } }],
  })
}

function redoCost({ facts: { allowance, language } }: Conversation): string {
  return fill(chatTexts[language].redoCosts, { remaining: allowance.remaining })
}

/** A wish for another backdrop changes the operation, whatever the edit was before. */
function operationOf({ backdrop, words }: RedoWishes): Operation | undefined {
  if (backdrop !== undefined) return 'swap'
  return words === undefined ? undefined : 'describe'
}

interface RedoButton {
  readonly operation?: Operation
  readonly wishes: RedoWishes
  /** The version of the list that contains the button. */
  readonly question: number | undefined
}

/** Orders a redo once, in answer to the current question; any further tap asks again. */
export function redoByButton(conversation: Conversation, edit: DiscussedEdit, { question, ...how }: RedoButton): Reply {
  const { wait, version } = conversation.state
  const isAsked = wait.for === 'change' && wait.editId === edit.id && question === version
  const isWayOut = question === undefined && edit.state === 'failed' && conversation.facts.isEditNewest
  return isAsked || isWayOut ? redo(conversation, { editId: edit.id, ...how }) : askForChange(conversation, edit)
}

/** Offers the formats; all of them are free. */
export function askForFormat(conversation: Conversation, editId: string): Reply {
  const texts = chatTexts[conversation.facts.language]
  const rows = FORMATS.map((format) => ({ id: idOf({ to: 'format', editId, format }), ...texts.formats[format] }))
  const content: ReplyContent = {
    kind: 'list',
    text: texts.whichFormat,
    label: texts.options,
    sections: [{ title: texts.formatsSection, rows }],
  }
  return replyWith(conversation, { messages: [{ purpose: 'answer', content }] })
}

export function sendFormat(conversation: Conversation, editId: string, format: Format): Reply {
  return replyWith(conversation, { actions: [{ do: 'send-format', editId, format }] })
}

export function noEdit(conversation: Conversation): Reply {
  return replyWith(conversation, { messages: [explainNoEdit(conversation)] })
}

function explainNoEdit({ facts }: Conversation): ReplyMessage {
  return answer(chatTexts[facts.language].noEdit)
}

/** "In its original size" is about size, not about a format. */
export function isAboutSize(text: string): boolean {
  return SIZE.test(text) && FULL.test(text)
}
