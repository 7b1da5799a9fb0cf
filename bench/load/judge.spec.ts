import { expect, test } from 'vitest'
import { judge, type Load, MOST_MB, stepOf } from './judge.ts'

const answer = (status: number, ms: number, isTold = false) => ({ status, ms, isTold, call: 0 })
const calm = { healthAsked: 9, healthAnswered: 9, healthP99: 5, peakMb: 300 }
const loadOf = (more: Partial<Load>): Load => {
  const steps = [stepOf(8, { answers: Array.from({ length: 100 }, () => answer(200, 80)), tookMs: 1000 })]
  return { name: 'calls', steps, bare: undefined, meanwhile: calm, faults: [], note: '', ...more }
}

test('a step tells answers, refusals with a time to come back, and what was lost', () => {
  const answers = [
    answer(200, 10),
    answer(201, 30),
    answer(503, 1, true),
    answer(429, 1, true),
    answer(503, 1),
    answer(0, 9),
    answer(500, 2),
  ]
  const step = stepOf(4, { answers, tookMs: 500 })
  expect(step).toMatchObject({ callers: 4, answered: 2, perSecond: 4, refused: 2, lost: 3, p99: 30, meanMs: 20 })
})

test('a calm load holds', () => {
  expect(judge(loadOf({}))).toEqual([])
})

test('a lost call, silence of health, too much memory and a fault of its own break it', () => {
  const lost = [stepOf(2, { answers: [answer(200, 1), answer(500, 1)], tookMs: 10 })]
  expect(judge(loadOf({ steps: lost }))).toEqual(['1 calls of 2 callers were lost'])
  expect(judge(loadOf({ meanwhile: { ...calm, healthAnswered: 8 } }))).toEqual(['/healthz was answered 8 times of 9'])
  expect(judge(loadOf({ meanwhile: { ...calm, peakMb: MOST_MB + 1 } }))).toHaveLength(1)
  expect(judge(loadOf({ faults: ['an edit is failed'] }))).toEqual(['an edit is failed'])
})

test('more calls under way than may wait break it, however many callers there are', () => {
  // a thousand callers, each answered after five seconds: nobody was refused
  const queued = stepOf(1000, { answers: Array.from({ length: 1000 }, () => answer(200, 5000)), tookMs: 5000 })
  expect(judge(loadOf({ steps: [queued], mostUnderWay: 200 }))).toEqual(['1000 calls of 1000 callers were under way at once'])
  expect(judge(loadOf({ steps: [queued] }))).toEqual([])
})

test('a rate that collapses under more callers breaks it', () => {
  const answers = Array.from({ length: 10 }, () => answer(200, 10))
  const [quick, slow] = [stepOf(8, { answers, tookMs: 100 }), stepOf(64, { answers, tookMs: 1000 })]
  expect(judge(loadOf({ steps: [quick, slow] }))).toEqual(['64 callers got 10 answers a second'])
})
