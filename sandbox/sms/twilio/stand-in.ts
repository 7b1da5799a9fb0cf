import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TWILIO_ACCOUNT } from '#sandbox/credentials.ts'
import type { AccountOptions, StandIn } from '#sandbox/stand-in.ts'
import { createWebhooks } from '#sandbox/webhooks.ts'
import { createCarriers } from '../carriers.ts'
import type { Inbox } from '../inbox.ts'
import { hangUp, waitTooLong } from '../late-answers.ts'
import { deliverMessage } from './deliver-message.ts'
import { describeError, TwilioError, type TwilioErrorCode } from './errors.ts'
import { createSmsFaults, REFUSING_FAULTS, type SmsFaults } from './faults.ts'
import { listMessages } from './list-messages.ts'
import { createMessages, presentMessage, type Messages, type SmsMessage } from './messages.ts'
import { readRequest } from './read-request.ts'

const CALLBACK_TIMEOUT_MS = 15_000

interface Gateway {
  /** The header that opens the account. */
  readonly authorization: string
  readonly messages: Messages
  readonly faults: SmsFaults
  readonly deliver: (message: SmsMessage) => void
  readonly signal: AbortSignal
}

/** Twilio Programmable Messaging: https://www.twilio.com/docs/messaging/api/message-resource */
export function createTwilioStandIn({ clock, inbox, credentials: { sms } }: AccountOptions & { readonly inbox: Inbox }): StandIn {
  const closing = new AbortController()
  const messages = createMessages(clock, inbox)
  const faults = createSmsFaults()
  const webhooks = createWebhooks(clock, CALLBACK_TIMEOUT_MS)
  const carriers = createCarriers()
  const delivering = { authToken: sms.auth_token, messages, webhooks, faults, carriers }
  const gateway: Gateway = {
    authorization: `Basic ${Buffer.from(`${sms.account_sid}:${sms.auth_token}`).toString('base64')}`,
    messages,
    faults,
    deliver: (message) => void deliverMessage(delivering, message),
    signal: closing.signal,
  }
  return {
    provider: 'sms', // the product's specification calls the first vendor of SMS so; its account and secrets are Twilio's
    prefix: '/2010-04-01',
    serve: (scope) => serveMessages(scope, gateway),
    describe: (origin) => ({ base_url: origin, ...sms }),
    faults,
    webhooks,
    reset: () => {
      carriers.drop()
      messages.clear()
      faults.clear()
      webhooks.clear()
    },
    close: () => {
      carriers.drop()
      closing.abort()
      webhooks.close()
    },
  }
}

function serveMessages(scope: FastifyInstance, gateway: Gateway): void {
  scope.removeAllContentTypeParsers()
  // Twilio reads forms; any other body has none of its fields
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, new URLSearchParams()))
  scope.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  scope.setNotFoundHandler((_request, reply) => reply.code(404).send(describeError(20404)))
  scope.addHook('onRequest', (request, _reply, done) => {
    done(request.headers.authorization === gateway.authorization ? undefined : new TwilioError(20003))
  })
  scope.addHook('preHandler', (request, _reply, done) => {
    const { accountSid } = request.params as { accountSid?: string } // every route below names it
    done(accountSid === TWILIO_ACCOUNT.account_sid ? undefined : new TwilioError(20404))
  })
  scope.post('/Accounts/:accountSid/Messages.json', (request, reply) => acceptMessage(gateway, request, reply))
  scope.get('/Accounts/:accountSid/Messages.json', (request) => listMessages(gateway.messages.list(), request))
  scope.get('/Accounts/:accountSid/Messages/:file', (request) => {
    const { file } = request.params as { file: string } // named in the path
    const message = gateway.messages.find(file.replace(/\.json$/, ''))
    if (!message) throw new TwilioError(20404)
    return presentMessage(message, TWILIO_ACCOUNT.account_sid)
  })
}

async function acceptMessage({ messages, faults, deliver, signal }: Gateway, request: FastifyRequest, reply: FastifyReply) {
  const refusing = Object.entries(REFUSING_FAULTS).find(([fault]) => faults.take(fault as keyof typeof REFUSING_FAULTS)) // its own keys
  if (refusing) throw new TwilioError(refusing[1])
  if (faults.take('timeout')) {
    await waitTooLong(signal)
    return hangUp(request, reply)
  }
  const message = messages.accept(readRequest(formOf(request)))
  const answer = presentMessage(message, TWILIO_ACCOUNT.account_sid)
  deliver(message)
  if (faults.take('lost_answer')) return hangUp(request, reply)
  if (faults.take('broken_answer')) return reply.code(201).type('text/html').send('<html>201</html>')
  if (faults.take('slow')) await waitTooLong(signal)
  return reply.code(201).send(answer)
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const form = formOf(request)
  const code = codeOf(error)
  const described = describeError(code, { to: form.get('To') ?? '', from: form.get('From') ?? '' })
  if (code === 20003) void reply.header('www-authenticate', 'Basic realm="Twilio API"')
  return reply.code(described.status).send(described)
}

/** A request without a body has an empty form. */
function formOf(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
}

function codeOf(error: unknown): TwilioErrorCode {
  if (error instanceof TwilioError) return error.code
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  return isTooLarge ? 21617 : 20500
}
