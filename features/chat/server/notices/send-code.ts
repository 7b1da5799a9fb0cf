import type { Language } from '#phrases/shape.ts'
import type { ChatChannel } from '#providers/chat/port.ts'
import { codeTemplate } from './window.ts'

interface ChatCode {
  /** E.164. */
  readonly phone: string
  readonly code: string
  readonly language: Language
  /** Repeated by the receipts: that the phone has no such app is told there. */
  readonly reference: string
}

/** Sends a sign-in code past the outbox, which would keep it readable. @throws ChatFault */
export async function sendCodeInChat(channel: ChatChannel, { phone, code, language, reference }: ChatCode): Promise<void> {
  await channel.send({ to: { phone: phone.replace('+', '') }, content: codeTemplate(code, language), reference })
}
