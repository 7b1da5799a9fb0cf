export interface ChatPlace {
  /** E.164; undefined when there is no chat. */
  readonly number: string | undefined
  readonly greeting: string
  /** Of links that open the app, such as https://wa.me. */
  readonly linkUrl: string
}

/** As https://faq.whatsapp.com/5913398998672934 has it: digits alone, and the greeting in the query. */
export function chatAddress({ number, greeting, linkUrl }: ChatPlace): string | undefined {
  return number === undefined ? undefined : `${linkUrl}/${number.replace('+', '')}?text=${encodeURIComponent(greeting)}`
}
