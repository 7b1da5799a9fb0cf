import type { IncomingContent } from '#providers/chat/port.ts'

/** Content that may be a photo. Many people send photos as documents, to keep the quality. */
export function hasPicture(content: IncomingContent): content is Extract<IncomingContent, { kind: 'image' | 'document' }> {
  return content.kind === 'image' || (content.kind === 'document' && content.file.type.startsWith('image/'))
}
