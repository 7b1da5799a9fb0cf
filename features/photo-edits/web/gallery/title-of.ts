import type { Edit } from '#features/photo-edits/contract.ts'

/** Instagram's are shorter. */
const HASHTAGS = /(?:^|\s)#\S{1,100}/gu

/** A longer line would be cut off under a picture: its first sentence says what the post is about. */
const LONG = 60
/** A shorter word with a point is an abbreviation. */
const SHORTEST_LAST_WORD = 5

/** What a post says first: the first line of its caption, or that line's first sentence, else its headline. Undefined where nothing is said. */
export function titleOf({ caption, wishes }: Pick<Edit, 'caption' | 'wishes'>): string | undefined {
  const lines = (caption ?? '').split('\n').map((line) => line.replaceAll(HASHTAGS, '').trim())
  const line = lines.find((text) => text !== '')
  if (line === undefined) return wishes.headline || undefined
  return line.length > LONG ? firstSentenceOf(line) : line
}

function firstSentenceOf(line: string): string {
  const words = line.split(' ')
  const last = words.findIndex((word) => ['!', '?', '…'].some((sign) => word.endsWith(sign)) || isLastWord(word))
  return last < 0 ? line : words.slice(0, last + 1).join(' ')
}

function isLastWord(word: string): boolean {
  return word.endsWith('.') && word.length >= SHORTEST_LAST_WORD
}
