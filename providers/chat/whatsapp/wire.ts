/**
 * The parts of webhooks that we read:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages. Optional fields may be
 * missing: fields come and go, and people with usernames have no phone.
 */
import { z } from 'zod'
import { cloudError } from './error-meanings.ts'

/** Missing, null and empty are the same. */
const optional = z.string().min(1).optional().catch(undefined)
/** The end of the year 9999, the latest time that is accepted; later values are cut to it. */
const LATEST_SECONDS = 253_402_300_799
/** Seconds, as number or text. */
const timestamp = z.coerce
  .number()
  .positive()
  .transform((seconds) => Math.min(seconds, LATEST_SECONDS))
/** Meta's ids have some sixty characters; an index has no room for thousands. */
const networkId = z.string().min(1).max(500)

export const contact = z.object({
  profile: z.object({ name: optional, username: optional }).optional().catch(undefined),
  wa_id: optional,
  user_id: optional,
})
export type WireContact = z.infer<typeof contact>

const file = z.object({
  id: z.coerce.string().min(1),
  mime_type: z.string().catch('application/octet-stream'),
  caption: optional,
  filename: optional,
})
const reply = z.object({ id: z.string(), title: z.string().catch('') })

/** The nodes by type; one that cannot be read counts as missing. */
const nodes = z.object({
  text: z.object({ body: z.string() }).optional().catch(undefined),
  image: file.optional().catch(undefined),
  document: file.optional().catch(undefined),
  audio: file.optional().catch(undefined),
  video: file.optional().catch(undefined),
  sticker: file.optional().catch(undefined),
  interactive: z.object({ button_reply: reply.optional(), list_reply: reply.optional() }).optional().catch(undefined),
  button: z
    .object({ payload: z.string(), text: z.string().catch('') })
    .optional()
    .catch(undefined),
  location: z.object({}).optional().catch(undefined),
  contacts: z
    .array(z.object({ phones: z.array(z.object({ phone: optional, wa_id: optional })).catch([]), origin: optional }))
    .optional()
    .catch(undefined),
  reaction: z.object({ message_id: z.string(), emoji: optional }).optional().catch(undefined),
  system: z
    .object({ type: optional, wa_id: optional, new_wa_id: optional, user_id: optional, new_user_id: optional })
    .optional()
    .catch(undefined),
  unsupported: z.object({ type: optional }).optional().catch(undefined),
})
export type WireNodes = z.infer<typeof nodes>

export const message = nodes.extend({
  id: networkId,
  type: z.string().catch('unknown'),
  timestamp,
  from: optional,
  from_user_id: optional,
  context: z.object({ id: optional }).optional().catch(undefined),
  origin: optional,
  errors: z.array(cloudError).optional().catch(undefined),
})
export type WireMessage = z.infer<typeof message>

export const status = z.object({
  id: networkId,
  status: z.string(),
  timestamp,
  recipient_id: optional,
  recipient_user_id: optional,
  biz_opaque_callback_data: optional,
  pricing: z
    .object({ category: z.string(), type: optional, billable: z.boolean().optional().catch(undefined) })
    .optional()
    .catch(undefined),
  errors: z.array(cloudError).optional().catch(undefined),
})
export type WireStatus = z.infer<typeof status>

const list = z.array(z.unknown()).optional().catch(undefined)

/** Each message and status is parsed separately, so that a broken one does not affect the others. */
export const envelope = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z
        .array(
          z.object({
            field: z.string().catch(''),
            value: z
              .object({
                metadata: z.object({ phone_number_id: z.coerce.string() }).optional().catch(undefined),
                contacts: list,
                messages: list,
                statuses: list,
                errors: list,
              })
              .catch({ metadata: undefined, contacts: undefined, messages: undefined, statuses: undefined, errors: undefined }),
          }),
        )
        .catch([]),
    }),
  ),
})
export type WireValue = z.infer<typeof envelope>['entry'][number]['changes'][number]['value']
