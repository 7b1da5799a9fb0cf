/** Questions about an existing edit. */
import { FORMATS, type Format } from '#features/photo-edits/contract.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { backdropRows, yesOrNo } from './ask.ts'
import { idOf } from './choices.ts'
import { askForCaption, captionWishes } from './talk-of-caption.ts'
import { explainPlanNeeded, explainUsedUp } from './explain.ts'
import type { RedoAction, RedoWishes } from './actions.ts'
import { answer, asking, rested, type Said, type SaidContent, type Talk, type TalkedEdit, turn, type Turn } from './turn.ts'
import type { Operation } from '#features/photo-edits/contract.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'

const BACKDROPS_OFFERED = 8

/** Asks what to change, because the same wishes would produce the same picture. */
export function askForChange(talk: Talk, edit: TalkedEdit): Turn {
  return askHow(talk, edit, chatTexts[talk.facts.language].whatToChange)
}

/** Brightness cannot be ordered, so we offer what can be done instead. */
export function askForLight(talk: Talk, edit: TalkedEdit): Turn {
  return askHow(talk, edit, chatTexts[talk.facts.language].whichLight)
}

function askHow(talk: Talk, edit: TalkedEdit, text: string): Turn {
  if (!talk.facts.allowance.isActive) return explainPlanNeeded(talk)
  if (edit.redoCosts && talk.facts.allowance.remaining === 0) return explainUsedUp(talk)
  if (!makesPicture(edit.operation)) return askForCaption(talk, edit.id)
  const texts = chatTexts[talk.facts.language]
  const offered = talk.facts.backdrops.slice(0, BACKDROPS_OFFERED)
  const state = asking(talk, { for: 'change', editId: edit.id, options: offered.map(({ id }) => id) })
  const about = { editId: edit.id, question: state.version }
  const untouched = { id: idOf({ to: 'light', ...about }), ...texts.keepLight }
  const better = { id: idOf({ to: 'better', ...about }), ...texts.onlyBetter }
  const content: SaidContent = {
    kind: 'list',
    text: edit.redoCosts ? `${text}\n\n${redoCost(talk)}` : text,
    label: texts.options,
    sections: [
      { title: texts.changesSection, rows: edit.operation === 'post' ? [better] : [untouched, better] },
      { title: texts.backdropsSection, rows: backdropRows(state.version, offered) },
    ],
  }
  return turn(talk, { state, said: [{ purpose: 'question', content }] })
}

export function redo(
  talk: Talk,
  { editId, operation, wishes }: { editId: string; operation?: Operation; wishes: RedoWishes },
): Turn {
  const asked = talk.state.wait.for === 'change' ? 1 : 0
  const meant = operation ?? operationOf(wishes)
  const kept = { ...captionWishes(talk, editId), ...wishes }
  const action = { do: 'redo' as const, editId, wishes: kept, asked, ...(meant && { operation: meant }) }
  // the list of changes has already said what it costs
  return asked === 0 && takesEdit(talk, action) ? askToPay(talk, action) : turn(talk, { state: rested(talk), actions: [action] })
}

function takesEdit({ facts: { edit } }: Talk, { editId, operation }: RedoAction): boolean {
  return edit?.id === editId && edit.redoCosts === true && makesPicture(operation ?? edit.operation)
}

/** What costs says so first. */
function askToPay(talk: Talk, action: RedoAction): Turn {
  if (!talk.facts.allowance.isActive) return explainPlanNeeded(talk)
  if (talk.facts.allowance.remaining === 0) return explainUsedUp(talk)
  const state = asking(talk, { for: 'yes', to: { ...action, asked: 1 } })
  const text = `${redoCost(talk)} ${chatTexts[talk.facts.language].redoAnyway}`
  return turn(talk, { state, said: [{ purpose: 'question', content: { kind: 'buttons', text, buttons: yesOrNo(talk, state) } }] })
}

function redoCost({ facts: { allowance, language } }: Talk): string {
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
export function redoByButton(talk: Talk, edit: TalkedEdit, { question, ...how }: RedoButton): Turn {
  const { wait, version } = talk.state
  const isAsked = wait.for === 'change' && wait.editId === edit.id && question === version
  const isWayOut = question === undefined && edit.state === 'failed' && talk.facts.isEditNewest
  return isAsked || isWayOut ? redo(talk, { editId: edit.id, ...how }) : askForChange(talk, edit)
}

/** Offers the formats; all of them are free. */
export function askForFormat(talk: Talk, editId: string): Turn {
  const texts = chatTexts[talk.facts.language]
  const rows = FORMATS.map((format) => ({ id: idOf({ to: 'format', editId, format }), ...texts.formats[format] }))
  const content: SaidContent = {
    kind: 'list',
    text: texts.whichFormat,
    label: texts.options,
    sections: [{ title: texts.formatsSection, rows }],
  }
  return turn(talk, { said: [{ purpose: 'answer', content }] })
}

export function sendFormat(talk: Talk, editId: string, format: Format): Turn {
  return turn(talk, { actions: [{ do: 'send-format', editId, format }] })
}

export function noEdit(talk: Talk): Turn {
  return turn(talk, { said: [explainNoEdit(talk)] })
}

function explainNoEdit({ facts }: Talk): Said {
  return answer(chatTexts[facts.language].noEdit)
}
