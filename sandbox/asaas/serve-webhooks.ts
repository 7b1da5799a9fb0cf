import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Api } from './api.ts'
import { invalid } from './errors.ts'
import { EVENT_NAMES } from './events.ts'
import { newWebhookId } from './ids.ts'
import { presentList } from './present.ts'
import { named, read } from './read.ts'
import type { WebhookConfig, WebhookQueue } from './webhook-queue.ts'

const MOST = 10
const fields = z.object({
  name: z.string(),
  url: z.url(),
  email: z.string().nullable(),
  enabled: z.boolean(),
  interrupted: z.boolean(),
  apiVersion: z.number(),
  authToken: z.string().nullable(),
  sendType: z.enum(['SEQUENTIALLY', 'NON_SEQUENTIALLY']),
  events: z.array(z.string()),
})
const changes = fields.omit({ email: true, apiVersion: true }).partial()
const page = z.object({ offset: z.string().optional(), limit: z.string().optional() })

/** A webhook with only an address is enabled and gets all events, in order. */
export function newWebhook(given: Partial<Omit<WebhookConfig, 'id'>> & { readonly url: string }): WebhookConfig {
  return {
    id: newWebhookId(),
    name: 'Webhook',
    email: null,
    enabled: true,
    interrupted: false,
    apiVersion: 3,
    authToken: null,
    sendType: 'SEQUENTIALLY',
    events: EVENT_NAMES,
    ...given,
  }
}

export function serveWebhookConfigs(scope: FastifyInstance, { events }: Api): void {
  const { queues } = events
  const update = (params: unknown, body: unknown) => {
    const queue = named(queues, params)
    const wasInterrupted = queue.config.interrupted
    Object.assign(queue.config, givenOf(read(changes, body)))
    if (wasInterrupted && !queue.config.interrupted) queue.forgive()
    else queue.pump()
    return present(queue)
  }

  scope.post('/webhooks', ({ body }) => {
    if (queues.size >= MOST) throw invalid('invalid_action', 'Limite de webhooks atingido.')
    const { url, ...given } = read(fields.partial().required({ url: true }), body)
    return present(events.addWebhook(newWebhook({ ...givenOf(given), url })))
  })
  scope.get('/webhooks', ({ query }) => presentList([...queues.values()], read(page, query), present))
  scope.get('/webhooks/:id', ({ params }) => present(named(queues, params)))
  scope.put('/webhooks/:id', ({ params, body }) => update(params, body))
  scope.post('/webhooks/:id', ({ params, body }) => update(params, body))
  scope.post('/webhooks/:id/removeBackoff', ({ params }) => {
    const queue = named(queues, params)
    queue.forgive()
    return present(queue)
  })
  scope.delete('/webhooks/:id', ({ params }) => {
    const { id } = named(queues, params).config
    events.removeWebhook(id)
    return { deleted: true, id }
  })
}

function givenOf<Fields extends object>(sent: Fields): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as ReturnType<typeof givenOf<Fields>> // as: the same fields, without those left out
}

function present({ config, failures }: WebhookQueue) {
  const { authToken, ...shown } = config
  return { ...shown, hasAuthToken: authToken !== null, penalizedRequestsCount: failures() }
}
