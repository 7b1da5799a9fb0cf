/**
 * Values by the name of a field, for fields whose schema alone never gives a good value. They are valid for any call with the
 * field.
 */
import { TERMS_VERSION } from '#features/sign-in/contract.ts'
import { CONFIRMATION } from '#features/privacy/contract.ts'
import { TEST_CARDS } from '#sandbox/asaas/cards.ts'
import type { User } from './users.ts'
import type { Picker } from './picker.ts'
import { type Pools, singular } from './pools.ts'
import { pickPhrase } from './words.ts'

export interface ValueSource {
  readonly user: User
  readonly pools: Pools
  readonly picker: Picker
  /** Days instead of times. */
  readonly isDay?: boolean
}

/** Opens an account for reviewers in the product under test. */
export const REVIEW_TOKEN = 'Loja-revisa-app-77'

const HOUR_MS = 3_600_000
const soon = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const BY_NAME: Readonly<Record<string, (source: ValueSource) => unknown>> = {
  phone: ({ user }) => user.phone,
  new_phone: ({ picker }) => `+55119${84_000_000 + picker.below(900_000)}`,
  email: () => 'ana@exemplo.example',
  document: ({ user }) => user.document,
  cpfCnpj: ({ user }) => user.document,
  // an accepted card, mostly: refusals are few and alike
  number: ({ picker }) => (picker.chance(0.8) ? '5162306219378829' : picker.of(TEST_CARDS).number),
  holderName: () => 'ANA SOUZA',
  expiryMonth: () => '05',
  expiryYear: () => '2040',
  ccv: () => '318',
  postalCode: () => '50030230',
  addressNumber: () => '10',
  value: () => 37.9,
  nextDueDate: () => soon(0).slice(0, 10),
  terms_version: () => TERMS_VERSION,
  confirmation: () => CONFIRMATION,
  reason: () => 'O cliente pediu por mensagem e a equipe conferiu.',
  coupon_code: (source) => fromPool('coupon_code', source) ?? 'DEFAULT',
  code: (source) => fromPool('coupon_code', source) ?? 'DEFAULT',
  search: ({ user, picker }) => (picker.chance(0.5) ? user.phone : 'Ana'),
  token: () => REVIEW_TOKEN,
  scheduled_at: ({ picker }) => soon(1 + picker.below(200)),
  seen_at: () => soon(1),
  expires_at: ({ picker }) => soon(24 + picker.below(200)),
  until: () => soon(24 * 30),
  from: ({ isDay }) => soon(-24 * 30).slice(0, isDay ? 10 : 30),
  to: ({ isDay }) => soon(24).slice(0, isDay ? 10 : 30),
  words: ({ picker }) => pickPhrase(picker),
  message: ({ picker }) => pickPhrase(picker),
  caption: ({ picker }) => pickPhrase(picker),
  name: () => 'Ana Souza',
  backdrop: (source) => fromPool('backdrop', source) ?? 'madeira-clara',
  customer: (source) => fromPool('customer', source),
  asaas_customer_id: (source) => fromPool('customer', source),
  asaas_subscription_id: (source) => fromPool('subscription', source),
  again: (source) => fromPool('publication', source),
  ids: (source) => fromPool('edit', source),
  member: (source) => fromPool('member', source),
  accessToken: (source) => fromPool('access_token', source),
  social_token: (source) => fromPool('access_token', source),
  userId: (source) => fromPool('social_id', source),
  social_id: (source) => fromPool('social_id', source),
  version: (source) => fromPool('version', source),
}

function fromPool(pool: string, { pools, user, picker }: ValueSource): string | undefined {
  return pools.pick(pool, user.phone, picker)
}

/**
 * @param name of the field
 * @param before the part of the path before a parameter, since `/edits/{id}` is the id of an edit; of a query the whole path
 */
export function knownValue(name: string, source: ValueSource, before = ''): unknown {
  if (name === 'id' && before !== '') return fromPool(singular(before), source)
  // only the list itself knows its next cursor
  if (name === 'after') return fromPool(`after ${before}`, source)
  const known = Object.hasOwn(BY_NAME, name) ? BY_NAME[name]?.(source) : undefined
  if (known !== undefined) return known
  return name.endsWith('_id') ? fromPool(singular(name.slice(0, -3)), source) : undefined
}
