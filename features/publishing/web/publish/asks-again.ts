const ASKS: ReadonlySet<string | undefined> = new Set(['publication_repeated', 'publication_in_doubt'])

/**
 * The server asks for a confirmation before it posts what may already be public.
 * @returns the id of the post to name in the confirmation; undefined when the server asks nothing
 */
export function askedAbout(
  failure: { readonly code: string; readonly extra: Readonly<Record<string, unknown>> } | undefined,
): string | undefined {
  const shown = ASKS.has(failure?.code) ? failure?.extra['publication_id'] : undefined
  return typeof shown === 'string' ? shown : undefined
}
