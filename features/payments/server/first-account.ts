import type { Members } from '#features/sign-in/server/index.ts'
import type { Executor } from '#platform/database.ts'

/** What finds the accounts that a member deleted. */
export interface FormerAccounts {
  readonly members: Pick<Members, 'findPreviousAccounts'>
}

/**
 * The first account that anybody had with the member's phone: limits are counted on it. Otherwise whoever deletes an account and
 * comes back would begin anew.
 */
export async function firstAccountOf({ members }: FormerAccounts, executor: Executor, memberId: string): Promise<string> {
  // ids grow with time
  return (await members.findPreviousAccounts(executor, memberId)).toSorted()[0] ?? memberId
}
