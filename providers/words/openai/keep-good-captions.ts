import { readMessage } from '#engine/captions/read-message.ts'
import { softenClaims } from '#engine/captions/soften-claims.ts'
import type { Caption, CaptionOrder } from '#engine/types.ts'
import { LENGTHS } from './brief-model.ts'

const MAX_HASHTAGS = 5
const HASHTAG = /^#[\p{L}\p{N}_]{1,40}$/u
const HASHTAG_IN_TEXT = /(?<!\S)#[\p{L}\p{N}_]+/gu

/** The model's captions, without those that the member could not post as they are. */
export function keepGoodCaptions(captions: readonly Caption[], order: CaptionOrder): readonly Caption[] {
  const { profession } = readMessage(order.message, order)
  const numbers = new Set(numbersOf(order.message))
  return captions
    .map((caption) => tidy(caption, order))
    .filter(({ text }) => text !== '' && text.length <= LENGTHS[order.length].most)
    .filter(({ text }) => softenClaims(text, profession) === text)
    .filter(({ text }) => numbersOf(text).every((number) => numbers.has(number)))
    .slice(0, order.count)
}

/** Moves hashtags inside the text to the others. */
function tidy({ text, hashtags }: Caption, order: CaptionOrder): Caption {
  const all = [...hashtags.map((hashtag) => hashtag.trim()), ...(text.match(HASHTAG_IN_TEXT) ?? [])]
  const good = all
    .map((hashtag) => (hashtag.startsWith('#') ? hashtag : `#${hashtag}`))
    .filter((hashtag) => HASHTAG.test(hashtag))
  return {
    text: text
      .replaceAll(HASHTAG_IN_TEXT, '')
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    hashtags: order.hashtags ? [...new Set(good)].slice(0, MAX_HASHTAGS) : [],
  }
}

/** An invented price or date is the worst fault of a caption. */
function numbersOf(text: string): readonly string[] {
  return text.match(/\d+/g) ?? []
}
