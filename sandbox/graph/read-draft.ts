/** https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media#query-string-parameters */
import { parameterError, PUBLISHING_ERRORS } from './errors.ts'
import type { PhotoDraft } from './posts.ts'
import type { Params } from './read-request.ts'

const LONGEST_CAPTION = 2200
const MAX_HASHTAGS = 30
const MAX_MENTIONS = 20
const LONGEST_ALT_TEXT = 1000
const MAX_CHILDREN = 10

type DraftTexts = Pick<PhotoDraft, 'caption' | 'altText' | 'isAiGenerated'>

/** What is to be published: an image by itself, an image of a carousel, or a carousel of such images. */
export type PublishingRequest = DraftTexts &
  (
    | { readonly kind: 'image' | 'item'; readonly imageUrl: string }
    | {
        readonly kind: 'carousel'
        /** Container ids. */
        readonly children: readonly string[]
      }
  )

/** @throws GraphError */
export function readDraft(params: Params): PublishingRequest {
  const { media_type: type = 'IMAGE' } = params
  const [isAiGenerated, isItem] = [readFlag(params, 'is_ai_generated'), readFlag(params, 'is_carousel_item')]
  const words = { isAiGenerated, ...readTexts(params) }
  if (type === 'CAROUSEL') return { kind: 'carousel', children: readChildren(params), ...words }
  if (type !== 'IMAGE') throw parameterError('This stand-in publishes images and carousels of images alone.')
  const { image_url: imageUrl } = params
  if (imageUrl === undefined) throw parameterError('The parameter image_url is required.')
  if (isItem && isAiGenerated) throw parameterError('is_ai_generated is not supported on carousel children.')
  return { kind: isItem ? 'item' : 'image', imageUrl, ...words }
}

function readFlag(params: Params, name: string): boolean {
  const { [name]: flag = 'false' } = params
  if (flag !== 'true' && flag !== 'false') throw parameterError(`Param ${name} must be a boolean`)
  return flag === 'true'
}

/** https://developers.facebook.com/docs/instagram-platform/content-publishing#carousel-posts */
function readChildren({ children = '' }: Params): readonly string[] {
  const ids = children.split(',').filter((id) => id !== '')
  if (ids.length < 2 || ids.length > MAX_CHILDREN) throw parameterError(`children must have 2 to ${MAX_CHILDREN} items.`)
  return ids
}

/** No code is documented for too many hashtags: ours is the general one. */
function readTexts({ caption = '', alt_text: altText }: Params): Omit<DraftTexts, 'isAiGenerated'> {
  if (lengthOf(caption) > LONGEST_CAPTION) throw PUBLISHING_ERRORS.captionTooLong()
  if (count(caption, '#') > MAX_HASHTAGS) throw parameterError(`The caption has more than ${MAX_HASHTAGS} hashtags.`)
  if (count(caption, '@') > MAX_MENTIONS) throw PUBLISHING_ERRORS.tooManyMentions()
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
