/** Changes one thing in a caption and keeps the rest as it is. */
import { isSameOffer } from './extract-offer.ts'
import { DETERMINER } from '#features/chat/understanding/lexicon/captions-in-chat.ts'

const PARAGRAPHS = /\n\s{0,40}\n/u

/** Adds a text at the start or the end; hashtags stay last. */
export function addTo(caption: string, { text, at }: { readonly text: string; readonly at: 'start' | 'end' }): string {
  const paragraphs = caption.split(PARAGRAPHS)
  const last = paragraphs.at(-1) ?? ''
  const tags = isHashtags(last) ? [last] : []
  const body = paragraphs.slice(0, paragraphs.length - tags.length)
  const parts = at === 'start' ? [text, ...body, ...tags] : [...body, text, ...tags]
  return parts.filter((part) => part.trim() !== '').join('\n\n')
}

/** Removes hashtags: the line of them, and those behind the last words. */
export function withoutHashtags(caption: string): string {
  const kept = caption.split(PARAGRAPHS).filter((paragraph) => !isHashtags(paragraph))
  return kept.join('\n\n').replace(/(?:\s{1,4}#[^\s#]{1,100}){1,30}\s{0,4}$/u, '')
}

/** A shortened caption has at most this share of its words. */
const SHORT = 0.65
/** Every sentence with what stands behind it, up to the next one. */
const SENTENCES = /[^.!?…\n]{1,600}[.!?…]{0,6}[^\p{L}\p{N}#@“"¿¡\n]{0,40}\n{0,4}/gu

/**
 * Leaves out whole sentences, the longest first, and keeps the first one and those with a figure: prices, times and days are
 * why it was written. Undefined where nothing can be left out.
 */
export function shortened(caption: string): string | undefined {
  const paragraphs = caption.split(PARAGRAPHS)
  const tags = paragraphs.filter(isHashtags)
  const body = paragraphs.filter((paragraph) => !isHashtags(paragraph)).join('\n\n')
  const sentences = body.match(SENTENCES) ?? []
  const spare = sentences
    .filter((sentence, at) => at > 0 && !/\d/u.test(sentence))
    .toSorted((one, other) => other.length - one.length)
  let kept: readonly string[] = sentences
  for (const one of spare) if (kept.join('').length > body.length * SHORT) kept = kept.filter((sentence) => sentence !== one)
  if (kept.length === sentences.length) return undefined
  return [kept.join('').trim(), ...tags].join('\n\n')
}

/** Whether a text is only hashtags, with or without spaces between them. */
function isHashtags(text: string): boolean {
  return (
    text !== '' &&
    text
      .trimEnd()
      .split(/\s/u)
      .every((word) => word === '' || /^#\S/u.test(word))
  )
}

/** Adds an offer to a caption, or replaces the one that it updates. @param before the offers in the caption so far */
export function offering(
  caption: string,
  { offer, before }: { readonly offer: string; readonly before: string | undefined },
): string {
  const text = beginning(offer)
  const former = before === undefined || !isSameOffer(before, offer) ? undefined : standingWords(caption, before)
  return former === undefined ? addTo(caption, { text, at: 'end' }) : caption.replace(former, () => text)
}

/** Finds the words as they stand in the caption: on their own line they begin with a capital. */
function standingWords(caption: string, words: string): string | undefined {
  return [beginning(words), words].find((each) => caption.includes(each))
}

function beginning(words: string): string {
  return words.replace(DETERMINER, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

const EMOJI =
  / ?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)[\p{Emoji_Modifier}\ufe0f]*(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*)*/gu

/** Removes emoji, but keeps digits and trademark signs, which Unicode also counts as emoji. */
export function withoutEmoji(caption: string): string {
  return caption
    .replaceAll(EMOJI, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}
