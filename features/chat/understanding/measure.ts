/**
 * `npm run measure:words`: how well the lists of examples are understood, by language and list, the held-out ones first, then
 * the intents with the most misses and how often a wish of each probability is right. With `--misses LIST` it prints the lines of lists
 * with that beginning that were understood otherwise. Ends with 1 when a held-out line is read as money, deletion or leaving
 * where nothing of the kind was meant.
 */
import { parseArgs } from 'node:util'
import { LANGUAGES } from '#phrases/shape.ts'
import { HELD_OUT, listNames, readExamples } from './classifier/examples.ts'
import { type ClassifiedExample, answerExample, reportAnswer, tallyAnswers } from './tally-examples.ts'

const { values } = parseArgs({ options: { misses: { type: 'string' } } })
const percent = (share: number, whole: number) => (whole === 0 ? '–' : `${((100 * share) / whole).toFixed(1)} %`)
const print = (line: string) => void process.stdout.write(`${line}\n`)

const lists = LANGUAGES.flatMap((language) => listNames(language).map((list) => ({ language, list })))
  .toSorted((one, other) => Number(HELD_OUT.test(other.list)) - Number(HELD_OUT.test(one.list)))
  .map(({ language, list }) => ({ language, list, answers: readExamples(language, list).map(answerExample) }))

for (const { language, list, answers } of lists) {
  const { lines, right, asked, rightOrAsked, wronglyIrreversible, wronglySpent, irreversibleUnderstood, irreversibleMeant } =
    tallyAnswers(answers)
  print(
    `${language} ${list}: right ${right} of ${lines} (${percent(right, lines)}), asked ${asked}, right or among the two ` +
      `${percent(rightOrAsked, lines)}, wrongly irreversible ${wronglyIrreversible.length}, wrongly spent ${wronglySpent.length}, ` +
      `irreversible wishes understood ${irreversibleUnderstood} of ${irreversibleMeant}`,
  )
  const isWanted = values.misses !== undefined && list.startsWith(values.misses)
  for (const one of isWanted ? answers.filter(({ isRight, choices }) => !isRight || choices.length > 0) : [])
    print(`  ${reportAnswer(one)}`)
}

const unseen = lists.filter(({ list }) => HELD_OUT.test(list)).flatMap(({ answers }) => answers)
print('\nheld-out lines understood otherwise, by what was meant:')
for (const [meant, got] of confusions(unseen)) print(`  ${meant} → ${got}`)
print('\nsureness and how often it was right, held-out lines:')
for (const from of [0, 0.2, 0.4, 0.6, 0.8]) {
  const within = unseen.filter(({ probability }) => probability >= from && (probability < from + 0.2 || from === 0.8))
  print(`  ${from.toFixed(1)}…: ${within.filter(({ isRight }) => isRight).length} of ${within.length}`)
}
if (tallyAnswers(unseen).wronglyIrreversible.length > 0) process.exitCode = 1

/** What was meant, with what it was taken for, the most frequent first. */
function confusions(answers: readonly ClassifiedExample[]): readonly (readonly [string, string])[] {
  const misses = new Map<string, string[]>()
  for (const { example, label, isRight } of answers) {
    const meant = example.labels.join('|')
    if (!isRight) misses.set(meant, [...(misses.get(meant) ?? []), label])
  }
  return [...misses]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([meant, got]) => [meant, got.toSorted().join(', ')] as const)
}
