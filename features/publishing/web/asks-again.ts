const ASKS: ReadonlySet<string | undefined> = new Set(['publication_repeated', 'publication_in_doubt'])

/**
 * The server wants to hear "yes, once more" before it posts what may be at Instagram already.
 * @returns the id of the post that it showed, to be named in the answer; undefined when it asks nothing
 */
export function askedAbout(
  failure: { readonly code: string; readonly extra: Readonly<Record<string, unknown>> } | undefined,
): string | undefined {
  const shown = ASKS.has(failure?.code) ? failure?.extra['publication_id'] : undefined
  return typeof shown === 'string' ? shown : undefined
}
