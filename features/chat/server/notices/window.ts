/** What may be sent to a person who has not written for a day: only a template that the network approved beforehand. */
import type { Language } from '#phrases/shape.ts'
import { HOUR, addMs } from '#platform/clock.ts'
import { CHAT_LIMITS, type MessageContent } from '#providers/chat/port.ts'

/** A message sent just before the window closes may arrive after it. */
const MARGIN_MS = HOUR

export function isWindowOpen({ lastMessageAt }: { readonly lastMessageAt: Date }, now: Date): boolean {
  return now < addMs(lastMessageAt, CHAT_LIMITS.windowMs - MARGIN_MS)
}

/** A template with one parameter, a sentence. */
const NOTICE_TEMPLATE = 'account_notice'
/** A template with one parameter, the code. */
const CODE_TEMPLATE = 'sign_in_code'

/** The network's names of our languages. */
const TEMPLATE_LANGUAGE: Readonly<Record<Language, string>> = { 'pt-BR': 'pt_BR', 'pt-PT': 'pt_PT', es: 'es', en: 'en' }

/** Turns text with an optional link into a template; other content stays as it is. */
export function asTemplate(content: MessageContent, language: Language): MessageContent {
  if (content.kind !== 'text' && content.kind !== 'link') return content
  const words = content.kind === 'link' ? `${content.text} ${content.url}` : content.text
  // a template parameter must not contain line breaks
  const parameters = [words.replaceAll(/\s+/g, ' ')]
  return { kind: 'template', name: NOTICE_TEMPLATE, language: TEMPLATE_LANGUAGE[language], parameters }
}

export function codeTemplate(code: string, language: Language): MessageContent {
  return { kind: 'template', name: CODE_TEMPLATE, language: TEMPLATE_LANGUAGE[language], parameters: [], code }
}
