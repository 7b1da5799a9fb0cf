import { describe, expect, test } from 'vitest'
import { lookAt } from './features.ts'
import { loadMarks } from './load-marks.ts'
import { MARK } from './mark-features.ts'
import { readFinishedLine } from './read-finished.ts'
import { strongest, tagMarks } from './tag-marks.ts'
import { trainMarks } from './train-marks.ts'

const { sorts } = loadMarks('pt')
const reader = { language: 'pt', sorts } as const
const LEARNED = ['Corte 40, barba 30, sobrancelha 20', 'Escova 50, hidratação 60. Abrimos hoje', 'Unha 30, pé 35. Abrimos amanhã']
const tagger = trainMarks(LEARNED.map(readFinishedLine), reader)
const LEAST = 0.6
const LONG = 5000

/** The marks of a line by what was learned: for each word but the first one, and for the end. */
function marksOf(typed: string, before: readonly number[] = []): (number | undefined)[] {
  const looked = lookAt(typed.split(' '), reader)
  const given = Uint8Array.from({ length: looked.length + 1 }, (_, at) => before[at] ?? MARK.none)
  return tagMarks(looked, given, { tagger, least: LEAST }).map(
    (shares) => shares && (1 - (shares[MARK.none] ?? 1) >= LEAST ? strongest(shares) : MARK.none),
  )
}

describe('marks that were learned', () => {
  test('stand where they stood in the examples', () => {
    const { none, comma, stop } = MARK
    expect(marksOf('corte 40 barba 30 sobrancelha 20')).toEqual([undefined, none, comma, none, comma, none, stop])
  })

  test('are the same whenever the same lines are learned', () => {
    expect(trainMarks(LEARNED.map(readFinishedLine), reader).weights).toEqual(tagger.weights)
  })

  test('leave out places where one was typed', () => {
    expect(marksOf('corte 40 barba 30', [0, 0, MARK.comma])[2]).toBeUndefined()
  })

  test('are told of lines of any length', () => {
    expect(marksOf('corte '.repeat(LONG).trim())).toHaveLength(LONG + 1)
  })
})
