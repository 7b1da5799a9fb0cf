import { withoutEnd } from '#engine/backdrop-description/without-end.ts'
import { backdropName, type EditForPublishing } from '#features/photo-edits/server/index.ts'
import { altTexts } from '#phrases/publishing.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { ALT_TEXT_CHARACTERS } from '#features/publishing/caption-limits.ts'
import { needOf } from '#features/photo-edits/operations.ts'

type Described = Pick<EditForPublishing, 'operation' | 'wishes' | 'understood'>

/**
 * Suggests an alt text from what we know. We do not know the subject, and neither the message nor the caption says what is
 * visible, so it describes the backdrop and the text on the picture; the member can add the rest. Empty when nothing is
 * known.
 */
export function suggestAltText(described: Described, language: Language): string {
  const texts = altTexts[language]
  const { headline, signature } = described.wishes
  const sentences = [
    backdropSentence(described, language),
    headline && fill(texts.headline, { headline }),
    signature && fill(texts.signature, { signature }),
  ]
  const written = sentences.filter((sentence) => typeof sentence === 'string' && sentence !== '').join(' ')
  return Array.from(written).slice(0, ALT_TEXT_CHARACTERS).join('')
}

function backdropSentence({ operation, wishes, understood }: Described, language: Language): string | undefined {
  const texts = altTexts[language]
  const name = needOf(operation) === 'backdrop' && wishes.backdrop ? backdropName(language, wishes.backdrop) : undefined
  if (name) return fill(texts.onBackdrop, { backdrop: name })
  const things = understood && understood.taken.length > 0 ? understood.taken.join(', ') : wishes.words
  return needOf(operation) === 'words' && things ? fill(texts.onWords, { things: withoutStop(things) }) : undefined
}

function withoutStop(text: string): string {
  return withoutEnd(text.trim(), /[.!?…]/)
}
