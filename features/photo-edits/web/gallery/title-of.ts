import type { Edit } from '#features/photo-edits/contract.ts'

/** Instagram's are shorter. */
const HASHTAGS = /(?:^|\s)#\S{1,100}/gu

/** A longer line would be cut off under a picture: its first sentence says what the post is about. */
const LONG = 60
/** No title of a person ends it. */
const FIRST_SENTENCE = /^.{12,500}?(?:[\p{L}\d]{4}\.|[!?…])(?=\s)/u

/** What a post says first: the first line of its caption, or that line's first sentence, else its headline. Undefined where nothing is said. */
export function titleOf({ caption, wishes }: Pick<Edit, 'caption' | 'wishes'>): string | undefined {
  const lines = (caption ?? '').split('\n').map((line) => line.replaceAll(HASHTAGS, '').trim())
  const line = lines.find((text) => text !== '')
  if (line === undefined) return wishes.headline || undefined
  return line.length > LONG ? (FIRST_SENTENCE.exec(line)?.[0] ?? line) : line
}
