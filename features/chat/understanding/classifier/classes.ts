/** What the classifier tells apart. Which place of a list is chosen, and which backdrop, is read from the words themselves. */
import { TONES } from '#features/captions/contract.ts'

const ON_BACKDROP = 'order:backdrop'

/** Labels of the lists that stand for others. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  cancel: ['cancel:unclear'],
  order: ['order:post', ON_BACKDROP, 'order:caption'],
  'order:swap': [ON_BACKDROP],
  'order:describe': [ON_BACKDROP],
  redo: ['redo:free', 'redo:paid'],
  'caption:tone': TONES.map((tone) => `caption:tone:${tone}`),
  // a format that we do not make is answered with the list of those that we do
  'format:16:9': ['format'],
}

/** The classes that a label of the lists allows: "choice:2" is one of "choice". */
export function classesOf(label: string): readonly string[] {
  return SAME[label] ?? [label.startsWith('choice:') ? 'choice' : label]
}

/** The end of a class that names one of a list: "9:16" of "format:9:16". */
export function detailOf<One extends string>(name: string, all: readonly One[]): One | undefined {
  return all.find((one) => name.endsWith(`:${one}`))
}
