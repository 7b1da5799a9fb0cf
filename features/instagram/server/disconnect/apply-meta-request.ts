/** Handles Meta's callbacks about people who leave. They arrive repeatedly, late, and about people we never knew. */
import { recordActivity } from '#features/activity/server/index.ts'
import { DAY, addMs, SECOND } from '#platform/clock.ts'
import { newDigits } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { SocialPrivacyRequest, WebhookRequest } from '#providers/social/port.ts'
import {
  deleteConnection,
  findConnection,
  listMembersOf,
  lockConnectionOf,
  lockPerson,
} from '../connection/connection-queries.ts'
import { findCode, insertSeenRequest, upsertDeletion } from './deletion-queries.ts'
import type { InstagramDeps } from '../deps.ts'
import { deleteDialogsOfPerson, listMembersAgreeing } from '../dialog/dialog-queries.ts'
import { loseConnection } from './lose-connection.ts'
import { deleteRevocationsOfPerson } from './revocation-queries.ts'
import { hashPerson } from '../connection/tokens.ts'

/** How far Meta's clock may be behind ours; a consent more than this after a departure is a new one. */
const CLOCKS_APART_MS = 10 * SECOND
/** A request dated in the future would also end consents given until then. */
const AHEAD_MS = DAY
/**
 * The longest time for which any of Meta's services retries, which is WhatsApp's; an older request was stored by somebody and
 * sent again.
 */
export const LONGEST_ON_THE_WAY_MS = 7 * DAY
const CODE_DIGITS = 12

/** Handles the removal of the app by a person. @throws Refusal `webhook_refused` for what Meta did not sign */
export async function takeDeauthorisation(deps: InstagramDeps, request: WebhookRequest): Promise<void> {
  const privacyRequest = readPrivacyRequest(deps, request)
  await deps.db.transaction(async (tx) => {
    if (await isNew(deps, tx, `deauthorize ${privacyRequest.key}`)) await endConsents(deps, tx, privacyRequest)
  })
}

/**
 * Handles a person's request to delete what came from Meta: done at once, with everything that a connection stored here.
 * @returns the code for the person; a repeated request gets the same code @throws Refusal `webhook_refused`
 */
export async function takeDeletionRequest(deps: InstagramDeps, request: WebhookRequest): Promise<string> {
  const privacyRequest = readPrivacyRequest(deps, request)
  const { clock, keyring, onDeletionAsked } = deps
  return deps.db.transaction(async (tx) => {
    const now = clock.now()
    const personKey = hashPerson(keyring, privacyRequest.personId)
    if (!(await isNew(deps, tx, `data-deletion ${privacyRequest.key}`))) return findCode(tx, personKey)
    const memberIds = await endConsents(deps, tx, privacyRequest)
    for (const memberId of memberIds) {
      await deleteConnection(tx, memberId)
      await recordActivity(tx, { kind: 'instagram_deletion_asked', actor: 'system', at: now, memberId })
    }
    await onDeletionAsked(tx, { personKey, agreedBy: agreedByOf(privacyRequest), memberIds })
    return upsertDeletion(tx, {
      confirmationCode: newDigits(CODE_DIGITS),
      personKey,
      askedAt: earlier(privacyRequest.leftAt, now),
      doneAt: now,
    })
  })
}

/** Handles each request once, because anyone who stored a signed request may send it again. */
function isNew({ keyring, clock }: InstagramDeps, tx: Transaction, request: string): Promise<boolean> {
  return insertSeenRequest(tx, { requestKey: keyring.hash('meta-request', request), receivedAt: clock.now() })
}

type DatedPrivacyRequest = SocialPrivacyRequest & { readonly leftAt: Date }

/** Requires Meta's date: without it, a repeated request could end a newer consent. */
function readPrivacyRequest({ social, clock }: InstagramDeps, request: WebhookRequest): DatedPrivacyRequest {
  const { key, personId, leftAt } = social.readPrivacyRequest(request) ?? refuse('webhook_refused')
  const now = clock.now()
  if (!leftAt || leftAt > addMs(now, AHEAD_MS) || leftAt < addMs(now, -LONGEST_ON_THE_WAY_MS)) refuse('webhook_refused')
  return { key, personId, leftAt }
}

/**
 * Locks in the common order: first the members' connections, then the dialogs.
 * @returns the members who are, or were, connected through this person's consent
 */
async function endConsents(
  deps: InstagramDeps,
  tx: Transaction,
  privacyRequest: DatedPrivacyRequest,
): Promise<readonly string[]> {
  const { personId } = privacyRequest
  const agreedBy = agreedByOf(privacyRequest)
  await lockPerson(tx, personId)
  const connected = await listMembersOf(tx, personId, agreedBy)
  const agreeing = await listMembersAgreeing(tx, personId, agreedBy)
  const memberIds = [...new Set([...connected, ...agreeing])].toSorted()
  for (const memberId of memberIds) await lockConnectionOf(tx, memberId)
  await deleteDialogsOfPerson(tx, personId, agreedBy)
  await deleteRevocationsOfPerson(tx, personId, agreedBy)
  const left: string[] = []
  for (const memberId of memberIds) {
    const connection = await findConnection(tx, memberId)
    if (connection?.personId !== personId || connection.agreedAt > agreedBy) continue
    await loseConnection(deps, tx, { memberId, why: 'deauthorised' })
    left.push(memberId)
  }
  return left
}

function agreedByOf({ leftAt }: DatedPrivacyRequest): Date {
  return addMs(leftAt, CLOCKS_APART_MS)
}

function earlier(left: Date, right: Date): Date {
  return left < right ? left : right
}
