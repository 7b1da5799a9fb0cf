/** Objects that are read and changed by id: the number, the business account, its templates and its subscription. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { GRAPH_APP, WHATSAPP_ACCOUNT } from '../credentials.ts'
import { noSuchObject, parameterError } from '../graph/errors.ts'
import { idOf, NODE, paramsOf } from '../graph/read-request.ts'
import { type GraphNode, parseFields, selectFields } from '../graph/select-fields.ts'
import type { Api } from './api.ts'
import { cloudError } from './errors.ts'
import { expectAccount } from './read-request.ts'
import { presentFile } from './serve-media.ts'
import { newTemplate, templateComponent } from './templates.ts'

export function serveNodes(scope: FastifyInstance, api: Api): void {
  const { media, templates } = api
  scope.get(NODE, (request) => {
    const id = idOf(request)
    const file = media.find(id)
    if (file) return presentFile(api, request, file)
    const template = templates.find((each) => each.id === id)
    const node = template ? { ...template } : fixedNode(id)
    if (!node) throw noSuchObject(id)
    return pick(node, request)
  })
  scope.delete(NODE, (request) => {
    const id = idOf(request)
    if (!media.find(id)) throw noSuchObject(id, 'delete')
    media.remove(id)
    return { success: true }
  })
  scope.get(`${NODE}/phone_numbers`, (request) => {
    expectAccount(request)
    return listOf([fixedNode(WHATSAPP_ACCOUNT.phone_number_id) ?? {}])
  })
  serveTemplates(scope, api)
  serveSubscriptions(scope, api)
}

function fixedNode(id: string): GraphNode | undefined {
  const { phone, phone_number_id: numberId, whatsapp_business_account_id: accountId } = WHATSAPP_ACCOUNT
  if (id === accountId) return { id, name: 'Mandou', currency: 'BRL', timezone_id: '25', message_template_namespace: 'sandbox' }
  if (id !== numberId) return undefined
  return {
    id,
    verified_name: 'Mandou',
    display_phone_number: phone.replace(/^\+55(\d\d)(\d{5})(\d{4})$/, '+55 $1 $2-$3'),
    quality_rating: 'GREEN',
    code_verification_status: 'VERIFIED',
    name_status: 'APPROVED',
    platform_type: 'CLOUD_API',
    status: 'CONNECTED',
    throughput: { level: 'STANDARD' },
  }
}

/** Everything, unless fields are named. */
function pick(node: GraphNode, request: FastifyRequest): GraphNode {
  const { fields } = paramsOf(request)
  return fields === undefined ? node : selectFields(node, 'WhatsAppBusiness', parseFields(fields))
}

function listOf(data: readonly GraphNode[]) {
  return { data, paging: { cursors: { before: 'MAZDZD', after: 'MjQZD' } } }
}

const templateBody = z.looseObject({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/),
  language: z.string().min(2),
  category: z.enum(['AUTHENTICATION', 'MARKETING', 'UTILITY']),
  components: z.array(templateComponent).min(1),
})

function serveTemplates(scope: FastifyInstance, { templates }: Api): void {
  const path = `${NODE}/message_templates`
  scope.get(path, (request) => {
    expectAccount(request)
    const { name } = paramsOf(request)
    return listOf(templates.filter((each) => name === undefined || each.name === name).map((each) => ({ ...each })))
  })
  scope.post(path, (request) => {
    expectAccount(request)
    const read = templateBody.safeParse(request.body)
    if (!read.success) throw cloudError(100, read.error.issues[0]?.message)
    const { name, language, category, components } = read.data
    if (templates.some((each) => each.name === name && each.language === language))
      throw cloudError(100, 'There is already a template of that name in that language')
    const made = newTemplate({ name, language, category, components })
    templates.push(made)
    return { id: made.id, status: made.status, category }
  })
  scope.delete(path, (request) => {
    expectAccount(request)
    const { name } = paramsOf(request)
    const kept = templates.filter((each) => each.name !== name)
    if (kept.length === templates.length) throw cloudError(100, 'No template has that name')
    templates.splice(0, templates.length, ...kept)
    return { success: true }
  })
}

const subscribing = z.looseObject({
  override_callback_uri: z.url({ protocol: /^https?$/ }).optional(),
  verify_token: z.string().default(''),
})

/** Another callback is accepted only after it answers the challenge. */
function serveSubscriptions(scope: FastifyInstance, { subscription }: Api): void {
  const path = `${NODE}/subscribed_apps`
  scope.get(path, (request) => {
    expectAccount(request)
    const app = { whatsapp_business_api_data: { id: GRAPH_APP.app_id, name: 'Mandou' } }
    const url = subscription.callback()?.url
    return { data: subscription.isOn() ? [{ ...app, ...(url === undefined ? {} : { override_callback_uri: url }) }] : [] }
  })
  scope.post(path, async (request) => {
    expectAccount(request)
    const read = subscribing.safeParse(request.body ?? {})
    if (!read.success) throw parameterError('Param override_callback_uri must be an address')
    const { override_callback_uri: url, verify_token: verifyToken } = read.data
    if (url !== undefined) {
      const callback = { url, verifyToken }
      const { isVerified } = await subscription.verifyCallback(callback)
      if (!isVerified)
        throw cloudError(100, 'The override callback could not be verified: it did not answer 200 with the challenge')
      subscription.setCallback(callback)
    }
    subscription.setOn(true)
    return { success: true }
  })
  scope.delete(path, (request) => {
    expectAccount(request)
    subscription.setOn(false)
    return { success: true }
  })
}
