import { errorText } from '#features/serve-errors.ts'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { Language } from '#phrases/shape.ts'
import type { Dialog } from '#features/instagram/contract.ts'
import type { DialogFailed } from './dialog-outcome.ts'
import type { DialogRow } from './dialog-queries.ts'

/**
 * After this time a claim without an outcome is lost: the process that exchanged the code died, and the code cannot be used
 * again.
 */
const LOST_AFTER_MS = 2 * MINUTE

export interface DialogView {
  readonly dialog: DialogRow
  /** The id of the connected account. */
  readonly connectedId: string | undefined
  readonly now: Date
  readonly language: Language
}

export function presentDialog({ dialog, connectedId, now, language }: DialogView): Dialog {
  const { id, outcome, expiresAt } = dialog
  const state = stateOf(dialog, now)
  const isUsable = state === 'granted' || state === 'saved'
  return {
    id,
    state,
    ...(isUsable && { access_token: id }),
    accounts:
      isUsable && outcome?.kind === 'granted'
        ? outcome.accounts.map((account) => ({
            id: account.id,
            username: account.username,
            page_name: account.pageName,
            may_publish: account.mayPublish,
            is_connected: account.id === connectedId,
          }))
        : [],
    ...(outcome?.kind === 'failed' && { failure: presentFailure(outcome, language) }),
    expires_at: expiresAt.toISOString(),
  }
}

function stateOf({ outcome, expiresAt, claimedAt, savedInstagramId }: DialogRow, now: Date): Dialog['state'] {
  if (savedInstagramId !== null) return 'saved'
  if (outcome?.kind === 'failed') return 'failed'
  if (expiresAt <= now) return 'expired'
  if (outcome?.kind === 'granted') return 'granted'
  if (claimedAt === null) return 'open'
  return addMs(claimedAt, LOST_AFTER_MS) > now ? 'working' : 'expired'
}

function presentFailure({ code, missingScopes, causes, pagesWithoutAccount }: DialogFailed, language: Language) {
  return {
    code,
    error: errorText(code, language),
    ...(missingScopes && { missing_scopes: [...missingScopes] }),
    ...(causes && { causes: [...causes] }),
    ...(pagesWithoutAccount && { pages_without_account: [...pagesWithoutAccount] }),
  }
}
