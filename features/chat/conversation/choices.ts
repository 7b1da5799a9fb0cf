/**
 * The ids of buttons and list rows. They stay tappable for ever, so an answer to a question carries its version and a button
 * under an edit carries the edit.
 */
import { type Fit, FITS } from '#features/publishing/contract.ts'
import { FORMATS, type Format, OPERATIONS, type Operation } from '#features/photo-edits/contract.ts'

/** The buttons under an edit. */
const EDIT_ACTIONS = ['redo', 'caption', 'formats', 'publish', 'unpost'] as const
type EditAction = (typeof EDIT_ACTIONS)[number]
/** Buttons that order a redo at once. */
const REDOS = ['better', 'light'] as const

export type Choice =
  | { readonly to: 'operation'; readonly version: number; readonly operation: Operation }
  | { readonly to: 'backdrop'; readonly version: number; readonly backdrop: string }
  | { readonly to: 'answer'; readonly version: number; readonly isYes: boolean }
  | { readonly to: 'fit'; readonly version: number; readonly fit: Fit }
  | { readonly to: 'format'; readonly editId: string; readonly format: Format }
  | { readonly to: EditAction; readonly editId: string }
  /** `question`: the version of the list that contains it; undefined under a failed edit. */
  | { readonly to: (typeof REDOS)[number]; readonly editId: string; readonly question?: number }

export function idOf(choice: Choice): string {
  const about = 'version' in choice ? choice.version : choice.editId
  return [choice.to, about, detailOf(choice)].filter((part) => part !== '').join('/')
}

function detailOf(choice: Choice): string {
  if (choice.to === 'operation') return choice.operation
  if (choice.to === 'backdrop') return choice.backdrop
  if (choice.to === 'format') return choice.format
  if (choice.to === 'fit') return choice.fit
  if (choice.to === 'answer') return choice.isYes ? YES : NO
  if ('question' in choice && choice.question !== undefined) return String(choice.question)
  return ''
}

const YES = 'yes'
const NO = 'no'

const EDIT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Parses the id of a button. Undefined when it is not one of ours. */
export function choiceOf(id: string): Choice | undefined {
  const [to = '', about = '', what = ''] = id.split('/')
  return EDIT_ID.test(about) ? editChoiceOf(to, about, what) : questionChoiceOf(to, Number(about), what)
}

function editChoiceOf(to: string, editId: string, what: string): Choice | undefined {
  const format = FORMATS.find((each) => each === what)
  if (to === 'format') return format && { to, editId, format }
  const redo = REDOS.find((each) => each === to)
  if (redo) return { to: redo, editId, ...(/^\d+$/.test(what) && { question: Number(what) }) }
  const action = EDIT_ACTIONS.find((each) => each === to)
  return action && { to: action, editId }
}

function questionChoiceOf(to: string, version: number, what: string): Choice | undefined {
  if (!Number.isSafeInteger(version)) return undefined
  const operation = OPERATIONS.find((each) => each === what)
  if (to === 'operation') return operation && { to, version, operation }
  const fit = FITS.find((each) => each === what)
  if (to === 'fit') return fit && { to, version, fit }
  if (to === 'backdrop') return { to, version, backdrop: what }
  if (to === 'answer' && (what === YES || what === NO)) return { to, version, isYes: what === YES }
  return undefined
}
