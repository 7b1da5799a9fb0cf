import { z } from 'zod'
import { HOUR, SECOND } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import type { Attempt, Job } from '#platform/queue.ts'
import { LANGUAGES, type Language } from '#phrases/shape.ts'
import type { SmsSender } from '#providers/sms/port.ts'
import { phoneChangedMessage } from '../codes/message.ts'

export interface OldPhone {
  readonly messageId: string
  /** Encrypted, because more people can read a queue than a table. */
  readonly sealedPhone: string
  readonly language: Language
}

/** Notifies the phone that an account had before. Last attempt: the failure is logged. */
export const notifyOldPhoneJob: Job<OldPhone> = {
  name: 'sign-in.notify-old-phone',
  payload: z.object({ messageId: z.uuid(), sealedPhone: z.string(), language: z.enum(LANGUAGES) }),
  retryLimit: 5,
  retryDelaySeconds: 30,
  expireInSeconds: 60,
  policy: 'standard',
  concurrency: 1,
}

export interface NotifyDeps {
  readonly keyring: Keyring
  readonly log: Log
  readonly sms: SmsSender
  readonly brandName: string
  readonly supportEmail: string
}

const WORTH_TELLING_SECONDS = (10 * HOUR) / SECOND

/** Safe to run twice: the sender recognises the message's id. */
export async function notifyOldPhone(
  { keyring, log, sms, brandName, supportEmail }: NotifyDeps,
  { messageId, sealedPhone, language }: OldPhone,
  { isLast }: Pick<Attempt, 'isLast'>,
): Promise<void> {
  const to = keyring.open('old-phone', sealedPhone)
  const body = phoneChangedMessage({ language, brandName, supportEmail })
  try {
    await sms.send({ to, body, validitySeconds: WORTH_TELLING_SECONDS, reference: messageId })
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    if (error.isRetryable && !isLast) throw error
    log.warn({ err: error, messageId }, 'an old phone was not notified of the change')
  }
}
