import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Keyring, isTimingSafeEqual } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { type FollowedClock, moveSandboxClock } from '#platform/sandbox-clock/follow.ts'

const PURPOSE = 'sandbox-clock'
const MOVE = 'move'

/** The sandbox's credential for the clock; both sides derive it from their shared secret. */
export function sandboxClockSecret(keyring: Keyring): string {
  return keyring.sign(PURPOSE, MOVE)
}

const YEARS = 50 * 366 * 24 * 3600
const body = z.object({ offset_seconds: z.number().min(-YEARS).max(YEARS) })

/** The route with which the sandbox moves the product's clock. It exists in sandbox mode alone. */
export function serveSandboxClock(
  app: FastifyInstance,
  { db, keyring, clock }: { db: Database; keyring: Keyring; clock: FollowedClock },
): void {
  // the sandbox may have been started with another of the accepted secrets
  const accepted = keyring.signatures(PURPOSE, MOVE).map((signature) => `Bearer ${signature}`)
  app.post('/api/sandbox/clock', { schema: { body, hide: true } }, async (request) => {
    const given = request.headers.authorization ?? ''
    if (!accepted.some((expected) => isTimingSafeEqual(given, expected))) refuse('unauthorised')
    const { offset_seconds: seconds } = body.parse(request.body)
    await moveSandboxClock(db, Math.round(seconds * 1000))
    await clock.catchUp()
    return { ok: true }
  })
}
