import { smsTexts } from '#phrases/server.ts'
import { fill, type Language } from '#phrases/shape.ts'

export interface CodeMessage {
  readonly code: string
  readonly language: Language
  readonly brandName: string
  /** The host that members see, without scheme or port. */
  readonly host: string
}

/**
 * The text of a code's message. Nothing may follow the last line, because it makes browsers and phones offer the code only for
 * this host (WICG "Origin-bound one-time codes").
 */
export function codeMessage({ code, language, brandName, host }: CodeMessage): string {
  return `${plain(fill(smsTexts[language].code, { code, brand: brandName }))}\n\n@${host} #${code}`
}

/** The notice to the phone that an account had before. */
export function phoneChangedMessage({
  language,
  brandName,
  supportEmail,
}: Pick<CodeMessage, 'language' | 'brandName'> & { readonly supportEmail: string }): string {
  return plain(fill(smsTexts[language].phoneChanged, { brand: brandName, email: supportEmail }))
}

/** Brazilian carriers replace accents, and one letter outside the GSM alphabet doubles the price of a message. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '?')
}
