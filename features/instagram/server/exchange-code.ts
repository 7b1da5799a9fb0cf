import { ProviderFault } from '#platform/errors.ts'
import type { InstagramDeps } from './deps.ts'
import { type DialogFailed, type DialogOutcome, failed, outcomeOf } from './dialog-outcome.ts'
import type { DialogEnd } from './dialog-queries.ts'
import { redirectUriOf } from './open-dialog.ts'
import { failureOfFault } from './refuse-fault.ts'
import { sealToken } from './tokens.ts'

type Exchanged = Omit<DialogEnd, 'expiresAt' | 'outcome'> & { readonly outcome: DialogOutcome }

/** Turns a code into a sealed long-lived token and the accounts that it opens. Without an account no token is kept. */
export async function exchangeCode(
  deps: InstagramDeps,
  { code, memberId }: { code: string; memberId: string },
): Promise<Exchanged> {
  try {
    return await exchange(deps, { code, memberId })
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.warn({ err: error }, 'a code of Facebook was not exchanged')
    return { outcome: failureOf(error) }
  }
}

async function exchange(
  { social, clock, keyring, publicUrl }: InstagramDeps,
  { code, memberId }: { code: string; memberId: string },
): Promise<Exchanged> {
  const agreedAt = clock.now()
  const exchanged = await social.exchangeCode(code, redirectUriOf({ publicUrl }))
  if (exchanged.outcome === 'code_refused') return { outcome: failed('instagram_dialog_failed') }
  const { grant, missingScopes, mayHideAccounts } = exchanged
  const who = { personId: grant.personId, agreedAt }
  if (missingScopes.length > 0)
    return { ...who, outcome: failed('instagram_scopes_missing', { missingScopes, wantsRepeat: true }) }
  const outcome = outcomeOf(await social.listAccounts(grant.token), mayHideAccounts)
  if (outcome.kind === 'failed') return { ...who, outcome }
  return { ...who, outcome, tokenExpiresAt: grant.expiresAt, sealedToken: sealToken(keyring, memberId, grant.token) }
}

/** Meta does not say which permission: then none is named. */
function failureOf(fault: ProviderFault): DialogFailed {
  const code = failureOfFault(fault)
  return failed(code, code === 'instagram_scopes_missing' ? { missingScopes: [], wantsRepeat: true } : {})
}
