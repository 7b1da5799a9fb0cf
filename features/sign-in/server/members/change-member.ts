import { recordActivity } from '#features/activity/server/index.ts'
import type { Notifications } from '#features/sign-in/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Asking } from '../sessions/end-sessions.ts'
import { findMember, insertGivenCpf, type Member, updateMember } from './queries.ts'
import { readCpf, readEmail } from './read-contact.ts'

export interface ChangeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly keyring: Keyring
}

export const CPF_PURPOSE = 'member-document'

/** Saves another e-mail address; an empty one removes it. @throws Refusal `invalid_email` */
export async function changeEmail(deps: ChangeDeps, asking: Asking, typed: string): Promise<void> {
  const email = typed.trim() === '' ? null : readEmail(typed)
  await deps.db.transaction((tx) => saveWithEmail(deps, tx, { asking, changes: { email } }))
}

/** The checkout's fields, as typed. */
export interface Contact {
  readonly name: string
  readonly email: string
  readonly document: string
}

/**
 * Saves the payer. The CPF is encrypted, and found again by a keyed hash. Two members may have the same CPF, because a refusal
 * would reveal who has an account.
 * @throws Refusal `invalid_email`, `invalid_document`
 */
export async function saveContact(deps: ChangeDeps, asking: Asking, contact: Contact): Promise<void> {
  const email = readEmail(contact.email)
  const digits = readCpf(contact.document)
  await deps.db.transaction(async (tx) => {
    const changes = {
      email,
      sealedDocument: deps.keyring.seal(CPF_PURPOSE, digits),
      documentKey: cpfKey(deps.keyring, digits),
    }
    const member = await findMember(tx, asking.session.memberId)
    await saveWithEmail(deps, tx, { asking, changes: { ...changes, ...wholeName(member, contact.name) } })
    const given = { memberId: asking.session.memberId, documentKey: givenCpfKey(deps.keyring, digits) }
    await insertGivenCpf(tx, { ...given, givenAt: deps.clock.now() })
  })
}

/** The checkout has one field for the whole name: the profile's two fields stay when they say the same. */
function wholeName(member: Member | undefined, typed: string): Pick<Member, 'name' | 'lastName'> | undefined {
  const known = [member?.name, member?.lastName].filter(Boolean).join(' ')
  return known.toLocaleUpperCase('pt-BR') === typed.toLocaleUpperCase('pt-BR') ? undefined : { name: typed, lastName: null }
}

async function saveWithEmail(
  { clock }: ChangeDeps,
  tx: Transaction,
  { asking: { session, visitor }, changes }: { asking: Asking; changes: Partial<Member> & Pick<Member, 'email'> },
): Promise<void> {
  const before = await findMember(tx, session.memberId)
  await updateMember(tx, session.memberId, changes)
  if (before?.email === changes.email) return
  await recordActivity(tx, { kind: 'email_changed', actor: 'member', at: clock.now(), memberId: session.memberId, ...visitor })
}

export async function saveNotifications({ db }: ChangeDeps, { session }: Asking, notifications: Notifications): Promise<void> {
  await updateMember(db, session.memberId, { notifications })
}

/** Records that a returning member was welcomed, so that it happens once, on any device. */
export async function noteWelcome({ db }: ChangeDeps, { session }: Asking): Promise<void> {
  await updateMember(db, session.memberId, { isJustRecreated: false })
}

/** Only the server assigns customer ids: a browser may only repeat the member's own. @throws Refusal `customer_mismatch` */
export async function confirmCustomer({ db }: ChangeDeps, { session }: Asking, customerId: string): Promise<void> {
  const member = await findMember(db, session.memberId)
  if (member?.providerCustomerId !== customerId) refuse('customer_mismatch', { field: 'asaas_customer_id' })
}

/** The payer in the form that payments need; undefined while the CPF is unknown. */
export interface Payer {
  readonly name: string
  readonly email: string
  /** Eleven digits. */
  readonly document: string
  readonly providerCustomerId: string | undefined
}

export function payerOf({ keyring }: Pick<ChangeDeps, 'keyring'>, member: Member | undefined): Payer | undefined {
  if (!member?.sealedDocument || !member.email) return undefined
  return {
    name: [member.name, member.lastName].filter(Boolean).join(' '),
    email: member.email,
    document: keyring.open(CPF_PURPOSE, member.sealedDocument),
    providerCustomerId: member.providerCustomerId ?? undefined,
  }
}

/**
 * Keyed hash of a CPF, kept even after the account's data is deleted. Its purpose is named after coupons, which used such hashes
 * first.
 */
export function givenCpfKey(keyring: Keyring, digits: string): string {
  return keyring.hash('coupon-document', digits)
}

/** Keyed hash of a CPF: the same for every account. */
export function cpfKey(keyring: Keyring, digits: string): string {
  return keyring.hash(CPF_PURPOSE, digits)
}
