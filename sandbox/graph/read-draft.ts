/** https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media#query-string-parameters */
import { parameterError, PUBLISHING_ERRORS } from './errors.ts'
import type { Draft } from './posts.ts'
import type { Params } from './read-request.ts'

const LONGEST_CAPTION = 2200
const MOST_HASHTAGS = 30
const MOST_MENTIONS = 20
const LONGEST_ALT_TEXT = 1000

type Words = Pick<Draft, 'caption' | 'altText' | 'isAiGenerated'>

/** @throws GraphError */
export function readDraft(params: Params): Words & { readonly imageUrl: string } {
  const { image_url: imageUrl, media_type: kind = 'IMAGE', is_ai_generated: ai = 'false' } = params
  if (imageUrl === undefined) throw parameterError('The parameter image_url is required.')
  if (kind !== 'IMAGE') throw parameterError('This stand-in publishes single images alone.')
  if (ai !== 'true' && ai !== 'false') throw parameterError('Param is_ai_generated must be a boolean')
  return { imageUrl, isAiGenerated: ai === 'true', ...readWords(params) }
}

/** No code is documented for too many hashtags: ours is the general one. */
function readWords({ caption = '', alt_text: altText }: Params): Omit<Words, 'isAiGenerated'> {
  if (lengthOf(caption) > LONGEST_CAPTION) throw PUBLISHING_ERRORS.captionTooLong()
  if (count(caption, '#') > MOST_HASHTAGS) throw parameterError(`The caption has more than ${MOST_HASHTAGS} hashtags.`)
  if (count(caption, '@') > MOST_MENTIONS) throw PUBLISHING_ERRORS.tooManyMentions()
  if (lengthOf(altText ?? '') > LONGEST_ALT_TEXT)
    throw parameterError(`Param alt_text must be at most ${LONGEST_ALT_TEXT} characters.`)
  return { caption, altText }
}

/** In code points: Meta does not say what it counts, and a person counts an emoji as one. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

function count(text: string, mark: '#' | '@'): number {
  return text.match(new RegExp(String.raw`(?<![\p{L}\p{N}_])${mark}[\p{L}\p{N}_]`, 'gu'))?.length ?? 0
}
