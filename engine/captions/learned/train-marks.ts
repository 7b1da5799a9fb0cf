/** How it is learned where marks stand, from lines that people finished. */
import { lookAt, type Reader } from './features.ts'
import { behindMarks, MARK_LABELS, markFeatures } from './mark-features.ts'
import { type FinishedLine, withoutOrders } from './read-finished.ts'
import type { Tagger } from './tagger.ts'
import { type TaggedLine, trainTagger } from './train-tagger.ts'
import { typedAs } from './typed-as.ts'
import { hashWords } from './word-window.ts'

/** Which mark stands before each word and at the end, by `MARK`. */
export function trainMarks(lines: readonly FinishedLine[], reader: Reader): Tagger {
  const lessons = lines.map(withoutOrders).map(({ words, prices, marks }, index): TaggedLine => {
    const hashed = hashWords(lookAt(typedAs(words, index), reader, prices))
    return {
      labels: marks,
      slotsAt: Array.from(marks, (_, at) => (at === 0 ? [] : markFeatures(hashed, at))),
      slotsBehind: (at, before) => behindMarks(hashed, at, before),
    }
  })
  return trainTagger(lessons, MARK_LABELS)
}
