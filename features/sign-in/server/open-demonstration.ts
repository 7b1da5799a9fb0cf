import { recordActivity } from '#features/activity/server/index.ts'
import { type Clock, DAY, later } from '#platform/clock.ts'
import { isSame, type Keyring, newId } from '#platform/crypto.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Language } from '#phrases/shape.ts'
import { addressGroup } from './codes/address-group.ts'
import { countOneLess, countOneMore } from './codes/queries.ts'
import { type Counted, mostOf } from './codes/send-limits.ts'
import { demonstrationPhone, plainToken } from './members/demonstration.ts'
import { findOrInsertMember, type Member } from './members/queries.ts'
import { openSession, type Visitor } from './sessions/open-session.ts'

export interface DemonstrationDeps {
  readonly db: Database
  readonly clock: Clock
  readonly keyring: Keyring
  /** What reviewers of stores were given; each opens an account of its own. */
  readonly reviewTokens: readonly string[]
  readonly limits: Parameters<typeof mostOf>[0]
}

export interface TokenAttempt {
  readonly typed: string
  readonly language: Language
  readonly visitor: Visitor
  readonly oldToken: string | undefined
}

/**
 * Exchanges a special token for a session of its demonstration account. Wrong ones are counted by address, and too many of
 * them keep even a right one out.
 * @throws Refusal `code_invalid`, `rate_limited` with the seconds left as `remainingTime`
 */
export async function openDemonstration(
  deps: DemonstrationDeps,
  attempt: TokenAttempt,
): Promise<{ member: Member; token: string }> {
  const known = findToken(deps, attempt.typed)
  const entered = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const tries = { scope: 'review-token', subject: addressGroup(attempt.visitor.address), endsAt: later(now, DAY) } as const
    await countTry(deps, tx, { tries, now })
    if (known === undefined) {
      await recordActivity(tx, { kind: 'review_token_refused', actor: 'system', at: now, ...attempt.visitor })
      return undefined // a value and not an exception, so that the counted try stays
    }
    await countOneLess(tx, tries, now)
    return enter(deps, tx, { known, attempt, now })
  })
  return entered ?? refuse('code_invalid', { field: 'token' })
}

/** Compares with every token there is, so that the time says nothing about any. */
function findToken({ keyring, reviewTokens }: DemonstrationDeps, typed: string): string | undefined {
  const sign = (token: string) => keyring.sign('review-token', plainToken(token))
  const wanted = sign(typed)
  return reviewTokens.filter((token) => isSame(sign(token), wanted))[0]
}

async function countTry(
  { limits }: DemonstrationDeps,
  tx: Transaction,
  { tries, now }: { tries: Counted; now: Date },
): Promise<void> {
  for (const { count, endsAt } of await countOneMore(tx, [tries], now)) {
    if (count <= mostOf(limits, tries.scope)) continue
    const remainingTime = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
    refuse('rate_limited', { extra: { status: 'rate_limited', remainingTime } })
  }
}

async function enter(
  deps: DemonstrationDeps,
  tx: Transaction,
  { known, attempt, now }: { known: string; attempt: TokenAttempt; now: Date },
): Promise<{ member: Member; token: string }> {
  const { language, visitor, oldToken } = attempt
  const phone = demonstrationPhone(deps.keyring, known)
  const member = await findOrInsertMember(tx, { id: newId(now), phone, language, createdAt: now })
  await recordActivity(tx, { kind: 'review_token_used', actor: 'member', at: now, memberId: member.id, ...visitor })
  const token = await openSession(deps, tx, { memberId: member.id, visitor, oldToken, way: 'review_token' })
  return { member, token }
}
