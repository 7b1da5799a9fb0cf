import { expect, it } from 'vitest'
import { waitingTexts } from './waiting-texts.ts'

const RUNNING = { operation: 'swap', state: 'running', stage: 'backdrop' } as const
const HEARD = { isOnline: true, isConnected: true, isQuiet: false }

it('shows the stage while progress is reported', () => {
  expect(waitingTexts(RUNNING, HEARD)).toBe('stages.backdrop')
  expect(waitingTexts({ ...RUNNING, operation: 'caption' }, HEARD)).toBe('stages.caption')
})

it('shows no stage once progress has stopped for a while', () => {
  expect(waitingTexts(RUNNING, { isOnline: true, isConnected: true, isQuiet: true })).toBe('wait.resuming')
})

it('shows a queued edit without progress as waiting', () => {
  const queued = { ...RUNNING, state: 'queued', stage: 'waiting' } as const
  expect(waitingTexts(queued, { isOnline: true, isConnected: true, isQuiet: true })).toBe('stages.waiting')
})

it('shows a lost connection before anything else', () => {
  expect(waitingTexts(RUNNING, { isOnline: true, isConnected: false, isQuiet: true })).toBe('wait.reconnecting')
})

it('shows that the device has no network before that', () => {
  expect(waitingTexts(RUNNING, { isOnline: false, isConnected: true, isQuiet: true })).toBe('wait.offline')
})
