/** Webhooks as the provider sends them. */
export interface Load {
  readonly url: string
  readonly token: string
  /** The provider's ids that they are about, in turns. */
  readonly objects: readonly string[]
  /** Count of the first: each has an id of its own. */
  readonly first: number
  readonly count: number
  /** A second; 0: as fast as they are answered, some side by side. */
  readonly rate: number
}

export function eventOf(number: number): string {
  return `evt_${number}&${number}`
}

export function webhookEventOf(number: number, { objects }: Pick<Load, 'objects'>): string {
  const subscription = objects[number % objects.length]
  const charge = {
    object: 'payment',
    id: `pay_${number}`,
    subscription,
    value: 37.9,
    status: 'CONFIRMED',
    billingType: 'CREDIT_CARD',
  }
  return JSON.stringify({
    id: eventOf(number),
    event: 'PAYMENT_CONFIRMED',
    dateCreated: '2026-11-21 12:00:00',
    payment: charge,
  })
}
