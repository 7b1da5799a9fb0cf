/** Who sends text messages, and who reports what became of them. */
import { type Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import type { SmsReportReader, SmsSender, SmsVendor, SmsVendorClient } from '#providers/sms/port.ts'
import { createTwilioReports } from '#providers/sms/twilio/twilio-reports.ts'
import { createTwilioSender } from '#providers/sms/twilio/twilio-sender.ts'
import { withBreaker } from '#providers/sms/with-breaker.ts'
import { withFailover } from '#providers/sms/with-failover.ts'
import { createZenviaReports } from '#providers/sms/zenvia/zenvia-reports.ts'
import { createZenviaSender } from '#providers/sms/zenvia/zenvia-sender.ts'
import type { WatchProvider } from '../watch-providers.ts'
import { required } from './required.ts'

/**
 * Twilio first, then Zenvia when it is configured and Twilio certainly did not send. Each vendor is watched separately: a message
 * that only the second one accepted is a failure of the first.
 * @param track wraps each vendor's client, so that every attempt is recorded
 */
export function chooseSmsSender(
  env: Env,
  { log, watch, track }: { log: Log; watch: WatchProvider; track: (client: SmsVendorClient) => SmsVendorClient },
): SmsSender {
  const { twilio, zenvia, smsTimeoutMs: timeoutMs } = env
  const clients = [
    createTwilioSender({
      baseUrl: twilio.baseUrl,
      accountSid: required('TWILIO_ACCOUNT_SID', twilio.accountSid),
      authToken: required('TWILIO_AUTH_TOKEN', twilio.authToken),
      from: required('TWILIO_FROM', twilio.from),
      // Twilio refuses an address that it cannot reach
      ...(env.isSecureOrigin || env.isSandbox ? { statusUrl: new URL('/api/sms/twilio/status', env.publicUrl).href } : {}),
      timeoutMs,
    }),
    ...zenviaSenderOf(zenvia).map((settings) => createZenviaSender({ ...settings, timeoutMs })),
  ]
  return withFailover(
    clients.map((client) => track(withBreaker(watch('sms', client), log))),
    log,
  )
}

/** One, or none when it is not configured. */
function zenviaSenderOf({ baseUrl, apiToken, from }: Env['zenvia']) {
  return apiToken && from ? [{ baseUrl, apiToken, from }] : []
}

/** The vendors of `chooseSmsSender`, in its order. */
export function listSmsSenders({ zenvia }: Env): readonly SmsVendor[] {
  return ['twilio', ...zenviaSenderOf(zenvia).map(() => 'zenvia' as const)]
}

/** Who may call `POST /api/sms/{vendor}/status`: the vendors that send for us. */
export function chooseSmsReports({ twilio, zenvia }: Env): readonly SmsReportReader[] {
  const { webhookTokens } = zenvia
  return [
    createTwilioReports({ authTokens: twilio.acceptedTokens }),
    ...(webhookTokens.length > 0 ? [createZenviaReports({ webhookTokens })] : []),
  ]
}
