import { backdropName, type LentEdit } from '#features/photo-edits/server/index.ts'
import { altTexts } from '#phrases/publishing.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { ALT_TEXT_CHARACTERS } from '../caption-limits.ts'

type Described = Pick<LentEdit, 'operation' | 'wishes' | 'understood' | 'caption'>

/** What is told of the subject, in characters; the rest of a long line is for those who read on. */
const SUBJECT_CHARACTERS = 150

/**
 * What can honestly be said of a picture for those who do not see it. We do not know what its subject is: the background, the
 * lettering and what the member wanted to say are what there is; the rest is theirs to add. Empty when nothing is known.
 */
export function suggestAltText(described: Described, language: Language): string {
  const texts = altTexts[language]
  const { headline, signature } = described.wishes
  const subject = subjectOf(described)
  const backdrop = backdropSentence(described, language)
  const sentences = [
    backdrop,
    subject && fill(backdrop ? texts.about : texts.photo, { subject }),
    headline && fill(texts.headline, { headline }),
    signature && fill(texts.signature, { signature }),
  ]
  const told = sentences.filter((sentence) => typeof sentence === 'string' && sentence !== '').join(' ')
  return Array.from(told).slice(0, ALT_TEXT_CHARACTERS).join('')
}

function backdropSentence({ operation, wishes, understood }: Described, language: Language): string | undefined {
  const texts = altTexts[language]
  const name = operation === 'swap' && wishes.backdrop ? backdropName(language, wishes.backdrop) : undefined
  if (name) return fill(texts.onBackdrop, { backdrop: name })
  const things = understood && understood.taken.length > 0 ? understood.taken.join(', ') : wishes.words
  return operation === 'describe' && things ? fill(texts.onWords, { things: withoutStop(things) }) : undefined
}

/** What the member wanted to say, or else how the caption begins. */
function subjectOf({ wishes, caption }: Described): string {
  return withoutStop(wishes.message || firstLineOf(caption ?? ''))
}

/** The first line that says something, without the hashtags that it may end with. */
function firstLineOf(caption: string): string {
  const lines = caption.split('\n').map((line) => line.replace(/(?:\s*#[^\s#]+)+\s*$/u, '').trim())
  const line = lines.find((each) => /\p{L}/u.test(each)) ?? ''
  const characters = Array.from(line)
  return characters.length > SUBJECT_CHARACTERS
    ? characters
        .slice(0, SUBJECT_CHARACTERS)
        .join('')
        .replace(/\s+\S*$/u, '')
    : line
}

function withoutStop(text: string): string {
  return text.trim().replace(/[.!?…]+$/, '')
}
