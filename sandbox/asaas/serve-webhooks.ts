import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Api } from './api.ts'
import { invalid, notFound } from './errors.ts'
import type { WebhookConfig } from './events.ts'
import { newWebhookId } from './ids.ts'
import { type ListQuery, presentList } from './present.ts'
import { read } from './read.ts'

const MOST = 10
const fields = z.looseObject({
  name: z.string().default('webhook'),
  url: z.url(),
  email: z.string().nullish(),
  enabled: z.boolean().default(true),
  interrupted: z.boolean().default(false),
  apiVersion: z.number().default(3),
  authToken: z.string().nullish(),
  sendType: z.enum(['SEQUENTIALLY', 'NON_SEQUENTIALLY']).default('SEQUENTIALLY'),
  events: z.array(z.string()).default([]),
})
const changes = z.looseObject({
  name: z.string().optional(),
  url: z.url().optional(),
  enabled: z.boolean().optional(),
  interrupted: z.boolean().optional(),
  authToken: z.string().optional(),
  sendType: z.enum(['SEQUENTIALLY', 'NON_SEQUENTIALLY']).optional(),
  events: z.array(z.string()).optional(),
})

export function serveWebhookConfigs(scope: FastifyInstance, { webhooks, queue }: Api): void {
  const find = (params: unknown): WebhookConfig => {
    const { id } = params as { id: string } // named in the path
    const found = webhooks.get(id)
    if (!found) throw notFound()
    return found
  }
  const update = (params: unknown, body: unknown) => {
    const config = find(params)
    const given = Object.entries(read(changes, body)).filter(([key, value]) => key in config && value !== undefined)
    Object.assign(config, Object.fromEntries(given))
    if (!config.interrupted) config.failures = 0
    queue.pump()
    return present(config)
  }

  scope.post('/webhooks', ({ body }) => {
    if (webhooks.size >= MOST) throw invalid('invalid_action', 'Limite de webhooks atingido.')
    return present(addWebhook(webhooks, read(fields, body)))
  })
  scope.get('/webhooks', ({ query }) => presentList([...webhooks.values()], query as ListQuery, present)) // as: texts, by HTTP
  scope.get('/webhooks/:id', ({ params }) => present(find(params)))
  scope.put('/webhooks/:id', ({ params, body }) => update(params, body))
  scope.post('/webhooks/:id', ({ params, body }) => update(params, body))
  scope.post('/webhooks/:id/removeBackoff', ({ params }) => {
    const config = find(params)
    config.failures = 0
    queue.pump()
    return present(config)
  })
  scope.delete('/webhooks/:id', ({ params }) => {
    const config = find(params)
    webhooks.delete(config.id)
    return { deleted: true, id: config.id }
  })
}

export function addWebhook(webhooks: Map<string, WebhookConfig>, given: z.infer<typeof fields>): WebhookConfig {
  const config: WebhookConfig = {
    id: newWebhookId(),
    name: given.name,
    url: given.url,
    email: given.email ?? null,
    enabled: given.enabled,
    interrupted: given.interrupted,
    apiVersion: given.apiVersion,
    authToken: given.authToken ?? null,
    sendType: given.sendType,
    events: given.events,
    failures: 0,
  }
  webhooks.set(config.id, config)
  return config
}

function present({ authToken, failures, ...config }: WebhookConfig) {
  return { ...config, hasAuthToken: authToken !== null, penalizedRequestsCount: failures }
}
