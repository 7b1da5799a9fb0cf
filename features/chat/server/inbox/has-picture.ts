import type { IncomingContent } from '#providers/chat/port.ts'

/** Whatever may be a photo: many send theirs as a document, for the quality. */
export function hasPicture(content: IncomingContent): content is Extract<IncomingContent, { kind: 'image' | 'document' }> {
  return content.kind === 'image' || (content.kind === 'document' && content.file.type.startsWith('image/'))
}
