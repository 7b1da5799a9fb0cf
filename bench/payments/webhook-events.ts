/** Webhooks as the provider sends them. */
export interface Load {
  readonly url: string
  readonly token: string
  /** The provider's ids of the objects that the events name, in turn. */
  readonly objects: readonly string[]
  /** The number of the first event: each has an id of its own. */
  readonly first: number
  readonly count: number
  /** Events per second; 0 sends the next as soon as one is answered, several in parallel. */
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
