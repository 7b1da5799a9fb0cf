import { afterEach, describe, expect, it, vi } from 'vitest'
import { readMessage, sendMessage } from './dialog-message.ts'

const OWN = 'https://mandou.test'
/** Until this time is over the sender's channel stays open, so that its message arrives. */
const LONG_MS = 15_000
const granted = { accessToken: 'handle', instagramAccountId: '178' }

describe('a message about the dialog', () => {
  it('is accepted from our own origin, wrapped or in the spec’s form', () => {
    expect(readMessage({ data: { type: 'instagram-dialog', message: granted }, origin: OWN }, OWN)).toEqual(granted)
    expect(readMessage({ data: granted, origin: OWN }, OWN)).toEqual(granted)
    expect(readMessage({ data: { error: 'access_denied', details: 'no' }, origin: OWN }, OWN)).toMatchObject({ details: 'no' })
  })

  it.each(['https://evil.test', 'http://mandou.test', 'https://mandou.test.evil.test', 'null', ''])(
    'is ignored from %o',
    (origin) => {
      expect(readMessage({ data: granted, origin }, OWN)).toBeUndefined()
    },
  )

  it.each([undefined, null, 'hello', 7, {}, { source: 'react-devtools' }, { accessToken: { toString: 'x' } }])(
    'is ignored when it is %o',
    (data) => {
      expect(readMessage({ data, origin: OWN }, OWN)).toBeUndefined()
    },
  )
})

describe('a window without an opener', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('notifies only windows with its own dialog', async () => {
    vi.stubGlobal('window', { opener: null })
    const channel = new BroadcastChannel('mandou instagram')
    const received: unknown[] = []
    const last = new Promise<void>((resolve) => {
      channel.addEventListener('message', ({ data }: MessageEvent<{ message: { dialog?: string } }>) => {
        received.push(data.message)
        if (data.message.dialog === 'd') resolve()
      })
    })
    await sendMessage({ error: 'instagram_dialog_failed' }, 1)
    const isTaken = sendMessage({ error: 'instagram_dialog_failed', dialog: 'd' }, LONG_MS)
    await last
    channel.postMessage({ type: 'instagram-dialog-taken', dialog: 'd' })
    expect(await isTaken).toBe(true)
    channel.close()
    expect(received).toEqual([{ error: 'instagram_dialog_failed', dialog: 'd' }])
  })
})
