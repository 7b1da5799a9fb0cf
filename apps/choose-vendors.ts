/** Which vendor stands behind which port: the one place that knows them all. */
import { join } from 'node:path'
import { createEngine } from '#engine/engine.ts'
import type { Caption, CaptionOrder, Engine } from '#engine/types.ts'
import { SECOND } from '#platform/clock.ts'
import { ConfigurationError, type Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { createOpenAiImageGenerator } from '#providers/images/openai/openai-image-generator.ts'
import type { ImageGenerator } from '#providers/images/port.ts'
import { createAsaasPayments } from '#providers/payments/asaas/asaas-payments.ts'
import type { PaymentProvider } from '#providers/payments/port.ts'
import type { SmsReportReader, SmsSender, SmsVendor, SmsVendorClient } from '#providers/sms/port.ts'
import { createTwilioReports } from '#providers/sms/twilio/twilio-reports.ts'
import { createTwilioSender } from '#providers/sms/twilio/twilio-sender.ts'
import { withBreaker } from '#providers/sms/with-breaker.ts'
import { withFailover } from '#providers/sms/with-failover.ts'
import { createZenviaReports } from '#providers/sms/zenvia/zenvia-reports.ts'
import { createZenviaSender } from '#providers/sms/zenvia/zenvia-sender.ts'
import { createEmbeddedWriter } from '#providers/words/embedded/embedded-writer.ts'
import { createOpenAiWriter } from '#providers/words/openai/openai-writer.ts'
import type { CaptionWriter } from '#providers/words/port.ts'
import { withEmbeddedFallback } from '#providers/words/with-embedded-fallback.ts'
import type { WatchProvider } from './watch-providers.ts'
import type { WordThreads } from './words/open-words.ts'

/** Self-hosted servers often need no key, but the protocol has a field for one. */
export const NO_KEY = 'none'

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

export function choosePayments({ asaas }: Env): PaymentProvider {
  return createAsaasPayments({
    baseUrl: asaas.baseUrl,
    apiKey: required('ASAAS_API_KEY', asaas.apiKey),
    webhookTokens: asaas.webhookTokens,
  })
}

export function chooseCaptionWriter(
  { wordsDriver, openai }: Env,
  { log, watch, words }: { log: Log; watch: WatchProvider; words: WordThreads },
): CaptionWriter {
  const embedded = createEmbeddedWriter((order, owner) => words.ask('writeCaptions', { order }, { owner }))
  if (wordsDriver === 'embedded') return embedded
  const keepGood = (captions: readonly Caption[], order: CaptionOrder, owner: string) =>
    words.ask('keepGoodCaptions', { captions, order }, { owner })
  const writer = createOpenAiWriter({
    baseUrl: openai.baseUrl,
    apiKey: openai.apiKey ?? NO_KEY,
    model: openai.wordsModel,
    keepGood,
  })
  return withEmbeddedFallback(watch('words', writer), embedded, log)
}

/** Undefined: the engine renders the described backdrop itself. */
export function chooseImageGenerator({ imagesDriver, openai }: Env): ImageGenerator | undefined {
  if (imagesDriver === 'embedded') return undefined
  return createOpenAiImageGenerator({ baseUrl: openai.baseUrl, apiKey: openai.apiKey ?? NO_KEY, model: openai.imagesModel })
}

/** Its models and cutouts are kept under the data directory; nothing heavy is loaded before the first edit. */
export function openEngine(
  { dataDir, cutoutCacheBytes, engineRestSeconds, segmenterModel }: Env,
  log: Pick<Log, 'error'>,
): Engine {
  return createEngine({
    modelDir: join(dataDir, 'models'),
    cacheDir: join(dataDir, 'cutouts'),
    cacheBytes: cutoutCacheBytes,
    restAfterMs: engineRestSeconds * SECOND,
    onJobKilled: (job) => log.error(job, 'a job of the engine took too long and was ended'),
    ...(segmenterModel ? { segmenterModel } : {}),
  })
}

/** @throws ConfigurationError when a setting that only the supervisor or a deployment provides is missing */
export function required(name: string, value: string | undefined): string {
  if (value === undefined) throw new ConfigurationError([`${name}: missing (npm start sets it by itself)`])
  return value
}
