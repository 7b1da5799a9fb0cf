/** Counts how lists of examples are understood. */
import type { Example } from './classifier/examples.ts'
import type { About } from './intent.ts'
import { isIrreversible, labelOf } from './label.ts'
import { understand } from './understand.ts'

export interface ClassifiedExample {
  readonly example: Example
  /** The likeliest label, or the first of two that would be asked for. */
  readonly label: string
  /** The labels that would be asked for before anything is done. */
  readonly choices: readonly string[]
  readonly probability: number
  readonly isRight: boolean
}

export interface Tally {
  readonly lines: number
  readonly right: number
  readonly asked: number
  /** Acted on rightly, or asked with the right wish among the two. */
  readonly rightOrAsked: number
  /** Read as money, deletion or leaving where something else was meant. */
  readonly wronglyIrreversible: readonly ClassifiedExample[]
  /** Would have made a picture or posted where something else was meant. */
  readonly wronglySpent: readonly ClassifiedExample[]
  readonly irreversibleMeant: number
  readonly irreversibleUnderstood: number
}

export function answerExample(example: Example): ClassifiedExample {
  const { intent, asks, probability } = understand(example.text, example.about)
  const label = labelOf(asks?.[0] ?? intent)
  return { example, label, choices: asks?.map(labelOf) ?? [], probability, isRight: isMeant(label, example) }
}

export function tallyAnswers(answers: readonly ClassifiedExample[]): Tally {
  const acted = answers.filter(({ choices }) => choices.length === 0)
  const isUnderstood = ({ choices, isRight, example }: ClassifiedExample) =>
    choices.length === 0 ? isRight : choices.some((chip) => isMeant(chip, example))
  const irreversible = answers.filter(({ example }) => example.labels.every(isIrreversible))
  return {
    lines: answers.length,
    right: answers.filter(({ isRight }) => isRight).length,
    asked: answers.length - acted.length,
    rightOrAsked: answers.filter(isUnderstood).length,
    wronglyIrreversible: acted.filter(({ label, isRight }) => !isRight && isIrreversible(label)),
    wronglySpent: acted.filter(({ label, isRight }) => !isRight && SPENDS.test(label)),
    irreversibleMeant: irreversible.length,
    irreversibleUnderstood: irreversible.filter(isUnderstood).length,
  }
}

const SPENDS = /^(?:order:|redo:paid|publish$|schedule)/

/** Whether a label is one of the expected ones, or a kind of one. */
function isMeant(label: string, { labels }: Example): boolean {
  return labels.flatMap(alsoRight).some((meant) => label === meant || label.startsWith(`${meant}:`))
}

/** A ready backdrop and one drawn from the same words serve the same wish; a format that we do not make gets the list. */
function alsoRight(label: string): readonly string[] {
  if (label === 'order:swap' || label === 'order:describe') return ['order:swap', 'order:describe']
  return label === 'format:16:9' ? [label, 'format'] : [label]
}

/** One line for a report. */
export function reportAnswer({ example: { about, labels, text }, label, choices, probability }: ClassifiedExample): string {
  const asked = choices.length > 0 ? ` asks ${choices.join(' / ')}` : ''
  return `${contextOf(about)} [${labels.join('|')}] "${text}" → ${label} ${probability.toFixed(2)}${asked}`
}

function contextOf({ languageHint, hasPhoto, expecting }: About): string {
  return [languageHint, ...(hasPhoto ? ['photo'] : []), ...(expecting ? [`?${expecting}`] : [])].join(' ')
}
