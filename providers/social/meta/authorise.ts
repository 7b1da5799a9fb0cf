/**
 * Facebook Login for the Instagram API: https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow,
 * https://developers.facebook.com/docs/facebook-login/guides/access-tokens/get-long-lived
 */
import { z } from 'zod'
import { type Clock, DAY, addMs, SECOND } from '#platform/clock.ts'
import type { AuthorisationRequest, AuthorisationReturn, ExchangeOutcome, SocialGrant } from '../port.ts'
import { type AskGraph, expectAnswer, type MetaSettings } from './ask-graph.ts'

/** The permissions that are requested, as in the specification. */
const SCOPES = [
  'instagram_basic',
  'instagram_content_publish',
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_metadata',
  'pages_manage_posts',
  'business_management',
  'public_profile',
] as const

/** Without one of these nothing can be published: the permissions that the publishing calls document. */
const NEEDED_SCOPES = ['instagram_basic', 'instagram_content_publish', 'pages_show_list', 'pages_read_engagement'] as const

/** Without it Meta hides Pages that belong to a business portfolio. */
const PORTFOLIO_SCOPE = 'business_management'

/** The lifetime of a long-lived token when the answer does not state it. */
const LONG_LIVED_MS = 60 * DAY

const token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive().optional().catch(undefined) })
const identified = z.object({ id: z.string().min(1) })
const permissions = z.object({ data: z.array(z.object({ permission: z.string(), status: z.string() })) })

export interface Meta {
  readonly settings: MetaSettings
  readonly ask: AskGraph
  readonly clock: Clock
}

export function authorisationAddress({ dialogUrl, appId, loginConfigId }: MetaSettings, request: AuthorisationRequest): string {
  const address = new URL(dialogUrl)
  const query = {
    client_id: appId,
    redirect_uri: request.redirectUri,
    state: request.state,
    response_type: 'code',
    display: 'popup',
    ...(loginConfigId === undefined ? { scope: SCOPES.join(',') } : { config_id: loginConfigId }),
    ...(request.isRepeat ? { auth_type: 'rerequest' } : {}),
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

const returned = z.object({
  code: z.string().min(1).optional(),
  state: z.string().optional(),
  error: z.string().optional(),
  error_reason: z.string().optional(),
  error_code: z.string().optional(),
})

export function readReturn(query: Readonly<Record<string, unknown>>): AuthorisationReturn {
  const read = returned.safeParse(query)
  if (!read.success) return { outcome: 'failed', detail: 'parameters that cannot be read', state: undefined }
  const { code, state, error, error_reason: reason, error_code: errorCode } = read.data
  if (error === 'access_denied' || reason === 'user_denied') return { outcome: 'cancelled', state }
  if (error === undefined && errorCode === undefined && code !== undefined) return { outcome: 'agreed', code, state }
  return { outcome: 'failed', detail: `${error ?? 'neither code nor error'} ${errorCode ?? ''}`.trim(), state }
}

export async function exchangeCode(meta: Meta, code: string, redirectUri: string): Promise<ExchangeOutcome> {
  const { ask, settings } = meta
  const params = { ...credentialsOf(settings), redirect_uri: redirectUri, code }
  // secrets in a body, not in an address; Meta accepts both
  const answer = await ask({ method: 'POST', path: '/oauth/access_token', params })
  if (answer.problem?.code === 'code_refused') return { outcome: 'code_refused' }
  const grant = await renewGrant(meta, expectAnswer(answer, token).access_token)
  const decisions = await readDecisions(ask, grant.token)
  return {
    outcome: 'granted',
    grant,
    missingScopes: missingOf(decisions),
    mayHideAccounts: decisions.get(PORTFOLIO_SCOPE) !== GRANTED,
  }
}

/**
 * Once a needed permission is missing, all other declined ones are listed with it, so that the person is asked once for all of
 * them.
 */
function missingOf(decisions: Decisions): readonly string[] {
  const lacks = (scope: (typeof NEEDED_SCOPES)[number]) => decisions.get(scope) !== GRANTED
  if (!NEEDED_SCOPES.some(lacks)) return []
  const declined = SCOPES.filter((scope) => decisions.has(scope) && decisions.get(scope) !== GRANTED)
  return [...new Set<string>([...NEEDED_SCOPES.filter(lacks), ...declined])]
}

export async function renewGrant({ ask, settings, clock }: Meta, living: string): Promise<SocialGrant> {
  const askedAt = clock.now()
  const params = { ...credentialsOf(settings), grant_type: 'fb_exchange_token', fb_exchange_token: living }
  const { access_token: renewed, expires_in: seconds } = expectAnswer(
    await ask({ method: 'POST', path: '/oauth/access_token', params }),
    token,
  )
  const { id } = expectAnswer(await ask({ method: 'GET', path: '/me', params: { fields: 'id' }, token: renewed }), identified)
  return {
    token: renewed,
    personId: id,
    expiresAt: addMs(askedAt, seconds === undefined ? LONG_LIVED_MS : seconds * SECOND),
  }
}

/** An expired token needs no revocation. */
export async function revoke({ ask }: Meta, living: string): Promise<void> {
  const answer = await ask({ method: 'DELETE', path: '/me/permissions', token: living })
  if (answer.problem?.code !== 'token_dead') expectAnswer(answer, z.unknown())
}

/** The person's decision on each permission that the dialog requested. */
type Decisions = ReadonlyMap<string, string>
const GRANTED = 'granted'

async function readDecisions(ask: AskGraph, living: string): Promise<Decisions> {
  const { data } = expectAnswer(await ask({ method: 'GET', path: '/me/permissions', token: living }), permissions)
  return new Map(data.map(({ permission, status }) => [permission, status]))
}

function credentialsOf({ appId, appSecret }: MetaSettings) {
  return { client_id: appId, client_secret: appSecret }
}
