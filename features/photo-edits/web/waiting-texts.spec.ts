import { expect, it } from 'vitest'
import { waitingTexts } from './waiting-texts.ts'

const RUNNING = { operation: 'swap', state: 'running', stage: 'backdrop' } as const
const HEARD = { isConnected: true, isQuiet: false }

it('names the stage as long as news of it come', () => {
  expect(waitingTexts(RUNNING, HEARD)).toBe('stages.backdrop')
  expect(waitingTexts({ ...RUNNING, operation: 'caption' }, HEARD)).toBe('stages.caption')
})

it('claims no stage once nothing was heard for a while', () => {
  expect(waitingTexts(RUNNING, { isConnected: true, isQuiet: true })).toBe('wait.resuming')
})

it('takes the silence of an edit in the queue for what it is', () => {
  const queued = { ...RUNNING, state: 'queued', stage: 'waiting' } as const
  expect(waitingTexts(queued, { isConnected: true, isQuiet: true })).toBe('stages.waiting')
})

it('tells of a lost connection before anything else', () => {
  expect(waitingTexts(RUNNING, { isConnected: false, isQuiet: true })).toBe('wait.reconnecting')
})
