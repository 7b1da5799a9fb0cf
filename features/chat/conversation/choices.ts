/**
 * The ids of buttons and rows. They stay pressable for ever: what answers a question carries its version, what belongs to an
 * edit carries the edit.
 */
import { FORMATS, type Format, OPERATIONS, type Operation } from '#features/photo-edits/contract.ts'

export type EditChoice = 'redo' | 'caption' | 'formats' | 'better'

export type Choice =
  | { readonly to: 'operation'; readonly version: number; readonly operation: Operation }
  | { readonly to: 'backdrop'; readonly version: number; readonly backdrop: string }
  | { readonly to: 'answer'; readonly version: number; readonly isYes: boolean }
  | { readonly to: EditChoice; readonly editId: string }
  | { readonly to: 'format'; readonly editId: string; readonly format: Format }
  | { readonly to: 'light'; readonly editId: string }

export function idOf(choice: Choice): string {
  switch (choice.to) {
    case 'operation':
      return `operation/${choice.version}/${choice.operation}`
    case 'backdrop':
      return `backdrop/${choice.version}/${choice.backdrop}`
    case 'answer':
      return `answer/${choice.version}/${choice.isYes ? 'yes' : 'no'}`
    case 'format':
      return `format/${choice.editId}/${choice.format}`
    case 'light':
    case 'redo':
    case 'caption':
    case 'formats':
    case 'better':
      return `${choice.to}/${choice.editId}`
  }
}

const EDIT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Undefined for what was never a button of ours. */
export function choiceOf(id: string): Choice | undefined {
  const [to = '', about = '', what = ''] = id.split('/')
  return EDIT_ID.test(about) ? editChoiceOf(to, about, what) : questionChoiceOf(to, Number(about), what)
}

function editChoiceOf(to: string, editId: string, what: string): Choice | undefined {
  const format = FORMATS.find((each) => each === what)
  if (to === 'format') return format && { to, editId, format }
  const deeds = ['redo', 'caption', 'formats', 'better', 'light'] as const
  const deed = deeds.find((each) => each === to)
  return deed && { to: deed, editId }
}

function questionChoiceOf(to: string, version: number, what: string): Choice | undefined {
  if (!Number.isSafeInteger(version)) return undefined
  const operation = OPERATIONS.find((each) => each === what)
  if (to === 'operation') return operation && { to, version, operation }
  if (to === 'backdrop') return { to, version, backdrop: what }
  if (to === 'answer' && (what === 'yes' || what === 'no')) return { to, version, isYes: what === 'yes' }
  return undefined
}
