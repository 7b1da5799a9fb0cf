import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSecondsUntil } from './use-seconds-until.ts'

const MOMENT = 10_000

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

it('countdowns that begin at different times change together, down to 0', () => {
  const first = renderHook(() => useSecondsUntil(MOMENT))
  pass(130)
  const second = renderHook(() => useSecondsUntil(MOMENT))
  const seen: number[] = []
  for (let passed = 130; passed < MOMENT + 1000; passed += 50) {
    expect(second.result.current).toBe(first.result.current)
    expect(first.result.current).toBe(Math.max(0, Math.ceil((MOMENT - Date.now()) / 1000)))
    seen.push(first.result.current)
    pass(50)
  }
  expect(seen.at(-1)).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
