import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendPhoto } from './send-photo.ts'

const PHOTO = {
  id: '0198a000-0000-7000-8000-000000000001',
  width: 4,
  height: 5,
  bytes: 9,
  preview_url: '/preview',
  created_at: '2026-11-28T12:00:00.000Z',
  delete_after: '2026-12-28T12:00:00.000Z',
  warnings: [],
}
const TAKEN = { status: 201, body: { photo: PHOTO } }

/** What the server answers in turn; the last answer is repeated. */
let answers: readonly { readonly status: number; readonly body: object }[]
let sent: number

/** Stands in for the browser's only way to send with progress. */
class Request extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    const answer = answers[Math.min(sent, answers.length - 1)]
    sent += 1
    this.status = answer?.status ?? 0
    this.responseText = JSON.stringify(answer?.body)
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}

beforeEach(() => {
  sent = 0
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (code: string, status: number, remainingTime: number) => ({ status, body: { error: code, code, remainingTime } })
const send = (signal = new AbortController().signal) =>
  sendPhoto(new File(['photo'], 'a.jpg'), { signal, onProgress: () => undefined })

it.each([
  ['too many of the member’s photos are open', wait('too_many_requests', 429, 10)],
  ['the server is busy', wait('busy', 503, 4)],
])('sends again by itself when %s', async (_, answer) => {
  answers = [answer, answer, TAKEN]
  const sending = send()
  await vi.runAllTimersAsync()
  expect(await sending).toMatchObject({ photo: { id: PHOTO.id } })
  expect(sent).toBe(3)
})

it('tells a wait of minutes to the member instead', async () => {
  answers = [wait('too_many_requests', 429, 240), TAKEN]
  expect(await send()).toMatchObject({ problem: { kind: 'passing', text: 'too_many_requests' } })
  expect(sent).toBe(1)
})

it('gives up in the end', async () => {
  answers = [wait('too_many_requests', 429, 10)]
  const sending = send()
  await vi.runAllTimersAsync()
  expect(await sending).toMatchObject({ problem: { kind: 'passing' } })
  expect(sent).toBe(6)
})

it('waits no longer once the photo is not wanted any more', async () => {
  answers = [wait('too_many_requests', 429, 10), TAKEN]
  const leaving = new AbortController()
  const sending = send(leaving.signal)
  await vi.advanceTimersByTimeAsync(1000)
  leaving.abort()
  expect(await sending).toBeUndefined()
})
