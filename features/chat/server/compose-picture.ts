import type { MessageContent } from '#providers/chat/port.ts'

export async function composePicture(): Promise<MessageContent | null> {
  return null
}
