/** Converts Meta's faults into refusals for the member. */
import { ProviderFault, refuse } from '#platform/errors.ts'
import type { DialogFailure } from '../contract.ts'

const FAILURE_OF_FAULT: Readonly<Partial<Record<string, DialogFailure>>> = {
  token_dead: 'instagram_token_invalid',
  account_blocked: 'facebook_blocked',
  permission_missing: 'instagram_scopes_missing',
}

/** Every other fault is temporary, or for us to fix. */
export function failureOfFault({ code }: ProviderFault): DialogFailure {
  return FAILURE_OF_FAULT[code] ?? 'social_unavailable'
}

/** The permissions for reading a profile; Meta does not say which one is missing. */
const READING_SCOPES = ['instagram_basic', 'pages_show_list', 'pages_read_engagement']

export function refuseFault(error: unknown): never {
  if (!(error instanceof ProviderFault)) throw error
  const code = failureOfFault(error)
  return code === 'instagram_scopes_missing' ? refuseScopes(READING_SCOPES) : refuse(code)
}

/** The names are where the product specification expects them. */
export function refuseScopes(missing: readonly string[]): never {
  return refuse('instagram_scopes_missing', { extra: { details: { missing_scopes: missing } } })
}
