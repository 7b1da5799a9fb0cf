/**
 * The callback of the number, and its verification:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/create-webhook-endpoint
 */
import { randomInt } from 'node:crypto'
import { SECOND } from '#platform/clock.ts'

export interface Callback {
  readonly url: string
  readonly verifyToken: string
}

export interface Handshake {
  /** The answer's status, 0 without an answer. */
  readonly status: number
  readonly isVerified: boolean
}

export interface Subscription {
  readonly callback: () => Callback | undefined
  readonly setCallback: (callback: Callback) => void
  /** Without a subscription nothing is sent, even to a verified callback. */
  readonly isOn: () => boolean
  readonly setOn: (isOn: boolean) => void
  /** Never rejects. */
  readonly verifyCallback: (callback: Callback) => Promise<Handshake>
  /** Restores the first state. */
  readonly clear: () => void
}

const TIMEOUT_MS = 10 * SECOND

/** @param first undefined when there is no product: then nothing is sent until a callback is set */
export function createSubscription(first: Callback | undefined, signal: AbortSignal): Subscription {
  let callback = first
  let isOn = true
  return {
    callback: () => callback,
    setCallback: (next) => {
      callback = next
    },
    isOn: () => isOn,
    setOn: (next) => {
      isOn = next
    },
    verifyCallback: (given) => shakeHands(given, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])),
    clear: () => {
      callback = first
      isOn = true
    },
  }
}

async function shakeHands({ url, verifyToken }: Callback, signal: AbortSignal): Promise<Handshake> {
  const challenge = String(randomInt(2 ** 31))
  try {
    const address = new URL(url)
    for (const [name, value] of Object.entries({ mode: 'subscribe', challenge, verify_token: verifyToken }))
      address.searchParams.set(`hub.${name}`, value)
    const answer = await fetch(address, { signal, redirect: 'manual' })
    return { status: answer.status, isVerified: answer.status === 200 && (await answer.text()) === challenge }
  } catch {
    return { status: 0, isVerified: false }
  }
}
