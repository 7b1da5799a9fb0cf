/**
 * The ids of buttons and list rows. They stay tappable forever, so an answer to a question carries its version and a button
 * under an edit carries the edit.
 */
import { type Fit, FITS } from '#features/publishing/contract.ts'
import { FORMATS, type Format, OPERATIONS, type Operation } from '#features/photo-edits/contract.ts'
import { isUuid } from '#platform/is-uuid.ts'

/** The buttons under an edit. */
const EDIT_ACTIONS = ['redo', 'caption', 'formats', 'publish', 'unpost'] as const
type EditAction = (typeof EDIT_ACTIONS)[number]
/** Buttons that order a redo at once. */
const REDOS = ['better', 'light'] as const

export type Choice =
  | { readonly to: 'operation'; readonly version: number; readonly operation: Operation }
  | { readonly to: 'backdrop'; readonly version: number; readonly backdrop: string }
  | { readonly to: 'answer'; readonly version: number; readonly isYes: boolean }
  /** One of two wishes, counted from 0. */
  | { readonly to: 'wish'; readonly version: number; readonly place: 0 | 1 }
  | { readonly to: 'fit'; readonly version: number; readonly fit: Fit }
  | { readonly to: 'format'; readonly editId: string; readonly format: Format }
  | { readonly to: EditAction; readonly editId: string }
  /** Under what an administrator wrote: nothing more is needed. */
  | { readonly to: 'resolved'; readonly threadId: string }
  /** `question`: the version of the list that contains it; undefined under a failed edit. */
  | { readonly to: (typeof REDOS)[number]; readonly editId: string; readonly question?: number }

export function idOf(choice: Choice): string {
  return [choice.to, aboutOf(choice), detailOf(choice)].filter((part) => part !== '').join('/')
}

function aboutOf(choice: Choice): string | number {
  if ('version' in choice) return choice.version
  return 'threadId' in choice ? choice.threadId : choice.editId
}

function detailOf(choice: Choice): string {
  if (choice.to === 'operation') return choice.operation
  if (choice.to === 'backdrop') return choice.backdrop
  if (choice.to === 'format') return choice.format
  if (choice.to === 'fit') return choice.fit
  if (choice.to === 'answer') return choice.isYes ? YES : NO
  if (choice.to === 'wish') return String(choice.place)
  if ('question' in choice && choice.question !== undefined) return String(choice.question)
  return ''
}

const YES = 'yes'
const NO = 'no'

/** Parses the id of a button. Undefined when we did not make it. */
export function choiceOf(id: string): Choice | undefined {
  const [to = '', about = '', what = ''] = id.split('/')
  if (!isUuid(about)) return questionChoiceOf(to, Number(about), what)
  return to === 'resolved' ? { to, threadId: about } : editChoiceOf(to, about, what)
}

function editChoiceOf(to: string, editId: string, what: string): Choice | undefined {
  const format = FORMATS.find((each) => each === what)
  if (to === 'format') return format && { to, editId, format }
  const redo = REDOS.find((each) => each === to)
  if (redo) return { to: redo, editId, ...(/^\d+$/.test(what) && { question: Number(what) }) }
  const action = EDIT_ACTIONS.find((each) => each === to)
  return action && { to: action, editId }
}

type QuestionChoice = Extract<Choice, { version: number }>

/** How the end of an id is read, for each kind of question. */
const QUESTION_CHOICES: Readonly<Record<string, (version: number, what: string) => QuestionChoice | undefined>> = {
  operation: (version, what) => {
    const operation = OPERATIONS.find((each) => each === what)
    return operation && { to: 'operation', version, operation }
  },
  fit: (version, what) => {
    const fit = FITS.find((each) => each === what)
    return fit && { to: 'fit', version, fit }
  },
  backdrop: (version, backdrop) => ({ to: 'backdrop', version, backdrop }),
  wish: (version, what) => (/^[01]$/.test(what) ? { to: 'wish', version, place: what === '0' ? 0 : 1 } : undefined),
  answer: (version, what) => (what === YES || what === NO ? { to: 'answer', version, isYes: what === YES } : undefined),
}

function questionChoiceOf(to: string, version: number, what: string): Choice | undefined {
  if (!Number.isSafeInteger(version) || !Object.hasOwn(QUESTION_CHOICES, to)) return undefined
  return QUESTION_CHOICES[to]?.(version, what)
}
