import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from './endpoint.ts'
import { watch } from './watch.ts'

const { watchOven } = endpoints({
  watchOven: {
    method: 'GET',
    path: '/api/ovens/:id/events',
    summary: 'An oven as it warms up',
    access: 'public',
    params: z.object({ id: z.string() }),
    reply: { content: 'text/event-stream', event: z.object({ degrees: z.number() }) },
    errors: [],
  },
})

/** A connection controlled by the test, because Node has no EventSource. */
class Connection extends EventTarget {
  static readonly CLOSED = 2
  static all: Connection[] = []
  readyState = 0
  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
    Connection.all.push(this)
  }

  close(): void {
    this.readyState = Connection.CLOSED
  }

  send(data: string): void {
    this.dispatchEvent(new MessageEvent('oven', { data }))
  }

  /** What browsers do when a server answers with an error status. */
  giveUp(): void {
    this.close()
    this.dispatchEvent(new Event('error'))
  }
}

function newest(): Connection {
  const connection = Connection.all.at(-1)
  if (!connection) throw new Error('Nothing was opened')
  return connection
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Connection)
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  Connection.all = []
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('watch', () => {
  it('delivers the contract’s events, and ignores others', () => {
    const onEvent = vi.fn()
    watch(watchOven, { params: { id: '7' }, event: 'oven', onEvent })
    expect(newest().address).toBe('/api/ovens/7/events')
    newest().send('{"degrees":180}')
    newest().send('{"degrees":"hot"}')
    newest().send('not even JSON')
    expect(onEvent.mock.calls).toEqual([[{ degrees: 180 }]])
  })

  it('reconnects when the browser has given up, and waits twice as long each time', () => {
    const onConnection = vi.fn()
    watch(watchOven, { params: { id: '7' }, event: 'oven', onEvent: vi.fn(), onConnection })
    newest().giveUp()
    vi.advanceTimersByTime(999)
    expect(Connection.all).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(Connection.all).toHaveLength(2)
    newest().giveUp()
    vi.advanceTimersByTime(1_999)
    expect(Connection.all).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(Connection.all).toHaveLength(3)
    newest().dispatchEvent(new Event('open'))
    expect(onConnection.mock.calls.map(([isConnected]: unknown[]) => isConnected)).toEqual([false, false, true])
  })

  it('leaves a connection to the browser while that still tries to reconnect', () => {
    watch(watchOven, { params: { id: '7' }, event: 'oven', onEvent: vi.fn() })
    newest().dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(60_000)
    expect(Connection.all).toHaveLength(1)
  })

  it('makes a new connection when the device is online again, since the old one may be dead without a word', () => {
    const device = new EventTarget()
    vi.stubGlobal('addEventListener', device.addEventListener.bind(device))
    vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device))
    const onConnection = vi.fn()
    const stop = watch(watchOven, { params: { id: '7' }, event: 'oven', onEvent: vi.fn(), onConnection })
    const dead = newest()
    device.dispatchEvent(new Event('online'))
    expect([Connection.all.length, dead.readyState]).toEqual([2, Connection.CLOSED])
    newest().dispatchEvent(new Event('open'))
    expect(onConnection.mock.calls).toEqual([[false], [true]])
    stop()
    device.dispatchEvent(new Event('online'))
    expect(Connection.all).toHaveLength(2)
  })

  it('stops for good, even while it waits', () => {
    const stop = watch(watchOven, { params: { id: '7' }, event: 'oven', onEvent: vi.fn() })
    newest().giveUp()
    stop()
    vi.advanceTimersByTime(60_000)
    expect(Connection.all).toHaveLength(1)
  })
})
