import { expect, test } from 'vitest'
import { STATES } from './contract.ts'
import { canDo, canMove, isFinished, statesBefore } from './edit-states.ts'

test('never moves a finished edit', () => {
  const finished = STATES.filter(isFinished)
  expect(finished).toEqual(['done', 'failed'])
  expect(finished.flatMap((from) => STATES.filter((to) => canMove(from, to)))).toEqual([])
})

test('delivers only running edits', () => {
  expect(statesBefore('done')).toEqual(['running'])
})

test('lets a worker take over an edit that another started', () => {
  expect(statesBefore('running')).toEqual(['queued', 'running'])
})

test('offers a redo once there is a result or a failure', () => {
  expect(STATES.filter((state) => canDo('redo', { state }))).toEqual(['done', 'failed'])
})

test('offers a download of delivered edits alone', () => {
  expect(STATES.filter((state) => canDo('download', { state }))).toEqual(['done'])
})
