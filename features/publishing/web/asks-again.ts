const ASKS: ReadonlySet<string | undefined> = new Set(['publication_repeated', 'publication_in_doubt'])

/** The server wants to hear "yes, once more" before it posts what may be at Instagram already. */
export function asksAgain(failure: { readonly code: string } | undefined): boolean {
  return ASKS.has(failure?.code)
}
