import type { FastifyInstance } from 'fastify'
import { isKeepable } from '#features/endpoint.ts'
import { refuse } from '#platform/errors.ts'
import type { SmsReport, SmsWebhookRequest } from '#providers/sms/port.ts'
import { receiveReport, type ReportDeps } from './receive-report.ts'

/** A report is a few hundred bytes. */
const LARGEST_REPORT_BYTES = 16 * 1024

export interface ReportRoutes {
  readonly deps: ReportDeps
  /** The public address that vendors call. Signatures cover it, and proxies may change the one in the request. */
  readonly publicUrl: string
}

/** PostgreSQL cannot store NUL in text, and the ids of our messages have none. */
function isStorable({ vendorMessageId, reference = '', reason = '' }: SmsReport): boolean {
  return [vendorMessageId, reference, reason].every(isKeepable)
}

/**
 * `POST /api/sms/{vendor}/status`. Refuses a call that the vendor did not make; answers every other call alike, whether we
 * know the message or not. Everything is stored in one transaction, so that the answer takes well under the second that
 * a vendor allows.
 */
export function smsDeliveryRoutes(app: FastifyInstance, { deps, publicUrl }: ReportRoutes): void {
  void app.register(async (scope) => {
    // signatures cover the raw body
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { vendor: string } }>(
      '/api/sms/:vendor/status',
      { schema: { hide: true }, bodyLimit: LARGEST_REPORT_BYTES },
      async (request, reply) => {
        const reader = deps.reports.find(({ vendor }) => vendor === request.params.vendor) ?? refuse('not_found')
        const webhook: SmsWebhookRequest = {
          url: new URL(publicUrl).origin + request.url,
          headers: request.headers,
          rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        }
        if (!reader.isGenuine(webhook)) refuse('webhook_refused')
        const report = reader.readWebhook(webhook)
        if (report && isStorable(report)) await receiveReport(deps, reader.vendor, report)
        return reply.status(204).send()
      },
    )
  })
}
