import { z } from 'zod'
import { ZENVIA_ACCOUNT } from '#sandbox/credentials.ts'
import { ZenviaError } from './errors.ts'

const LONGEST_TEXT = 1520

/** Digits with the country code; Brazilian mobiles have nine after the area code. */
const RECIPIENT = /^(?!55)[1-9]\d{7,14}$|^55[1-9]\d9\d{8}$/

const messageBody = z.object({
  from: z.literal(ZENVIA_ACCOUNT.from, 'is not an alias of this account'),
  to: z.string().regex(RECIPIENT, 'is not a valid phone number'),
  externalId: z.string().max(64).optional(),
  contents: z
    .array(
      z.object({
        type: z.literal('text'),
        text: z.string().min(1).max(LONGEST_TEXT),
        encodingStrategy: z.enum(['AUTO', 'MORE_CHARACTER_SUPPORT', 'MORE_CHARACTERS_PER_MESSAGE']).optional(),
        reportId: z.int32().optional(),
      }),
    )
    .min(1),
})
export type ZenviaMessageRequest = z.infer<typeof messageBody>

const subscriptionBody = z.object({
  eventType: z.enum(['MESSAGE', 'MESSAGE_STATUS']),
  webhook: z.object({ url: z.url(), headers: z.record(z.string(), z.string()).optional() }),
  criteria: z.object({ channel: z.literal('sms') }),
})
export type SubscriptionRequest = z.infer<typeof subscriptionBody>

/** @throws ZenviaError naming every field that is wrong */
export const readMessage = (body: unknown): ZenviaMessageRequest => read(messageBody, body)
/** @throws ZenviaError naming every field that is wrong */
export const readSubscription = (body: unknown): SubscriptionRequest => read(subscriptionBody, body)

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const details = parsed.error.issues.map(({ code, path, message }) => ({
    code: code.toUpperCase(),
    path: path.join('.'),
    message,
  }))
  throw new ZenviaError('VALIDATION_ERROR', details)
}
