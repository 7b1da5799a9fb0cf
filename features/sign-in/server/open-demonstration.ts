import { recordActivity } from '#features/activity/server/index.ts'
import { type Clock, HOUR, addMs, secondsUntil } from '#platform/clock.ts'
import { isTimingSafeEqual, type Keyring } from '#platform/crypto.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Language } from '#phrases/shape.ts'
import { ipBlockOf } from '#platform/http/ip-block.ts'
import { askToWait } from './codes/ask-to-wait.ts'
import { type Count, countOneLess, countOneMore } from './codes/queries.ts'
import { limitOf, wrongTokensFrom } from './codes/send-limits.ts'
import { demonstrationPhone, plainToken } from './members/demonstration.ts'
import { enterMember } from './members/enter-member.ts'
import type { Member } from './members/queries.ts'
import { openSession, type Visitor } from './sessions/open-session.ts'

export interface DemonstrationDeps {
  readonly db: Database
  readonly clock: Clock
  readonly keyring: Keyring
  /** Tokens given to app store reviewers; each opens an account of its own. */
  readonly reviewTokens: readonly string[]
  readonly limits: Parameters<typeof limitOf>[0]
}

export interface TokenAttempt {
  readonly typed: string
  readonly language: Language
  readonly visitor: Visitor
  readonly oldToken: string | undefined
}

/**
 * Exchanges a special token for a session of its demonstration account. Wrong ones are counted by address, by network and in
 * total: too many block even a right one from the same place, but never one from elsewhere.
 * @throws Refusal `code_invalid`, `rate_limited` with the seconds left as `remainingTime`
 */
export async function openDemonstration(
  deps: DemonstrationDeps,
  attempt: TokenAttempt,
): Promise<{ member: Member; token: string }> {
  const known = findToken(deps, attempt.typed)
  const entered = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const group = ipBlockOf(attempt.visitor.address)
    const tries = wrongTokensFrom(group, now)
    countTry(deps, await countOneMore(tx, tries, now), now)
    if (known === undefined) {
      await noteRefusal(tx, { group, visitor: attempt.visitor, now })
      return undefined // a value instead of an exception, so that the count is committed
    }
    for (const counted of tries) await countOneLess(tx, counted, now)
    return enter(deps, tx, { known, attempt, now })
  })
  return entered ?? refuse('code_invalid', { field: 'token' })
}

/** Compares with every token, so that the time reveals nothing. */
function findToken({ keyring, reviewTokens }: DemonstrationDeps, typed: string): string | undefined {
  const sign = (token: string) => keyring.hash('review-token', plainToken(token))
  const wanted = sign(typed)
  return reviewTokens.filter((token) => isTimingSafeEqual(sign(token), wanted))[0]
}

/** During many guesses from everywhere, an address that has been wrong before must wait. */
const MANY_GUESSES_PER_HOUR = 100
const MAX_MEANWHILE = 3

function countTry({ limits }: DemonstrationDeps, counts: readonly Count[], now: Date): void {
  const isFlood = counts.some(({ scope, count }) => scope === 'wrong-tokens' && count > MANY_GUESSES_PER_HOUR)
  const isTooMuch = ({ scope, count }: Count) =>
    count > limitOf(limits, scope) || (isFlood && scope === 'wrong-token' && count > MAX_MEANWHILE)
  const waits = counts.filter(isTooMuch).map(({ endsAt }) => secondsUntil(endsAt, now))
  if (waits.length > 0) askToWait(Math.max(...waits))
}

/** One entry for each hour and address, so that a flood of guesses is not a flood of entries. */
async function noteRefusal(
  tx: Transaction,
  { group, visitor, now }: { group: string; visitor: Visitor; now: Date },
): Promise<void> {
  const noted = { scope: 'wrong-token-noted', subject: group, endsAt: addMs(now, HOUR) } as const
  const [first] = await countOneMore(tx, [noted], now)
  if (first?.count === 1) await recordActivity(tx, { kind: 'review_token_refused', actor: 'system', at: now, ...visitor })
}

async function enter(
  deps: DemonstrationDeps,
  tx: Transaction,
  { known, attempt, now }: { known: string; attempt: TokenAttempt; now: Date },
): Promise<{ member: Member; token: string }> {
  const { language, visitor, oldToken } = attempt
  const phone = demonstrationPhone(deps.keyring, known)
  const member = await enterMember(deps, tx, { phone, language })
  await recordActivity(tx, { kind: 'review_token_used', actor: 'member', at: now, memberId: member.id, ...visitor })
  const token = await openSession(deps, tx, { memberId: member.id, visitor, oldToken, way: 'review_token' })
  return { member, token }
}
