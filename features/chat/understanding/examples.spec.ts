import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#phrases/shape.ts'
import { classesOf } from './classifier/classes.ts'
import { HELD_OUT, listNames, readExamples } from './classifier/examples.ts'
import { loadModel } from './classifier/load.ts'
import { answerExample, reportAnswer, tallyAnswers } from './tally-examples.ts'

const listsOf = (language: (typeof LANGUAGES)[number], isHeldOut: boolean) =>
  listNames(language)
    .filter((list) => HELD_OUT.test(list) === isHeldOut)
    .flatMap((list) => readExamples(language, list))

const key = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

describe.each(LANGUAGES)('examples in %s', (language) => {
  const learned = listsOf(language, false)
  const heldOut = listsOf(language, true)

  test('no held-out line was learned', () => {
    const known = new Set(learned.filter(({ text }) => text.split(' ').length >= 5).map(({ text }) => key(text)))
    expect(heldOut.filter(({ text }) => known.has(key(text))).map(({ text }) => text)).toEqual([])
  })

  test('the classes of all lines are learned', () => {
    const { classes } = loadModel('meanings')
    const names = [...learned, ...heldOut].flatMap(({ labels }) => labels.flatMap(classesOf))
    expect([...new Set(names)].filter((name) => !classes.includes(name))).toEqual([])
  })

  describe('held-out lines', () => {
    const wishes = tallyAnswers(heldOut.filter(({ list }) => !list.includes('near')).map(answerExample))
    const nearMisses = tallyAnswers(heldOut.filter(({ list }) => list.includes('near')).map(answerExample))

    test('are understood, or asked about with what was meant among the two', () => {
      expect(wishes.lines).toBeGreaterThanOrEqual(100)
      expect(wishes.right / wishes.lines).toBeGreaterThanOrEqual(MIN_RIGHT[language])
      expect(wishes.asked / wishes.lines).toBeLessThanOrEqual(0.12)
      expect(wishes.irreversibleUnderstood).toBe(wishes.irreversibleMeant)
    })

    test('are never taken for money, deletion or leaving where nothing of the kind was meant', () => {
      expect(nearMisses.lines).toBeGreaterThanOrEqual(40)
      expect([...wishes.wronglyIrreversible, ...nearMisses.wronglyIrreversible].map(reportAnswer)).toEqual([])
    })

    test('hardly ever make a picture or a post that nobody asked for', () => {
      expect(nearMisses.wronglySpent.length / nearMisses.lines).toBeLessThanOrEqual(0.05)
    })
  })
})

const MIN_RIGHT = { 'pt-BR': 0.94, 'pt-PT': 0.92, es: 0.92, en: 0.92 } as const
