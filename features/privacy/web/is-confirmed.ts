import { CONFIRMATION } from '../contract.ts'

/** Whether the typed text is the confirmation word, in any case. */
export function isConfirmed(typed: string): boolean {
  return typed.trim().toUpperCase() === CONFIRMATION
}
