/** One wish, one order: however often it is tapped or sent again, the server sees the same key. */

export interface Intent {
  /** What is wanted, as text: another wish is another intent. */
  readonly wish: string
  readonly key: string
}

/** The intent that goes on while the wish stays the same; another one as soon as it changes. */
export function intentFor(wish: string, before: Intent | undefined, newKey: () => string): Intent {
  return before?.wish === wish ? before : { wish, key: newKey() }
}

/** 128 random bits. `crypto.randomUUID` is missing where the page came without HTTPS. */
export function newOrderKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
