/**
 * A message that the number sends, within every documented limit:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages. Unknown fields are accepted,
 * as at Meta. Characters are counted as code points: Meta does not say what it counts.
 */
import { z } from 'zod'
import { cloudError } from './errors.ts'
import { sentTemplate } from './templates.ts'

const lengthOf = (text: string) => Array.from(text).length
const text = (most: number) =>
  z
    .string()
    .min(1)
    .refine((value) => lengthOf(value) <= most, { error: `must be at most ${most} characters long` })

const source = { id: z.string().min(1).optional(), link: z.url({ protocol: /^https?$/ }).optional() }
const hasOneSource = {
  check: ({ id, link }: { id?: string | undefined; link?: string | undefined }) => (id === undefined) !== (link === undefined),
  error: 'needs either an id or a link',
}
const plainMedia = z.looseObject(source).refine(hasOneSource.check, { error: hasOneSource.error })
const captioned = z
  .looseObject({ ...source, caption: text(1024).optional(), filename: z.string().min(1).max(240).optional() })
  .refine(hasOneSource.check, { error: hasOneSource.error })

/** A line of text, or one file above the text. */
const textHeader = z
  .looseObject({ type: z.literal('text'), text: text(60) })
  .transform((given) => ({ text: given.text, file: undefined }))
const fileHeader = <Kind extends 'image' | 'video' | 'document'>(kind: Kind) =>
  z
    .looseObject({ type: z.literal(kind), [kind]: plainMedia })
    .transform((given) => ({ text: undefined, file: { kind, source: plainMedia.parse(given[kind]) } }))
const header = z.union([textHeader, fileHeader('image'), fileHeader('video'), fileHeader('document')])
const body = z.looseObject({ text: text(1024) })
const footer = z.looseObject({ text: text(60) }).optional()
const frame = { header: header.optional(), body, footer }

const areUnique = (values: readonly string[]) => new Set(values).size === values.length
const reply = z.looseObject({ type: z.literal('reply'), reply: z.looseObject({ id: text(256), title: text(20) }) })
const buttons = z
  .array(reply)
  .min(1)
  .max(3)
  .refine((all) => areUnique(all.map((each) => each.reply.title)), { error: 'titles must be unique' })
  .refine((all) => areUnique(all.map((each) => each.reply.id)), { error: 'ids must be unique' })

const MAX_ROWS = 10
const row = z.looseObject({ id: text(200), title: text(24), description: text(72).optional() })
const section = z.looseObject({ title: text(24).optional(), rows: z.array(row).min(1).max(MAX_ROWS) })
const sections = z
  .array(section)
  .min(1)
  .max(10)
  .refine((all) => all.flatMap(({ rows }) => rows).length <= MAX_ROWS, { error: `must have at most ${MAX_ROWS} rows in total` })
  .refine((all) => areUnique(all.flatMap(({ rows }) => rows.map(({ id }) => id))), { error: 'row ids must be unique' })
  .refine((all) => all.length === 1 || all.every(({ title }) => title !== undefined), { error: 'each of several needs a title' })

const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/
const address = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !IP.test(new URL(url).hostname), { error: 'must not be an IP address' })

const interactive = z.discriminatedUnion('type', [
  z.looseObject({ ...frame, type: z.literal('button'), action: z.looseObject({ buttons }) }),
  z.looseObject({
    type: z.literal('list'),
    header: textHeader.optional(),
    body: z.looseObject({ text: text(4096) }),
    footer,
    action: z.looseObject({ button: text(20), sections }),
  }),
  z.looseObject({
    ...frame,
    type: z.literal('cta_url'),
    action: z.looseObject({ name: z.literal('cta_url'), parameters: z.looseObject({ display_text: text(20), url: address }) }),
  }),
  z.looseObject({
    ...frame,
    type: z.literal('location_request_message'),
    action: z.looseObject({ name: z.literal('send_location') }),
  }),
  z.looseObject({
    ...frame,
    type: z.literal('contact_request'),
    action: z.looseObject({ name: z.literal('request_contact_info') }),
  }),
])
export type Interactive = z.infer<typeof interactive>

const common = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').default('individual'),
  to: z.string().min(1).optional(),
  recipient: z.string().min(1).optional(),
  context: z.looseObject({ message_id: z.string() }).optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
}

const message = z.discriminatedUnion('type', [
  z.looseObject({
    ...common,
    type: z.literal('text'),
    text: z.looseObject({ body: text(4096), preview_url: z.boolean().optional() }),
  }),
  z.looseObject({ ...common, type: z.literal('image'), image: captioned }),
  z.looseObject({ ...common, type: z.literal('video'), video: captioned }),
  z.looseObject({ ...common, type: z.literal('document'), document: captioned }),
  z.looseObject({ ...common, type: z.literal('audio'), audio: plainMedia }),
  z.looseObject({ ...common, type: z.literal('sticker'), sticker: plainMedia }),
  z.looseObject({ ...common, type: z.literal('interactive'), interactive }),
  z.looseObject({ ...common, type: z.literal('template'), template: sentTemplate }),
  z.looseObject({
    ...common,
    type: z.literal('location'),
    location: z.looseObject({
      latitude: z.coerce.number(),
      longitude: z.coerce.number(),
      name: z.string().optional(),
      address: z.string().optional(),
    }),
  }),
  z.looseObject({
    ...common,
    type: z.literal('reaction'),
    reaction: z.looseObject({ message_id: z.string(), emoji: z.string() }),
  }),
  z.looseObject({
    ...common,
    type: z.literal('contacts'),
    contacts: z.array(z.looseObject({ name: z.looseObject({ formatted_name: z.string() }) })).min(1),
  }),
])
export type SentMessage = z.infer<typeof message>

/** @param listBody the longest text of a list in characters @throws GraphError for a missing, too long or unknown value */
export function readMessage(given: unknown, listBody: number): SentMessage {
  const parsed = message.safeParse(withType(given), { reportInput: true })
  if (!parsed.success) throw refusalOf(parsed.error)
  const read = parsed.data
  if (isLongList(read, listBody))
    throw cloudError(131_009, `Param interactive['body']['text'] must be at most ${listBody} characters long`)
  if (read.to === undefined && read.recipient === undefined) throw cloudError(131_008, 'The parameter to is required')
  return read
}

/** Some clients leave out the type of a text, and Meta accepts that. */
function withType(given: unknown): unknown {
  const isPlainText = typeof given === 'object' && given !== null && !('type' in given) && 'text' in given
  return isPlainText ? { ...given, type: 'text' } : given
}

function isLongList(read: SentMessage, most: number): boolean {
  return read.type === 'interactive' && read.interactive.type === 'list' && lengthOf(read.interactive.body.text) > most
}

const DOCUMENTED_VALUES: ReadonlySet<string> = new Set(['messaging_product', 'type'])

/** The first fault, with its path in Meta's format: `interactive['action']['buttons']`. */
function refusalOf({ issues: [issue] }: z.ZodError) {
  if (!issue) return cloudError(100)
  const [first = 'body', ...rest] = issue.path.map(String)
  const name = first + rest.map((part) => `['${part}']`).join('')
  if (issue.code === 'invalid_type' && issue.input === undefined) return cloudError(131_008, `The parameter ${name} is required`)
  if (DOCUMENTED_VALUES.has(name)) return cloudError(100, `Param ${name} must be one of the documented values`)
  return cloudError(131_009, `Param ${name} ${issue.message}`)
}
