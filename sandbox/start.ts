import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import type { Log } from '#platform/log.ts'
import type { Credentials } from './credentials.ts'
import { createSandboxClock } from './clock.ts'
import { serveControl } from './control/serve-control.ts'
import { createTranscripts } from './openai/stand-in.ts'
import { servePage } from './page/serve-page.ts'
import { createInbox } from './sms/inbox.ts'
import { createGuard } from './guard.ts'
import { rememberEverything } from './remember.ts'
import { showNotice } from './notice.ts'
import { createStandIns } from './stand-ins.ts'
import { leadIntoTree } from './whatsapp/own-addresses.ts'

export interface SandboxOptions {
  /** 0 lets the system choose. */
  readonly port: number
  /** The credentials that the stand-ins accept. */
  readonly credentials: Credentials
  /** Whether controls and page require the control token, because the sandbox is publicly reachable. */
  readonly isGuarded?: boolean
  /** Loopback by default: everybody who reaches the sandbox can read every code in it. */
  readonly host?: string
  /** The product whose clock is moved too; when left out, the sandbox's clock moves alone. */
  readonly productUrl?: string
  /** The credential for moving the product's clock. */
  readonly clockSecret?: string
  /** Where clock, money, chats and messages survive a restart; when left out, everything is in memory. */
  readonly dataDir?: string
  readonly log?: Log
}

export interface Sandbox {
  /** Origin, without a slash at the end. */
  readonly url: string
  readonly close: () => Promise<void>
}

const MAX_BODY_BYTES = 2_000_000
const THIS_MACHINE = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/** Starts the stand-ins of all providers, their controls and the page for people, on one origin of their own. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const clock = await createSandboxClock({
    productUrl: options.productUrl,
    clockSecret: options.clockSecret,
    file: options.dataDir === undefined ? undefined : join(options.dataDir, 'sandbox', 'clock-offset'),
  })
  const inbox = createInbox()
  const guard = createGuard(options.isGuarded ? options.credentials.control.token : undefined)
  const account = { clock, credentials: options.credentials, guard, productUrl: options.productUrl }
  const standIns = createStandIns(account, { inbox, transcripts: createTranscripts() })
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => leadIntoTree(url),
    // some published clients send double slashes, and the vendors accept them
    routerOptions: { ignoreDuplicateSlashes: true },
  })
  refuseOtherNames(app, options.host)
  if (options.log) logFailures(app, options.log)
  if (options.isGuarded) showNotice(app)

  const forget = rememberEverything(app, { standIns, inbox, options })
  let url = ''
  for (const standIn of standIns) {
    await app.register(async (scope) => standIn.serve(scope), { prefix: standIn.prefix })
  }
  await app.register(async (scope) => serveControl(scope, { clock, inbox, standIns, guard, origin: () => url }), {
    prefix: '/control',
  })
  await app.register(async (scope) => servePage(scope, { productUrl: options.productUrl, guard }))
  await app.listen({ port: options.port, host: options.host ?? 'localhost' })
  const { port } = app.server.address() as AddressInfo // listens on TCP
  url = `http://localhost:${port}`
  return {
    url,
    close: async () => {
      for (const standIn of standIns) standIn.close()
      forget()
      await app.close()
    },
  }
}

/**
 * Refuses foreign host names: a page elsewhere may point its own name at this machine and then read the codes as its own origin.
 */
function refuseOtherNames(app: FastifyInstance, ownName: string | undefined): void {
  app.addHook('onRequest', ({ hostname }, reply, done) => {
    if (hostname === ownName || THIS_MACHINE.test(hostname)) done()
    else void reply.status(421).send({ error: 'not a name of this machine' })
  })
}

/** The stand-ins fail on purpose with a status; an error without one is a bug. */
function logFailures(app: FastifyInstance, log: Log): void {
  app.addHook('onError', async (_request, _reply, error) => {
    if (error.statusCode === undefined) log.error({ err: error }, 'the sandbox failed')
  })
}
