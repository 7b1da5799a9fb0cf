/**
 * Meta's calls to an app when a person leaves it:
 * https://developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback. The second call returns an
 * address and a code for the person, so it is sent here; both are recorded with the webhooks.
 */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { type Clock, SECOND } from '#platform/clock.ts'
import { createWebhooks, type Webhooks } from '../webhooks.ts'

export interface Callbacks {
  readonly webhooks: Webhooks
  /** Never rejects. */
  readonly deauthorise: (personId: string) => Promise<void>
  /** @returns the address and code from the product, undefined when its answer has none */
  readonly askForDeletion: (personId: string) => Promise<DeletionPromise | undefined>
}

export type DeletionPromise = z.infer<typeof deletionPromise>

/** https only, as everywhere at Meta, except for this machine. */
const deletionPromise = z.object({ url: z.url({ protocol: /^https?$/ }), confirmation_code: z.string().regex(/^[\w-]+$/) })

const TIMEOUT_MS = 10 * SECOND

interface CallbackOptions {
  readonly clock: Clock
  readonly productUrl: string | undefined
  readonly appSecret: string
}

export function createCallbacks({ clock, productUrl, appSecret }: CallbackOptions): Callbacks {
  const webhooks = createWebhooks(clock, TIMEOUT_MS)
  const closing = new AbortController()

  const signedFor = (personId: string) => {
    const body = { algorithm: 'HMAC-SHA256', issued_at: Math.floor(clock.now().getTime() / SECOND), user_id: personId }
    return { body, payload: new URLSearchParams({ signed_request: signRequest(body, appSecret) }).toString() }
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'facebookexternalua' }

  return {
    webhooks: {
      ...webhooks,
      close: () => {
        closing.abort()
        webhooks.close()
      },
    },
    deauthorise: async (personId) => {
      if (productUrl === undefined) return
      await webhooks.send({
        event: 'deauthorize',
        url: `${productUrl}/api/instagram/deauthorize`,
        headers,
        ...signedFor(personId),
      })
    },
    askForDeletion: async (personId) => {
      if (productUrl === undefined) return undefined
      const { payload } = signedFor(personId)
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)])
      try {
        const url = `${productUrl}/api/instagram/data-deletion`
        const answer = await fetch(url, { method: 'POST', headers, body: payload, signal, redirect: 'manual' })
        const promise = deletionPromise.safeParse(await answer.json())
        return answer.ok && promise.success ? promise.data : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** Signature and JSON in base64url; the signature is over the encoded JSON. */
export function signRequest(body: object, appSecret: string): string {
  const encoded = Buffer.from(JSON.stringify(body)).toString('base64url')
  const signature = createHmac('sha256', appSecret).update(encoded).digest('base64url')
  return `${signature}.${encoded}`
}
