/** One-time codes that link a chat to an account: shown in the account, typed in the chat. */
import { and, count, desc, eq, gt, lte, or } from 'drizzle-orm'
import { DAY, HOUR, addMs, MINUTE, secondsUntil } from '#platform/clock.ts'
import { newDigits, newId } from '#platform/crypto.ts'
import { lockByName, type Executor, type Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { ChatDeps } from '../deps.ts'
import { chatLinkCodes, chatShownCodes, chatWrongCodes } from '../schema.ts'

const VALID_MS = 10 * MINUTE
const DIGITS = 6
const PURPOSE = 'chat-link-code'
/** Two members may draw the same code once, but not this often in a row. */
const TRIES = 5

type Deps = Pick<ChatDeps, 'clock' | 'keyring'>

export interface LinkCode {
  readonly code: string
  readonly expiresAt: Date
}

/** Each code is good for one chat. More valid codes would make guessing easier. */
export const CODES_PER_DAY = 10

/** Issues a new code and revokes the one before. @throws Refusal `link_codes_used_up` at the daily limit */
export async function issueLinkCode({ db, clock, keyring }: Deps & Pick<ChatDeps, 'db'>, memberId: string): Promise<LinkCode> {
  const now = clock.now()
  const expiresAt = addMs(now, VALID_MS)
  return db.transaction(async (tx) => {
    await countShown(tx, memberId, now)
    await tx.delete(chatLinkCodes).where(or(eq(chatLinkCodes.memberId, memberId), lte(chatLinkCodes.expiresAt, now)))
    for (let tries = 0; tries < TRIES; tries += 1) {
      const code = newDigits(DIGITS)
      const isFree = await insertCode(tx, { memberId, codeHash: keyring.hash(PURPOSE, code), expiresAt })
      if (isFree) return { code, expiresAt }
    }
    throw new Error('every code was taken')
  })
}

/** Locks the member's codes until the transaction ends, so that parallel requests cannot exceed the limit. */
async function countShown(tx: Transaction, memberId: string, now: Date): Promise<void> {
  await lockByName(tx, `link codes of ${memberId}`)
  const [first] = await tx
    .select({ shownAt: chatShownCodes.shownAt })
    .from(chatShownCodes)
    .where(and(eq(chatShownCodes.memberId, memberId), gt(chatShownCodes.shownAt, addMs(now, -DAY))))
    .orderBy(desc(chatShownCodes.shownAt))
    .offset(CODES_PER_DAY - 1)
    .limit(1)
  if (first) refuse('link_codes_used_up', { extra: { remainingTime: secondsUntil(addMs(first.shownAt, DAY), now) } })
  await tx.insert(chatShownCodes).values({ id: newId(now), memberId, shownAt: now })
}

async function insertCode(tx: Transaction, row: typeof chatLinkCodes.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(chatLinkCodes).values(row).onConflictDoNothing().returning({ memberId: chatLinkCodes.memberId })
  return rows.length === 1
}

/** Consumes a code and returns its member. Undefined for a wrong or expired code. */
export async function takeLinkCode({ clock, keyring }: Deps, tx: Transaction, code: string): Promise<string | undefined> {
  const rows = await tx
    .delete(chatLinkCodes)
    .where(and(eq(chatLinkCodes.codeHash, keyring.hash(PURPOSE, code)), gt(chatLinkCodes.expiresAt, clock.now())))
    .returning({ memberId: chatLinkCodes.memberId })
  return rows[0]?.memberId
}

/** Wrong codes allowed per hour in all chats together: a million codes are few for an attacker with many chats. */
const MAX_PER_HOUR = 30
/** Above this number of wrong codes in a day, fewer are allowed per hour; linking is still blocked for an hour at most. */
const MANY_PER_DAY = 100
const MAX_PER_HOUR_THEN = 5

/** Whether codes are being guessed. Then no code is accepted, right or wrong, for an hour at most. */
export async function isBeingGuessed(executor: Executor, now: Date): Promise<boolean> {
  const ofDay = await countWrongCodes(executor, addMs(now, -DAY))
  const ofHour = await countWrongCodes(executor, addMs(now, -HOUR))
  return ofHour >= (ofDay >= MANY_PER_DAY ? MAX_PER_HOUR_THEN : MAX_PER_HOUR)
}

async function countWrongCodes(executor: Executor, since: Date): Promise<number> {
  const rows = await executor.select({ wrong: count() }).from(chatWrongCodes).where(gt(chatWrongCodes.typedAt, since))
  return rows[0]?.wrong ?? 0
}

export async function noteWrongCode(executor: Executor, now: Date): Promise<void> {
  await executor.insert(chatWrongCodes).values({ id: newId(now), typedAt: now })
}

export async function deleteWrongCodes(executor: Executor, now: Date): Promise<void> {
  await executor.delete(chatWrongCodes).where(lte(chatWrongCodes.typedAt, addMs(now, -DAY)))
}

export async function deleteShownCodes(executor: Executor, now: Date): Promise<void> {
  await executor.delete(chatShownCodes).where(lte(chatShownCodes.shownAt, addMs(now, -DAY)))
}

export async function deleteLinkCode(executor: Executor, memberId: string): Promise<void> {
  await executor.delete(chatLinkCodes).where(eq(chatLinkCodes.memberId, memberId))
}

/** Deletes every row about link codes that names the member. */
export async function forgetLinkCodes(executor: Executor, memberId: string): Promise<void> {
  await deleteLinkCode(executor, memberId)
  await executor.delete(chatShownCodes).where(eq(chatShownCodes.memberId, memberId))
}
