/** How it is learned what is said to us, from lines that people finished. */
import { lookAt, type Reader } from './features.ts'
import { behindTold, BORDER, BORDER_LABELS, borderFeatures, orderFeatures, TOLD_LABELS } from './order-features.ts'
import type { FinishedLine } from './read-finished.ts'
import { withRecombinedOrders } from './recombine-orders.ts'
import type { Tagger } from './tagger.ts'
import { type TaggedLine, trainTagger } from './train-tagger.ts'
import { typedAs } from './typed-as.ts'
import { hashWords } from './word-window.ts'

/** For whom each word is, by `TOLD`. */
export function trainOrders(lines: readonly FinishedLine[], reader: Reader): Tagger {
  const lessons = withRecombinedOrders(lines).map(({ words, told }, index): TaggedLine => {
    const hashed = hashWords(lookAt(typedAs(words, index), reader))
    return {
      labels: told,
      slotsAt: hashed.map((_, at) => orderFeatures(hashed, at)),
      slotsBehind: (at, before) => behindTold(hashed, at, before),
    }
  })
  return trainTagger(lessons, TOLD_LABELS)
}

/** Where what is said to us begins and ends, by `BORDER`. */
export function trainBorders(lines: readonly FinishedLine[], reader: Reader): Tagger {
  const lessons = withRecombinedOrders(lines).map(({ words, told }, index): TaggedLine => {
    const hashed = hashWords(lookAt(typedAs(words, index), reader))
    return {
      labels: told.map((label, at) => borderAt(told[at - 1] ?? label, label)),
      slotsAt: hashed.map((_, at) => (at === 0 ? [] : borderFeatures(hashed, at))),
      slotsBehind: () => [],
    }
  })
  return trainTagger(lessons, BORDER_LABELS)
}

function borderAt(before: number, here: number): number {
  if (before === here) return BORDER.none
  return before > here ? BORDER.end : BORDER.start
}
