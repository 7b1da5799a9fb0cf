/** Gives each order one idempotency key: however often it is tapped or sent again, the server sees the same key. */

export interface Intent {
  /** What is ordered, as text: a different text is a different intent. */
  readonly wish: string
  readonly key: string
}

/** Keeps the intent while the wish stays the same, and makes a new one as soon as it changes. */
export function intentFor(wish: string, before: Intent | undefined, newKey: () => string): Intent {
  return before?.wish === wish ? before : { wish, key: newKey() }
}

/** 128 random bits. `crypto.randomUUID` is missing on pages without HTTPS. */
export function newOrderKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
