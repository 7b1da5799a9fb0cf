import type { FastifyInstance } from 'fastify'
import { SECOND } from '#platform/clock.ts'
import { answerError } from '../graph/answer-error.ts'
import type { AccountOptions, StandIn } from '../stand-in.ts'
import type { Transcripts } from '../openai/transcripts.ts'
import { openNumber } from './open-number.ts'
import { TREE } from './own-addresses.ts'
import { rememberChats } from './remember.ts'
import { serveChatControl } from './serve-control.ts'
import { serveGraph } from './serve-graph.ts'
import { serveFiles } from './serve-media.ts'
import { firstTemplates } from './templates.ts'

const VERSION = '/:version(^v\\d{1,2}\\.\\d$)'
const NO_VERSION = ''
const TICK_MS = SECOND

/**
 * The WhatsApp part of the Graph API, and the phones of the people who write to the number:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp. @param productUrl where its webhooks go from the
 * start
 */
export function createWhatsAppStandIn({
  clock,
  credentials,
  productUrl,
  transcripts,
}: AccountOptions & { readonly transcripts: Transcripts }): StandIn {
  const closing = new AbortController()
  const api = openNumber({ clock, credentials, productUrl, transcripts, signal: closing.signal })
  const { chats, deliveries, faults, statuses, limits, media, settings, subscription, templates } = api
  const tick = setInterval(deliveries.pump, TICK_MS)
  tick.unref()
  return {
    provider: 'whatsapp',
    prefix: '',
    serve: (scope) => {
      for (const version of [VERSION, NO_VERSION])
        void scope.register(async (graph) => serveGraph(graph, api), { prefix: TREE + version })
      void scope.register(async (files) => {
        files.setErrorHandler((error, _request, reply) => answerError(error, reply))
        serveFiles(files, api)
        serveChatLinks(files)
      })
    },
    describe: (origin) => ({
      base_url: origin,
      access_token: credentials.graph.access_token,
      app_secret: credentials.graph.app_secret,
      ...credentials.whatsapp,
    }),
    faults,
    settings,
    webhooks: deliveries.webhooks,
    controlName: 'chat',
    serveControl: (scope) => serveChatControl(scope, api),
    memory: rememberChats(chats),
    clockMoved: deliveries.pump,
    reset: () => {
      for (const kept of [chats, media, limits, statuses, subscription, deliveries, faults, settings]) kept.clear()
      templates.splice(0, templates.length, ...firstTemplates())
    },
    close: () => {
      clearInterval(tick)
      closing.abort()
      statuses.clear()
      deliveries.close()
    },
  }
}

/** Like https://wa.me/<digits>?text=…: opens the phone with a text that the person may still change. */
function serveChatLinks(scope: FastifyInstance): void {
  scope.get('/wa.me/:digits', (request, reply) => {
    const { text } = request.query as { text?: string } // a text, or missing
    const words = text === undefined ? '' : `?${new URLSearchParams({ texto: text }).toString()}`
    return reply.redirect(`/${words}#conversa`, 302)
  })
}
