/** "Cadê meu reembolso?", "qual é o protocolo do estorno?": asks about a refund, and requests none. */
import type { CueName } from '../cue-index.ts'
import { asks, mentions, strangers, type Reading } from '../reading.ts'
import { sure, type Rule } from './rule.ts'

/** Topics that show that the refund is somebody else's. */
const POSTED: readonly CueName[] = [
  'caption',
  'text',
  'write',
  'backdrop',
  'hashtags',
  'signature',
  'unknownSender',
  'offer',
  'photo',
]
const MOST_STRANGERS = 2
const TO_KNOW = /^(?:quando|cuando|when|saber|know|ver|see|consultar|acompanhar|conocer|check)$/

export const readRefundStatus: Rule = ({ rest, about }) => {
  if (about.hasPhoto || mentions(rest, ...POSTED) || strangers(rest).length > MOST_STRANGERS) return undefined
  return isAskedAfter(rest) && !isAskedFor(rest) ? sure({ kind: 'refund-status' }) : undefined
}

/** "Paguei e não recebi nada, estorno já": what did not arrive is not the refund. */
function isAskedAfter({ cues, ...rest }: Reading): boolean {
  const money = cues.filter(({ names }) => names.has('refund'))
  return money.some(({ segment }) => {
    const thought = { ...rest, cues: cues.filter((cue) => cue.segment === segment) }
    return mentions(thought, 'protocol', 'arrival', 'status', 'whenAsked') || isToKnow(thought)
  })
}

function isAskedFor(reading: Reading): boolean {
  return asks(reading, 'want') && !mentions(reading, 'protocol', 'whenAsked') && !isToKnow(reading)
}

function isToKnow({ words }: Reading): boolean {
  return words.some(({ folded }) => TO_KNOW.test(folded))
}
