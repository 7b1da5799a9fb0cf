import { findPeople } from '#features/sign-in/server/index.ts'
import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'

/** @throws Refusal `not_found` for an unknown id; a deleted account still exists */
export async function requireMember(executor: Executor, memberId: string): Promise<void> {
  if (!(await findPeople(executor, [memberId])).has(memberId)) refuse('not_found')
}
