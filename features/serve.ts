/**
 * Implements the calls of a contract on Fastify. A handler returns the reply or refuses; session, language and the phone in the
 * call are checked here, once, before any handler runs.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { refuse } from '#platform/errors.ts'
import type { Language } from '#phrases/shape.ts'
import { findCallQueues } from './call-queues.ts'
import { COMMON_ERRORS, type ErrorCode } from './error-codes.ts'
import { type Endpoint, failure, type Input, isRaw, isSchema, type Reply } from './endpoint.ts'

/** The requester's session. Created by the sign-in feature, known to every other. */
export interface Session {
  readonly id: string
  readonly memberId: string
  readonly phone: string
}

/**
 * Waits for what a worker makes: outside of the caller's reads and orders, whose place is given up, and in a queue of its own.
 * Refuses `too_many_requests` when too many such calls of the caller wait. `signal` is aborted when the caller has gone.
 */
export type WaitForWorker = <Result>(wait: (signal: AbortSignal) => Promise<Result>) => Promise<Result>

export interface Asked<E extends Endpoint> {
  readonly params: Input<E['params']>
  readonly query: Input<E['query']>
  readonly body: Input<E['body']>
  /** Absent on public calls; on picture calls present only if the visitor has one. */
  readonly session: E['access'] extends SignedInAccess ? Session : Session | undefined
  readonly language: Language
  readonly waitForWorker: WaitForWorker
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type AdminAccess = 'admin-phone' | 'admin'
type SignedInAccess = 'session' | AdminAccess

/** A handler of a raw endpoint sends its own answer. */
type Answer<E extends Endpoint> = E['reply'] extends { content: string } ? FastifyReply | void : Reply<E>
export type Handler<E extends Endpoint> = (asked: Asked<E>) => Promise<Answer<E>>

/** What the calls need from sign-in and admin. */
export interface AccessGuard {
  /**
   * The session of the request's cookie, or undefined. Must not throw for a bad cookie. `reply` gets a renewed cookie when it is
   * due.
   */
  readonly findSession: (request: FastifyRequest, reply?: FastifyReply) => Promise<Session | undefined>
  /** Refuses anyone but administrators, and for `admin` also those who have not opened the panel. */
  readonly checkAdmin: (access: AdminAccess, request: FastifyRequest, session: Session) => Promise<void>
  readonly languageOf: (request: FastifyRequest) => Language
}

/** Registers every call of `table`. A call without a handler does not compile. */
export function implement<const Table extends Readonly<Record<string, Endpoint>>>(
  app: FastifyInstance,
  {
    table,
    handlers,
    accessGuard,
  }: { table: Table; handlers: NoInfer<{ [Name in keyof Table]: Handler<Table[Name]> }>; accessGuard: AccessGuard },
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    // as: Object.entries loses the table's key type; the mapped type above has already matched name and handler
    const handler = handlers[name] as unknown as Handler<Endpoint>
    app.route(route({ name, endpoint, handler, accessGuard }))
  }
}

function route({
  name,
  endpoint,
  handler,
  accessGuard,
}: {
  name: string
  endpoint: Endpoint
  handler: Handler<Endpoint>
  accessGuard: AccessGuard
}): RouteOptions {
  const sessions = new WeakMap<FastifyRequest, Session>()
  const queues = findCallQueues(accessGuard)
  return {
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(name, endpoint),
    onRequest: async (request, reply) => {
      const { access } = endpoint
      const session =
        access === 'public' ? undefined : await queues.admission(request, () => accessGuard.findSession(request, reply))
      if (session) sessions.set(request, session)
      if (isSignedInAccess(access)) await requireAccess(access, { accessGuard, request, session })
    },
    preValidation: async (request) => {
      const session = sessions.get(request)
      // a body that is not an object names no phone: the contract refuses it next
      if (isSchema(endpoint.body) && !isObject(request.body)) return
      if (session) checkPhone(request, session, endpoint.needsPhone === true)
    },
    handler: async (request, reply) => {
      const session = sessions.get(request)
      if (endpoint.status) reply.status(endpoint.status)
      const common = {
        params: request.params,
        query: request.query,
        body: request.body,
        session,
        language: accessGuard.languageOf(request),
        request,
        reply,
      }
      const answer = await queues.handling(endpoint, { request, session }, (waitForWorker) =>
        handler({ ...common, waitForWorker }),
      )
      return isRaw(endpoint.reply) ? reply : answer
    },
  }
}

function isSignedInAccess(access: Endpoint['access']): access is SignedInAccess {
  return access !== 'public' && access !== 'picture'
}

async function requireAccess(
  access: SignedInAccess,
  { accessGuard, request, session }: { accessGuard: AccessGuard; request: FastifyRequest; session: Session | undefined },
): Promise<void> {
  if (!session) refuse('unauthorised')
  if (access !== 'session') await accessGuard.checkAdmin(access, request, session)
}

/** Product rule: a phone in a call proves nothing, but must be the session's (403), wherever it is named. */
function checkPhone(request: FastifyRequest, session: Session, isNeeded: boolean): void {
  const header = request.headers['x-user-phone']
  const named = [phoneIn(request.body), phoneIn(request.query), header].filter((phone) => phone !== undefined)
  if (named.length === 0 ? isNeeded : named.some((phone) => phone !== session.phone)) refuse('wrong_phone', { field: 'phone' })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function phoneIn(carrier: unknown): string | undefined {
  if (!isObject(carrier) || !('phone' in carrier)) return undefined
  // a phone that is not a string counts as a wrong phone
  return typeof carrier.phone === 'string' ? readablePhone(carrier.phone) : ''
}

/** An unescaped plus sign in a query arrives as a space. */
function readablePhone(phone: string): string {
  return phone.startsWith(' ') ? `+${phone.trim()}` : phone
}

function schemaOf(name: string, endpoint: Endpoint): NonNullable<RouteOptions['schema']> {
  const answers = isRaw(endpoint.reply)
    ? {}
    : { response: { [endpoint.status ?? 200]: endpoint.reply, '4xx': failure, '5xx': failure } }
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Refuses with: ${codesOf(endpoint).join(', ')}.`,
    ...(isSignedInAccess(endpoint.access) && {
      security: [endpoint.access === 'admin' ? { session: [], panel: [] } : { session: [] }],
    }),
    ...(endpoint.body === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(isSchema(endpoint.body) ? { body: endpoint.body } : {}),
    ...answers,
  }
}

const ACCESS_ERRORS: Readonly<Record<Endpoint['access'], readonly ErrorCode[]>> = {
  public: [],
  session: ['unauthorised', 'wrong_phone'],
  picture: ['unauthorised', 'wrong_phone'],
  'admin-phone': ['unauthorised', 'admin_denied', 'wrong_phone'],
  admin: ['unauthorised', 'admin_denied', 'admin_login_required', 'wrong_phone'],
}

/** Every code that a call may answer. */
export function codesOf(endpoint: Endpoint): readonly ErrorCode[] {
  return [...ACCESS_ERRORS[endpoint.access], ...endpoint.errors, ...COMMON_ERRORS]
}
