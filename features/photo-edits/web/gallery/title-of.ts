import type { Edit } from '#features/photo-edits/contract.ts'

/** Instagram's are shorter. */
const HASHTAGS = /(?:^|\s)#\S{1,100}/gu

/** What a post says first: the first line of its caption, else its headline. Undefined where nothing is said. */
export function titleOf({ caption, wishes }: Pick<Edit, 'caption' | 'wishes'>): string | undefined {
  const lines = (caption ?? '').split('\n').map((line) => line.replaceAll(HASHTAGS, '').trim())
  return lines.find((line) => line !== '') ?? (wishes.headline || undefined)
}
