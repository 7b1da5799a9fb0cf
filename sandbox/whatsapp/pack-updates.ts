/** The envelope of webhooks; several updates may share one, and an entry, and a value. */
import { WHATSAPP_ACCOUNT } from '../credentials.ts'
import { accountOf, digitsOf } from './numbers.ts'
import type { WhatsAppSettings } from './settings.ts'

/** One event, as a change of the field `messages`. */
export interface Update {
  /** Its name in `/control`: `message.text`, `status.read`. */
  readonly event: string
  readonly value: Value
}

export type Value = Readonly<Partial<Record<'contacts' | 'messages' | 'statuses' | 'errors', readonly object[]>>>

export function packUpdates(updates: readonly Update[], settings: WhatsAppSettings) {
  const values = shareValues(updates.map(({ value }) => value))
  const changes = values.map((value) => ({
    value: { messaging_product: 'whatsapp', metadata: metadataOf(settings), ...value },
    field: 'messages',
  }))
  const half = Math.ceil(changes.length / 2)
  const entries = changes.length > 2 ? [changes.slice(0, half), changes.slice(half)] : [changes]
  const [only] = updates
  return {
    event: updates.length === 1 && only ? only.event : `batch of ${updates.length}`,
    body: {
      object: 'whatsapp_business_account',
      entry: entries.map((each) => ({ id: WHATSAPP_ACCOUNT.whatsapp_business_account_id, changes: each })),
    },
  }
}

/** Merges adjacent updates of one kind into one value. */
function shareValues(values: readonly Value[]): readonly Value[] {
  const shared: Value[] = []
  for (const value of values) {
    const last = shared.at(-1)
    if (last?.statuses && value.statuses) shared[shared.length - 1] = join(last, value)
    else if (last?.messages && value.messages) shared[shared.length - 1] = join(last, value)
    else shared.push(value)
  }
  return shared
}

function join(one: Value, other: Value): Value {
  const both = { ...one, ...other }
  const kinds = Object.keys(both) as (keyof Value)[] // as: a value has no other keys
  return Object.fromEntries(kinds.map((kind) => [kind, [...(one[kind] ?? []), ...(other[kind] ?? [])]]))
}

function metadataOf(settings: WhatsAppSettings) {
  const { phone, phone_number_id: id } = WHATSAPP_ACCOUNT
  const form = settings.get('display_without_ninth') === 1 ? 'without' : 'as given'
  return { display_phone_number: accountOf(digitsOf(phone), form), phone_number_id: id }
}
