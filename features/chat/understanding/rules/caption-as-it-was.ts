/** Small changes to a caption: back to the former one, a correction, without emoji. */
import { CAPTION } from '../lexicon/caption-names.ts'
import { asks, mentions, unknownWords } from '../reading.ts'
import { sure, type Utterance, type Rule } from './rule.ts'
import { FORMER, UNDONE, BACK, PREFERRED, SLIP, TYPO, CORRECT, FREE_OF, EMOJI, WITHOUT_ANY } from '../lexicon/small-changes.ts'

const says = ({ rest }: Utterance, pattern: RegExp) => rest.words.some(({ folded }) => pattern.test(folded))
const isOfCaption = ({ rest, about }: Utterance) =>
  !about.hasPhoto && mentions(rest, 'caption', 'text') && !mentions(rest, 'backdrop')

/** Whether the former caption is named: "the old caption", "a legenda que tava antes". */
function isNamedFormer({ rest: { words } }: Utterance): boolean {
  const caption = words.findIndex(({ folded }) => CAPTION.test(folded))
  return words.some(({ folded }, at) => FORMER.has(folded) && Math.abs(at - caption) <= NEAR)
}

const NEAR = 3

/** A wish for the former caption: "volta a legenda anterior", "I preferred the old caption". */
export const readFormer: Rule = (utterance) => {
  const isMeant = says(utterance, UNDONE) || (isNamedFormer(utterance) && (says(utterance, BACK) || says(utterance, PREFERRED)))
  return isOfCaption(utterance) && isMeant && !asks(utterance.rest, 'shorter', 'longer', 'photo')
    ? sure({ kind: 'caption-change', change: { to: 'former' } })
    : undefined
}
const MAX_UNKNOWN_WORDS = 3

/** "Tem erro na legenda", "corrige: é sábado": we ask for the correct text. */
export const readCorrection: Rule = (utterance) => {
  const { rest, about } = utterance
  const isAboutElse = about.hasPhoto || mentions(rest, ...NO_CORRECTIONS) || says(utterance, FREE_OF)
  return !isAboutElse && isSlipNamed(utterance) && unknownWords(rest).length <= MAX_UNKNOWN_WORDS
    ? sure({ kind: 'caption-change', change: { to: 'unsaid' } })
    : undefined
}

const NO_CORRECTIONS = ['backdrop', 'card', 'photo', 'subscription', 'money', 'translate', 'make'] as const

function isSlipNamed(utterance: Utterance): boolean {
  const isInCaption = isOfCaption(utterance) && says(utterance, SLIP) && utterance.content.message === undefined
  return isInCaption || says(utterance, TYPO) || CORRECT.test(utterance.reading.text)
}

/** "Sem emoji": the same words without emoji. */
export const readNoEmoji: Rule = (utterance) => {
  const { rest, about } = utterance
  const isLess = says(utterance, EMOJI) && says(utterance, WITHOUT_ANY)
  return isLess && !about.hasPhoto && !mentions(rest, 'backdrop') && unknownWords(rest).length <= MAX_UNKNOWN_WORDS
    ? sure({ kind: 'caption-change', change: { to: 'without-emoji' } })
    : undefined
}
