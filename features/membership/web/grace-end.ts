import { GRACE_DAYS } from '../contract.ts'

const DAY_MS = 86_400_000

/** Until when a renewal due then can be paid without interrupting access. @returns ISO 8601 */
export function graceEndOf(dueAt: string): string {
  return new Date(Date.parse(dueAt) + GRACE_DAYS * DAY_MS).toISOString()
}
