/** A caption that stays as it stands but for one thing. */

const PARAGRAPHS = /\n\s*\n/u
const HASHTAGS = /^(?:#\S+\s*)+$/u

/** Hashtags stay the last thing. */
export function addTo(caption: string, { text, at }: { readonly text: string; readonly at: 'start' | 'end' }): string {
  const paragraphs = caption.split(PARAGRAPHS)
  const last = paragraphs.at(-1) ?? ''
  const tags = HASHTAGS.test(last) ? [last] : []
  const body = paragraphs.slice(0, paragraphs.length - tags.length)
  const parts = at === 'start' ? [text, ...body, ...tags] : [...body, text, ...tags]
  return parts.filter((part) => part.trim() !== '').join('\n\n')
}

const EMOJI =
  / ?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)[\p{Emoji_Modifier}\ufe0f]*(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*)*/gu

/** Numbers and trade marks are none. */
export function withoutEmoji(caption: string): string {
  return caption
    .replaceAll(EMOJI, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}
