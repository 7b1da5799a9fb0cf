import { backdropName, type LentEdit } from '#features/photo-edits/server/index.ts'
import { altTexts } from '#phrases/publishing.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { ALT_TEXT_CHARACTERS } from '../caption-limits.ts'

type Described = Pick<LentEdit, 'operation' | 'wishes' | 'understood'>

/**
 * What can honestly be said of a picture for those who do not see it. We do not know what its subject is: the background, the
 * lettering and what the member wanted to say are what there is; the rest is theirs to add.
 */
export function suggestAltText({ operation, wishes, understood }: Described, language: Language): string {
  const texts = altTexts[language]
  const { backdrop, words, headline, signature, message } = wishes
  const name = operation === 'swap' && backdrop ? backdropName(language, backdrop) : undefined
  const things = understood && understood.taken.length > 0 ? understood.taken.join(', ') : words
  const sentences = [
    pictureSentence(texts, { name, things: operation === 'describe' ? things : undefined }),
    message && fill(texts.about, { message: withoutStop(message) }),
    headline && fill(texts.headline, { headline }),
    signature && fill(texts.signature, { signature }),
  ]
  const told = sentences.filter((sentence) => typeof sentence === 'string' && sentence !== '').join(' ')
  return Array.from(told).slice(0, ALT_TEXT_CHARACTERS).join('')
}

function pictureSentence(
  texts: (typeof altTexts)[Language],
  { name, things }: { readonly name: string | undefined; readonly things: string | undefined },
): string {
  if (name) return fill(texts.onBackdrop, { backdrop: name })
  return things ? fill(texts.onWords, { things: withoutStop(things) }) : texts.photo
}

function withoutStop(text: string): string {
  return text.trim().replace(/[.!?…]+$/, '')
}
