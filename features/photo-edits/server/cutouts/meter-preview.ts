/**
 * Charges a share of the processor time of previews to the member's account of uploads (`upload-account.ts`). Previews may fill half of it:
 * a member who has looked at many photos can still send one.
 */
import { addMs, secondsUntil } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'
import { type AccountDeps, DRAIN_RATE, MAX_USED_MS, waitMsFor } from '../upload-account.ts'
import { reserveUse, chargeUse } from '../upload-account-queries.ts'

/**
 * How much of its processor time a preview is charged. All orders come before it, so it costs others little; a member may send the
 * photos of a whole month in one sitting, correct their cutouts, and look at every layout.
 */
export const CHARGED_SHARE = 1 / 5
/** Set aside for a preview until it is made: what a large photo is charged. */
export const PREVIEW_RESERVED_MS = 4000 * CHARGED_SHARE
export const MAX_USED_FOR_PREVIEWS_MS = MAX_USED_MS / 2
/** Previews before the order are made unasked: those of one photo leave time for the cutouts of the next ones. */
export const MAX_USED_FOR_DRAFTS_MS = 0.75 * MAX_USED_FOR_PREVIEWS_MS

/** The account has no time left for previews. */
export class PreviewsUsedUp extends Error {
  override readonly name = 'PreviewsUsedUp'
  readonly freeAt: Date
  constructor(freeAt: Date) {
    super(`no time for previews before ${freeAt.toISOString()}`)
    this.freeAt = freeAt
  }
}

/** Whose account, and how full previews of this kind may make it. */
export interface PreviewAccount {
  readonly memberId: string
  /** Of every asked preview by default. */
  readonly maxMs?: number
}

/** When the account has time for one more preview; undefined: now. */
export async function nextPreviewAt(
  deps: AccountDeps,
  { memberId, maxMs = MAX_USED_FOR_PREVIEWS_MS }: PreviewAccount,
): Promise<Date | undefined> {
  const waitMs = await waitMsFor(deps, memberId, { reservedMs: PREVIEW_RESERVED_MS, maxMs })
  return waitMs > 0 ? addMs(deps.clock.now(), waitMs) : undefined
}

/** Refuses with `too_many_requests` until the account has time for one more preview. */
export async function requireTimeForPreview(deps: AccountDeps, account: PreviewAccount): Promise<void> {
  const freeAt = await nextPreviewAt(deps, account)
  if (!freeAt) return
  const remainingTime = secondsUntil(freeAt, deps.clock.now())
  refuse('too_many_requests', { extra: { remainingTime } })
}

/** @throws PreviewsUsedUp before any work, and what `make` throws */
export async function meterPreview<Result>(
  deps: AccountDeps,
  { memberId, maxMs = MAX_USED_FOR_PREVIEWS_MS }: PreviewAccount,
  make: (onUsed: (processorMs: number) => void) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = deps
  const account = { memberId, now: clock.now(), drainRate: DRAIN_RATE }
  if ((await reserveUse(db, { ...account, byMs: PREVIEW_RESERVED_MS, maxMs })) === undefined) {
    throw new PreviewsUsedUp((await nextPreviewAt(deps, { memberId, maxMs })) ?? clock.now())
  }
  let usedMs = 0
  try {
    return await make((ms) => void (usedMs += ms))
  } finally {
    await chargeUse(db, {
      ...account,
      now: clock.now(),
      reservedMs: PREVIEW_RESERVED_MS,
      costMs: Math.round(CHARGED_SHARE * usedMs),
    })
  }
}
