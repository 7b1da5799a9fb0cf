import type { FastifyRequest } from 'fastify'
import { WHATSAPP_ACCOUNT } from '../credentials.ts'
import { GraphError, noSuchObject } from '../graph/errors.ts'
import { idOf, proofOf } from '../graph/read-request.ts'
import type { Api } from './api.ts'
import { tokenMissing } from './errors.ts'

/** Requires the system user's token, in a header or in the address. @throws GraphError */
export function checkToken(request: FastifyRequest, { accessToken, appSecret }: Pick<Api, 'accessToken' | 'appSecret'>): void {
  const { access_token: inAddress, appsecret_proof: proof } = request.query as Record<string, string | undefined> // texts, or missing
  const given = /^(?:Bearer|OAuth) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? inAddress
  if (!given) throw tokenMissing()
  if (given !== accessToken) throw new GraphError(190, 'Invalid OAuth access token - Cannot parse access token', { status: 401 })
  if (proof !== undefined && proof !== proofOf(given, appSecret))
    throw new GraphError(100, 'Invalid appsecret_proof provided in the API argument')
}

/** @throws GraphError for a call on anything but the number */
export function expectNumber(request: FastifyRequest): void {
  expectNode(request, WHATSAPP_ACCOUNT.phone_number_id)
}

/** @throws GraphError for a call on anything but the business account */
export function expectAccount(request: FastifyRequest): void {
  expectNode(request, WHATSAPP_ACCOUNT.whatsapp_business_account_id)
}

function expectNode(request: FastifyRequest, id: string): void {
  if (idOf(request) !== id) throw noSuchObject(idOf(request), request.method.toLowerCase())
}
