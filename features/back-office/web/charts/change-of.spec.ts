import { expect, test } from 'vitest'
import { changeOf, isWelcome } from './change-of.ts'

test('a change is a share of the value before, which nothing has not', () => {
  expect([changeOf(15, 10), changeOf(5, 10), changeOf(10, 10)]).toEqual([0.5, -0.5, 0])
  expect([changeOf(10, 0), changeOf(0, 0), changeOf(10, -5)]).toEqual([undefined, undefined, undefined])
})

test('more is welcome, of refunds less is, and no change is neither', () => {
  expect([isWelcome(0.1, false), isWelcome(-0.1, false), isWelcome(0, false)]).toEqual([true, false, undefined])
  expect([isWelcome(0.1, true), isWelcome(-0.1, true), isWelcome(0, true)]).toEqual([false, true, undefined])
})
