import type { AccountOptions, StandIn } from '../stand-in.ts'
import type { Api } from './api.ts'
import { createCallbacks } from './callbacks.ts'
import { createConsents } from './consents.ts'
import { serveDialog } from './dialog/serve-dialog.ts'
import { createGraphFaults } from './faults.ts'
import { serveStyleSheet } from './html.ts'
import { createPosts } from './posts.ts'
import { serveApps } from './serve-apps.ts'
import { serveGraphControl } from './serve-control.ts'
import { refuseUnknownPaths, serveGraph } from './serve-graph.ts'
import { serveSite } from './serve-site.ts'
import { createGraphSettings } from './settings.ts'

const VERSION = '/:version(^v\\d{1,2}\\.\\d$)'
/** Served by the oldest live version, as at Meta. */
const NO_VERSION = ''
/** The dialog's version in the product's specification. */
const DIALOG_PATH = '/v18.0/dialog/oauth'

/**
 * Facebook's login dialog, the Instagram part of the Graph API, and the public pages:
 * https://developers.facebook.com/docs/instagram-platform. @param productUrl gets the calls about people who left
 */
export function createGraphStandIn({ clock, credentials, guard, productUrl }: AccountOptions): StandIn {
  const { app_secret: appSecret, access_token: accessToken } = credentials.graph
  const closing = new AbortController()
  const faults = createGraphFaults()
  const settings = createGraphSettings()
  const consents = createConsents(clock, accessToken)
  const posts = createPosts(clock)
  const callbacks = createCallbacks({ clock, productUrl, appSecret })
  const api: Api = { clock, appSecret, consents, posts, faults, settings, productUrl, signal: closing.signal }
  return {
    provider: 'graph',
    prefix: '',
    serve: (scope) => {
      for (const prefix of [VERSION, NO_VERSION]) {
        void scope.register(async (graph) => serveGraph(graph, api), { prefix })
        void scope.register(async (dialog) => serveDialog(dialog, api), { prefix })
      }
      void scope.register(async (rest) => refuseUnknownPaths(rest), { prefix: VERSION })
      void scope.register(async (sites) => {
        serveStyleSheet(sites)
        serveSite(sites, api)
        void sites.register(async (apps) => {
          apps.addHook('onRequest', async (request, reply) => (guard.mayPass(request) ? undefined : reply.redirect('/', 303)))
          serveApps(apps, api, callbacks)
        })
      })
    },
    describe: (origin) => ({
      base_url: origin,
      dialog_url: `${origin}${DIALOG_PATH}`,
      ...credentials.graph,
      phone_number_id: credentials.whatsapp.phone_number_id,
    }),
    faults,
    webhooks: callbacks.webhooks,
    settings,
    // posts and containers are pictures, too large to be written down at each call
    memory: consents.memory,
    serveControl: (scope) => serveGraphControl(scope, api, callbacks),
    reset: () => {
      consents.clear()
      posts.clear()
      faults.clear()
      settings.clear()
      callbacks.webhooks.clear()
    },
    close: () => {
      closing.abort()
      callbacks.webhooks.close()
    },
  }
}
