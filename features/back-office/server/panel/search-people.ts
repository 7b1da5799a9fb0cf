import { findMemberOfCustomer, searchMembers } from '#features/sign-in/server/index.ts'
import { findSubscriptionByProviderId } from '#features/membership/server/index.ts'
import { findOwnerOfReference } from '#features/payments/server/index.ts'
import type { Executor } from '#platform/database.ts'
import { isSearchable } from '#features/back-office/panel-contract.ts'

/**
 * The result of a search: some people; for a payment's id at the provider, its member, and in a list of payments that payment
 * alone.
 */
export interface Sought {
  readonly memberIds?: readonly string[]
  readonly providerId?: string
  /** More people were found than are processed: these are the newest of them. */
  readonly isCut: boolean
}

const EVERYBODY: Sought = { isCut: false }
const NOBODY: Sought = { memberIds: [], isCut: false }

/**
 * A refund's protocol and the provider's ids belong to one member; everything else is a name, an e-mail or a phone.
 * @param most the number of people to process
 */
export async function searchPeople(executor: Executor, text: string | undefined, most: number): Promise<Sought> {
  if (text === undefined || text === '') return EVERYBODY
  const known = IDENTIFIER.test(text) ? await findByIdentifier(executor, text) : undefined
  if (known) return known
  if (!isSearchable(text)) return NOBODY
  const { ids, isCut } = await searchMembers(executor, text, most)
  return { memberIds: ids, isCut }
}

/** One word of letters and digits: a full name, an e-mail or a phone is looked up in none of the tables below. */
const IDENTIFIER = /^[\w-]{1,100}$/

async function findByIdentifier(executor: Executor, text: string): Promise<Sought | undefined> {
  const [money, ...owners] = await Promise.all([
    findOwnerOfReference(executor, text),
    findSubscriptionByProviderId(executor, text),
    findMemberOfCustomer(executor, text).then((memberId) => (memberId === undefined ? undefined : { memberId })),
  ])
  if (money) return { ...onlyThe(money.memberId), ...(money.isPayment && { providerId: text }) }
  const owner = owners.find((each) => each !== undefined)
  return owner && onlyThe(owner.memberId)
}

function onlyThe(memberId: string): Sought {
  return { memberIds: [memberId], isCut: false }
}
