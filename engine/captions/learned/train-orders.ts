/** How it is learned what is said to us, from lines that people finished. */
import { lookAt, type Looked, type Reader } from './features.ts'
import { behindTold, BORDER, BORDER_LABELS, borderFeatures, orderFeatures, TOLD_LABELS } from './order-features.ts'
import type { FinishedLine } from './read-finished.ts'
import { type Tagger, taggerSlot } from './tagger.ts'
import { type TaggedLine, trainTagger } from './train-tagger.ts'
import { typedAs } from './typed-as.ts'

/** For whom each word is, by `TOLD`. */
export function trainOrders(lines: readonly FinishedLine[], reader: Reader): Tagger {
  const lessons = lines.map(({ words, told }, index): TaggedLine => {
    const looked: readonly Looked[] = lookAt(typedAs(words, index), reader)
    return {
      labels: told,
      slotsAt: looked.map((_, at) => orderFeatures(looked, at).map(taggerSlot)),
      slotsBehind: (at, before) => behindTold(looked, at, before).map(taggerSlot),
    }
  })
  return trainTagger(lessons, TOLD_LABELS)
}

/** Where what is said to us begins and ends, by `BORDER`. */
export function trainBorders(lines: readonly FinishedLine[], reader: Reader): Tagger {
  const lessons = lines.map(({ words, told }, index): TaggedLine => {
    const looked = lookAt(typedAs(words, index), reader)
    return {
      labels: told.map((label, at) => borderAt(told[at - 1] ?? label, label)),
      slotsAt: looked.map((_, at) => (at === 0 ? [] : borderFeatures(looked, at).map(taggerSlot))),
      slotsBehind: () => [],
    }
  })
  return trainTagger(lessons, BORDER_LABELS)
}

function borderAt(before: number, here: number): number {
  if (before === here) return BORDER.none
  return before > here ? BORDER.end : BORDER.start
}
