import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { findFreePort } from '#platform/find-free-port.ts'
import { askVendor, NoAnswer } from './ask-vendor.ts'

const request = { method: 'POST', headers: { authorization: 'Bearer ours' }, body: '{}', timeoutMs: 5000 } as const

describe('asking a vendor', () => {
  it('returns status, headers and JSON, whatever the status', async () => {
    await using vendor = await aVendor((_request, response) => response.writeHead(418, { 'x-request-id': 'r1' }).end('{"a":1}'))
    const { status, headers, json } = await askVendor({ ...request, url: vendor.url })
    expect([status, headers.get('x-request-id'), json]).toEqual([418, 'r1', { a: 1 }])
  })

  it('returns no JSON for a body that is none', async () => {
    await using vendor = await aVendor((_request, response) => response.end('<html>'))
    expect((await askVendor({ ...request, url: vendor.url })).json).toBeUndefined()
  })

  it('does not carry our key to another address', async () => {
    const visitors: (string | undefined)[] = []
    await using elsewhere = await aVendor((incoming, response) => {
      visitors.push(incoming.headers.authorization)
      response.end()
    })
    await using vendor = await aVendor((_request, response) => response.writeHead(307, { location: elsewhere.url }).end())
    await expect(askVendor({ ...request, url: vendor.url })).rejects.toMatchObject({ wasSent: true })
    expect(visitors).toEqual([])
  })

  it('knows that nothing was sent when no server listens', async () => {
    const url = `http://localhost:${await findFreePort()}`
    await expect(askVendor({ ...request, url })).rejects.toMatchObject({ wasSent: false, isTimeout: false })
  })

  it('does not know whether anything was sent after a time-out', async () => {
    await using vendor = await aVendor(() => {})
    await expect(askVendor({ ...request, url: vendor.url, timeoutMs: 50 })).rejects.toMatchObject({
      wasSent: true,
      isTimeout: true,
    })
  })

  it('does not know whether anything was sent when the connection breaks', async () => {
    await using vendor = await aVendor((incoming) => incoming.socket.destroy())
    await expect(askVendor({ ...request, url: vendor.url })).rejects.toBeInstanceOf(NoAnswer)
    await expect(askVendor({ ...request, url: vendor.url })).rejects.toMatchObject({ wasSent: true })
  })

  it('throws the reason of a caller who aborted', async () => {
    await using vendor = await aVendor(() => {})
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(askVendor({ ...request, url: vendor.url, signal })).rejects.toThrow('enough')
  })
})

async function aVendor(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
