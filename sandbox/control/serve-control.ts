import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { TEST_CARDS } from '../asaas/cards.ts'
import { ProductUnmoved, type SandboxClock } from '../clock.ts'
import { ControlError } from '../control-error.ts'
import type { Guard } from '../guard.ts'
import type { Inbox } from '../sms/inbox.ts'
import type { StandIn } from '../stand-in.ts'
import { REDELIVERY_ORDERS } from '../webhooks.ts'
import { readAnyBodyAsJson } from '../read-any-body.ts'

export interface Control {
  readonly clock: SandboxClock
  readonly inbox: Inbox
  readonly standIns: readonly StandIn[]
  readonly guard: Guard
  /** The origin that clients call; known once the server listens. */
  readonly origin: () => string
}

const LONGEST_ADVANCE_SECONDS = 10 * 366 * 24 * 60 * 60
const clockBody = z.object({ advance_seconds: z.number().min(0).max(LONGEST_ADVANCE_SECONDS) })
const faultBody = z.object({ provider: z.string(), fault: z.string(), times: z.number().int().min(0).max(1_000_000) })
const settingBody = z.object({ provider: z.string(), setting: z.string(), value: z.number().int().min(0).max(1_000_000_000) })
const deliveriesQuery = z.object({ provider: z.string(), limit: z.coerce.number().int().min(1).optional() })
const redeliverBody = z.object({
  provider: z.string(),
  order: z.enum(REDELIVERY_ORDERS).default('same'),
  id: z.string().optional(),
})

/** The calls by which people, tests and independent clients control the sandbox. */
export function serveControl(scope: FastifyInstance, control: Control): void {
  scope.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500
    return reply.code(status).send({ error: status < 500 || error instanceof ControlError ? error.message : 'internal error' })
  })
  scope.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'unknown control call' }))
  readAnyBodyAsJson(scope, () => new ControlError('the body is not JSON'))
  scope.addHook('onRequest', (request, _reply, done) => {
    done(
      isForeign(request.headers.origin, request.headers.host)
        ? new ControlError('pages of other origins may not control this one', 403)
        : undefined,
    )
  })
  scope.addHook('onRequest', async (request) => {
    if (!control.guard.mayPass(request))
      throw new ControlError('the token that the start printed is missing: Authorization: Bearer', 401)
  })
  serveClock(scope, control)
  serveSms(scope, control)
  serveProviders(scope, control)
  serveFaults(scope, control)
  serveSettings(scope, control)
  for (const { provider, controlName = provider, serveControl: serveOwn } of control.standIns)
    if (serveOwn) void scope.register(async (own) => serveOwn(own), { prefix: `/${controlName}` })
  serveWebhooks(scope, control)
  scope.get('/cards', () => ({ cards: TEST_CARDS }))
  scope.post('/reset', () => {
    for (const standIn of control.standIns) standIn.reset()
    control.inbox.clear()
    return { ok: true }
  })
}

function serveClock(scope: FastifyInstance, { clock, standIns }: Control): void {
  const present = () => ({ now: clock.now().toISOString(), offset_seconds: clock.offsetSeconds() })
  scope.get('/clock', present)
  scope.post('/clock', async (request) => {
    const { advance_seconds: seconds } = read(clockBody, request.body)
    try {
      await clock.advance(seconds)
    } catch (error) {
      if (error instanceof ProductUnmoved) throw new ControlError(error.message, 502)
      throw error
    }
    for (const { clockMoved } of standIns) clockMoved?.()
    return present()
  })
}

function serveSms(scope: FastifyInstance, { inbox }: Control): void {
  scope.get('/sms', (request) => {
    const { to } = read(z.object({ to: z.string().optional() }), request.query)
    const phone = to === undefined ? undefined : withPlus(to)
    const messages = inbox.list().filter((message) => phone === undefined || message.to === phone)
    return {
      messages: messages.map(({ id, to: recipient, body, createdAt, vendor, status }) => ({
        id,
        to: recipient,
        body,
        sent_at: createdAt.toISOString(),
        vendor,
        status,
      })),
    }
  })
}

function serveProviders(scope: FastifyInstance, { standIns, origin }: Control): void {
  scope.get('/providers', () => Object.fromEntries(standIns.map(({ provider, describe }) => [provider, describe(origin())])))
}

function serveFaults(scope: FastifyInstance, { standIns }: Control): void {
  scope.get('/faults', () => ({
    faults: standIns.flatMap(({ provider, faults }) => faults.list().map((state) => ({ provider, ...state }))),
  }))
  scope.post('/faults', (request) => {
    const { provider, fault, times } = read(faultBody, request.body)
    if (!findStandIn(standIns, provider).faults.set(fault, times)) throw new ControlError(`unknown fault: ${fault}`)
    return { provider, fault, times }
  })
}

function serveSettings(scope: FastifyInstance, { standIns }: Control): void {
  scope.get('/settings', () => ({
    settings: standIns.flatMap(({ provider, settings }) => (settings?.list() ?? []).map((state) => ({ provider, ...state }))),
  }))
  scope.post('/settings', (request) => {
    const { provider, setting, value } = read(settingBody, request.body)
    if (findStandIn(standIns, provider).settings?.set(setting, value) !== true)
      throw new ControlError(`unknown setting: ${setting}`)
    return { provider, setting, value }
  })
}

function serveWebhooks(scope: FastifyInstance, { standIns }: Control): void {
  const webhooksOf = (provider: string) => {
    const { webhooks } = findStandIn(standIns, provider)
    if (!webhooks) throw new ControlError(`${provider} sends no webhooks`)
    return webhooks
  }
  scope.get('/webhooks', (request) => {
    const { provider, limit } = read(deliveriesQuery, request.query)
    const deliveries = webhooksOf(provider).list().slice(0, limit)
    return { deliveries: deliveries.map(({ id, event, status, body, at }) => ({ id, event, status, body, at })) }
  })
  scope.post('/webhooks/redeliver', async (request) => {
    const { provider, ...wanted } = read(redeliverBody, request.body)
    return { redelivered: await webhooksOf(provider).redeliver(wanted) }
  })
}

function findStandIn(standIns: readonly StandIn[], provider: string): StandIn {
  const found = standIns.find((standIn) => standIn.provider === provider)
  if (!found) throw new ControlError(`unknown provider: ${provider}`)
  return found
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success)
    throw new ControlError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  return parsed.data
}

/** In an address a plus that was not escaped arrives as a space. */
function withPlus(phone: string): string {
  return `+${phone.replace(/\D/g, '')}`
}

/** A browser names the calling page; other clients name none. */
function isForeign(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
