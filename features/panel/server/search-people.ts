import { findMemberOfCustomer, searchMembers } from '#features/sign-in/server/index.ts'
import { findSubscriptionByAsaasId } from '#features/membership/server/index.ts'
import { findPaymentByVendorId, findRefundByProtocol } from '#features/payments/server/index.ts'
import type { Executor } from '#platform/database.ts'
import { isSearchable } from '../contract.ts'

/**
 * The result of a search: some people; for a payment's id at the provider, its member, and in a list of payments that payment
 * alone.
 */
export interface Sought {
  readonly memberIds?: readonly string[]
  readonly vendorId?: string
  /** More people were found than are processed: these are the newest of them. */
  readonly isCut: boolean
}

const EVERYBODY: Sought = { isCut: false }
const NOBODY: Sought = { memberIds: [], isCut: false }

const PAYMENT = /^pay_\w+$/
/** Identifiers of one member: a refund's protocol, and ids of the provider. */
const OWNERS: readonly {
  readonly pattern: RegExp
  readonly find: (executor: Executor, text: string) => Promise<string | undefined>
}[] = [
  { pattern: /^\d{8}-\d{8}$/, find: async (executor, text) => (await findRefundByProtocol(executor, text))?.memberId },
  { pattern: /^sub_\w+$/, find: async (executor, text) => (await findSubscriptionByAsaasId(executor, text))?.memberId },
  { pattern: /^cus_\w+$/, find: findMemberOfCustomer },
]

/**
 * The provider's ids begin with their type, a protocol with its day; everything else is a name, an e-mail or a phone.
 * @param most the number of people to process
 */
export async function searchPeople(executor: Executor, text: string | undefined, most: number): Promise<Sought> {
  if (text === undefined || text === '') return EVERYBODY
  const owner = OWNERS.find(({ pattern }) => pattern.test(text))
  if (owner) return onlyThe(await owner.find(executor, text))
  if (PAYMENT.test(text)) return { ...onlyThe((await findPaymentByVendorId(executor, text))?.memberId), vendorId: text }
  if (!isSearchable(text)) return NOBODY
  const { ids, isCut } = await searchMembers(executor, text, most)
  return { memberIds: ids, isCut }
}

function onlyThe(memberId: string | undefined): Sought {
  return memberId === undefined ? NOBODY : { memberIds: [memberId], isCut: false }
}
