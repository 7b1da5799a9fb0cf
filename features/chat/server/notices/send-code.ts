import type { Language } from '#phrases/shape.ts'
import type { ChatChannel } from '#providers/chat/port.ts'
import { codeTemplate } from './window.ts'

interface ChatCode {
  /** E.164. */
  readonly phone: string
  readonly code: string
  readonly language: Language
  /** The receipts repeat it; they also report that the phone does not use the app. */
  readonly reference: string
}

/** Sends a sign-in code directly, because the outbox would store it readable. @throws ChatFault */
export async function sendCodeInChat(channel: ChatChannel, { phone, code, language, reference }: ChatCode): Promise<void> {
  await channel.send({ to: { phone: phone.replace('+', '') }, content: codeTemplate(code, language), reference })
}
