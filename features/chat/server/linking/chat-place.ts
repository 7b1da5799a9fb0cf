export interface ChatPlace {
  /** E.164; undefined when the chat is switched off. */
  readonly number: string | undefined
  readonly greeting: string
  /** The base of links that open the app, such as https://wa.me. */
  readonly linkUrl: string
}

/**
 * The link that opens the chat, in the form of https://faq.whatsapp.com/5913398998672934: digits only, and the greeting in
 * the query.
 */
export function chatAddress({ number, greeting, linkUrl }: ChatPlace): string | undefined {
  return number === undefined ? undefined : `${linkUrl}/${number.replace('+', '')}?text=${encodeURIComponent(greeting)}`
}
