/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow#exchangecode */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SECOND } from '#platform/clock.ts'
import { GRAPH_APP } from '../credentials.ts'
import type { Api } from './api.ts'
import type { Token } from './consents.ts'
import { codeRefused, GraphError, parameterError } from './errors.ts'
import { type Params, paramsOf } from './read-request.ts'

const appTokenOf = ({ appSecret }: Api) => `${GRAPH_APP.app_id}|${appSecret}`

/** Calls with the app's secret instead of a person's token. */
export function serveTokens(scope: FastifyInstance, api: Api): void {
  const answer = (request: FastifyRequest) => {
    const params = paramsOf(request)
    checkApp(params, api)
    if (params['grant_type'] === 'client_credentials') return { access_token: appTokenOf(api), token_type: 'bearer' }
    const token = params['grant_type'] === 'fb_exchange_token' ? exchange(api, params) : redeem(api, params)
    return present(api, token)
  }
  scope.get('/oauth/access_token', answer)
  scope.post('/oauth/access_token', answer)
  scope.get('/debug_token', (request) => ({ data: describe(api, paramsOf(request)) }))
}

function checkApp({ client_id: id, client_secret: secret }: Params, { appSecret }: Api): void {
  if (id !== GRAPH_APP.app_id)
    throw new GraphError(101, 'Error validating application. Cannot get application info due to a system error.')
  if (secret !== appSecret) throw new GraphError(1, 'Error validating client secret.')
}

function redeem({ consents, faults }: Api, { code, redirect_uri: redirectUri }: Params): Token {
  if (code === undefined) throw parameterError('Missing authorization code')
  if (redirectUri === undefined) throw new GraphError(191, 'Missing redirect_uri parameter.')
  if (faults.take('code_expired')) throw codeRefused('expired')
  return consents.redeemCode(code, redirectUri)
}

/** Only a short-lived token is extended; a long-lived one is returned with its remaining time, unless a switch says otherwise. */
function exchange({ consents, faults }: Api, { fb_exchange_token: given }: Params): Token {
  const old = consents.findToken(given ?? '')
  if (old.expiresAt === undefined) return old
  const mayExtend = !old.isLongLived || faults.take('renewal_extends')
  return consents.issueToken(old.person, true, mayExtend ? undefined : old.expiresAt)
}

function present({ clock, faults }: Api, { value, expiresAt }: Token) {
  const isExpiryGiven = expiresAt !== undefined && !faults.take('no_expiry')
  const seconds = isExpiryGiven ? Math.floor((expiresAt.getTime() - clock.now().getTime()) / SECOND) : undefined
  return { access_token: value, token_type: 'bearer', ...(seconds === undefined ? {} : { expires_in: seconds }) }
}

function describe(api: Api, params: Params) {
  const { consents } = api
  const { input_token: input = '', access_token: own = '' } = params
  if (own !== appTokenOf(api)) consents.findToken(own)
  try {
    const token = consents.findToken(input)
    const scopes = [...(consents.of(token.person.id)?.scopes ?? [])].filter(([, status]) => status === 'granted')
    return {
      app_id: GRAPH_APP.app_id,
      type: 'USER',
      application: 'Mandou',
      expires_at: token.expiresAt ? Math.floor(token.expiresAt.getTime() / SECOND) : 0,
      is_valid: true,
      scopes: scopes.map(([scope]) => scope),
      user_id: token.person.id,
    }
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    const { subcode } = error.details
    return { is_valid: false, scopes: [], error: { code: error.code, message: error.message, ...(subcode ? { subcode } : {}) } }
  }
}
