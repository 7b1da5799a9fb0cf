import { expect, it, vi } from 'vitest'
import { listenToOtherTabs, notifyOtherTabs } from './other-tabs.ts'

const receivedBy = (tab: BroadcastChannel) =>
  new Promise<void>((resolve) => {
    tab.addEventListener('message', () => resolve(), { once: true })
  })

function tell(tab: BroadcastChannel): void {
  tab.postMessage('changed')
}

it('notifies every other tab, but not its own, that edits have changed', async () => {
  const other = new BroadcastChannel('mandou edits')
  const own = vi.fn<() => void>()
  const stop = listenToOtherTabs(own)
  const received = receivedBy(other)
  notifyOtherTabs()
  await received
  expect(own).not.toHaveBeenCalled()

  tell(other)
  await expect.poll(() => own.mock.calls.length).toBe(1)
  stop()
  other.close()
})

it('gets no notifications once it has stopped listening', async () => {
  const other = new BroadcastChannel('mandou edits')
  const stopped = vi.fn<() => void>()
  const listening = vi.fn<() => void>()
  listenToOtherTabs(stopped)()
  const stop = listenToOtherTabs(listening)
  tell(other)
  await expect.poll(() => listening.mock.calls.length).toBe(1)
  expect(stopped).not.toHaveBeenCalled()
  stop()
  other.close()
})
