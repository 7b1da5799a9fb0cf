import { CONFIRMATION } from '../contract.ts'

/** Whether the typed text is the word, in letters of any case. */
export function isConfirmed(typed: string): boolean {
  return typed.trim().toUpperCase() === CONFIRMATION
}
