import { ProviderFault } from '#platform/errors.ts'
import type { SocialGrant } from '#providers/social/port.ts'
import type { InstagramDeps } from '../deps.ts'
import { type DialogFailed, type DialogOutcome, failed, outcomeOf } from './dialog-outcome.ts'
import type { DialogEnd } from './dialog-queries.ts'
import { redirectUriOf } from './open-dialog.ts'
import { failureOfFault } from '../refuse-fault.ts'
import { sealToken } from '../connection/tokens.ts'

type Exchanged = Omit<DialogEnd, 'expiresAt' | 'outcome'> & { readonly outcome: DialogOutcome }

/**
 * Exchanges a code for a sealed long-lived token and lists its accounts. The token is kept for the dialog's time even on
 * failure, because only with it can the consent be revoked.
 */
export async function exchangeCode(
  deps: InstagramDeps,
  { code, memberId }: { code: string; memberId: string },
): Promise<Exchanged> {
  try {
    return await exchange(deps, { code, memberId })
  } catch (error) {
    return { outcome: fromFault(deps, error) }
  }
}

async function exchange(deps: InstagramDeps, { code, memberId }: { code: string; memberId: string }): Promise<Exchanged> {
  const { social, clock, keyring, publicUrl } = deps
  const agreedAt = clock.now()
  const exchanged = await social.exchangeCode(code, redirectUriOf({ publicUrl }))
  if (exchanged.outcome === 'code_refused') return { outcome: failed('instagram_dialog_failed') }
  const { grant, missingScopes, mayHideAccounts } = exchanged
  const sealedToken = sealToken(keyring, memberId, grant.token)
  const consent = { personId: grant.personId, agreedAt, tokenExpiresAt: grant.expiresAt, sealedToken }
  if (missingScopes.length > 0)
    return { ...consent, outcome: failed('instagram_scopes_missing', { missingScopes, wantsRepeat: true }) }
  return { ...consent, outcome: await listAccounts(deps, grant, mayHideAccounts) }
}

async function listAccounts(deps: InstagramDeps, { token }: SocialGrant, mayHideAccounts: boolean): Promise<DialogOutcome> {
  try {
    return outcomeOf(await deps.social.listAccounts(token), mayHideAccounts)
  } catch (error) {
    return fromFault(deps, error)
  }
}

function fromFault({ log }: InstagramDeps, error: unknown): DialogFailed {
  if (!(error instanceof ProviderFault)) throw error
  log.warn({ err: error }, 'a code from Facebook could not be exchanged')
  return failureOf(error)
}

/** Meta does not say which permission is missing, so none is named. */
function failureOf(fault: ProviderFault): DialogFailed {
  const code = failureOfFault(fault)
  return failed(code, code === 'instagram_scopes_missing' ? { missingScopes: [], wantsRepeat: true } : {})
}
