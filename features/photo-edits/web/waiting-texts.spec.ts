import { expect, it } from 'vitest'
import { waitingWords } from './waiting-words.ts'

const RUNNING = { operation: 'swap', state: 'running', stage: 'backdrop' } as const
const HEARD = { isConnected: true, isQuiet: false }

it('names the stage as long as news of it come', () => {
  expect(waitingWords(RUNNING, HEARD)).toBe('stages.backdrop')
  expect(waitingWords({ ...RUNNING, operation: 'caption' }, HEARD)).toBe('stages.caption')
})

it('claims no stage once nothing was heard for a while', () => {
  expect(waitingWords(RUNNING, { isConnected: true, isQuiet: true })).toBe('wait.resuming')
})

it('takes the silence of an edit in the queue for what it is', () => {
  const queued = { ...RUNNING, state: 'queued', stage: 'waiting' } as const
  expect(waitingWords(queued, { isConnected: true, isQuiet: true })).toBe('stages.waiting')
})

it('tells of a lost connection before anything else', () => {
  expect(waitingWords(RUNNING, { isConnected: false, isQuiet: true })).toBe('wait.reconnecting')
})
