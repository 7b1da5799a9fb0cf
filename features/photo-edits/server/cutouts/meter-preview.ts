/**
 * Charges a share of the processor time of previews to the member's account of uploads (`upload-account.ts`). Previews may fill half of it:
 * a member who has looked at many photos can still send one.
 */
import { addMs } from '#platform/clock.ts'
import { type AccountDeps, DRAIN_RATE, MAX_USED_MS, waitMsFor } from '../upload-account.ts'
import { reserveUse, settleUse } from '../upload-account-queries.ts'

/**
 * How much of its processor time a preview is charged. All orders come before it, so it costs others little; a member may send the
 * photos of a whole month in one sitting, mend them, and look at every layout.
 */
export const CHARGED_SHARE = 1 / 5
/** Set aside for a preview until it is made: what a large photo is charged. */
export const PREVIEW_RESERVED_MS = 4000 * CHARGED_SHARE
export const MAX_USED_FOR_PREVIEWS_MS = MAX_USED_MS / 2

/** The account has no time left for previews. */
export class PreviewsUsedUp extends Error {
  override readonly name = 'PreviewsUsedUp'
  readonly freeAt: Date
  constructor(freeAt: Date) {
    super(`no time for previews before ${freeAt.toISOString()}`)
    this.freeAt = freeAt
  }
}

/** When the account has time for one more preview; undefined: now. */
export async function nextPreviewAt(deps: AccountDeps, memberId: string): Promise<Date | undefined> {
  const waitMs = await waitMsFor(deps, memberId, { reservedMs: PREVIEW_RESERVED_MS, maxMs: MAX_USED_FOR_PREVIEWS_MS })
  return waitMs > 0 ? addMs(deps.clock.now(), waitMs) : undefined
}

/** @throws PreviewsUsedUp before any work, and what `make` throws */
export async function meterPreview<Result>(
  deps: AccountDeps,
  memberId: string,
  make: (onUsed: (processorMs: number) => void) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = deps
  const account = { memberId, now: clock.now(), drainRate: DRAIN_RATE }
  const terms = { byMs: PREVIEW_RESERVED_MS, maxMs: MAX_USED_FOR_PREVIEWS_MS }
  if ((await reserveUse(db, { ...account, ...terms })) === undefined) {
    throw new PreviewsUsedUp((await nextPreviewAt(deps, memberId)) ?? clock.now())
  }
  let usedMs = 0
  try {
    return await make((ms) => void (usedMs += ms))
  } finally {
    await settleUse(db, {
      ...account,
      now: clock.now(),
      reservedMs: PREVIEW_RESERVED_MS,
      costMs: Math.round(CHARGED_SHARE * usedMs),
    })
  }
}
