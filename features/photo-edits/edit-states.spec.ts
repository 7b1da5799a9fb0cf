import { expect, test } from 'vitest'
import { STATES } from './contract.ts'
import { canDo, canMove, isFinished, statesBefore } from './edit-states.ts'

test('lets a finished edit move nowhere', () => {
  const finished = STATES.filter(isFinished)
  expect(finished).toEqual(['done', 'failed'])
  expect(finished.flatMap((from) => STATES.filter((to) => canMove(from, to)))).toEqual([])
})

test('delivers only what was running', () => {
  expect(statesBefore('done')).toEqual(['running'])
})

test('lets a worker take over an edit that another began', () => {
  expect(statesBefore('running')).toEqual(['queued', 'running'])
})

test('offers a redo once there is something to be disappointed by', () => {
  expect(STATES.filter((state) => canDo('redo', { state }))).toEqual(['done', 'failed'])
})

test('offers a download of delivered edits alone', () => {
  expect(STATES.filter((state) => canDo('download', { state }))).toEqual(['done'])
})
