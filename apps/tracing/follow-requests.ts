import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { newId } from '#platform/crypto.ts'
import { withoutTrace } from '#platform/log.ts'
import { traceOf, withTrace } from '#platform/tracing.ts'

/** Gives each request the id of a trace, which its lines of the log name. Whatever id a caller sends is not believed. */
export function traceRequests(now: () => Date): FastifyServerOptions {
  return {
    genReqId: () => traceOf(newId(now())).id,
    logController: new LogController({ requestIdLogLabel: 'trace' }),
    childLoggerFactory: (logger, bindings, options) => withoutTrace(logger.child(bindings, options)),
  }
}

/** What a request causes belongs to its trace: from its arrival on, and again once its body, whose events know nothing of it, is read. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, _reply, done) => withTrace({ id }, done))
  app.addHook('preValidation', ({ id }, _reply, done) => withTrace({ id }, done))
}
