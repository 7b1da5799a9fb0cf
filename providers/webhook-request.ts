/** A vendor's call to us, as it was received. */
export interface WebhookRequest {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Never parsed before: signatures cover these bytes. */
  readonly rawBody: Uint8Array
}
