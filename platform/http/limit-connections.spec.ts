import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitConnections } from './limit-connections.ts'

const MOST = 5
let server: Server
let warned: number
const clients: Socket[] = []

beforeEach(async () => {
  warned = 0
  server = createServer((_request, response) => response.end('ok'))
  limitConnections(server, { log: { warn: () => void warned++ }, most: MOST })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  server.close()
  await once(server, 'close')
})

/** A connection that sends the beginning of a request, and then nothing. */
async function drip(localAddress?: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo // as: it listens on TCP
  const client = connect({ port, host: '127.0.0.1', ...(localAddress !== undefined && { localAddress }) })
  client.on('error', () => undefined)
  clients.push(client)
  await once(client, 'connect')
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-')
  return client
}

/** `once` would reject for the error that comes before the end. */
const closed = (client: Socket): Promise<'closed'> =>
  new Promise((resolve) => (client.closed ? resolve('closed') : client.once('close', () => resolve('closed'))))

const answerOf = async (client: Socket): Promise<string> => {
  client.write('a: b\r\n\r\n')
  const [piece] = (await once(client, 'data')) as [Buffer] // as: Node's documented event
  return piece.toString().split('\r\n')[0] ?? ''
}

test('connections beyond the limit are closed, and the others are answered', async () => {
  const kept = await Promise.all(Array.from({ length: MOST }, () => drip()))
  const more = await Promise.all(Array.from({ length: 20 }, () => drip()))
  await Promise.all(more.map(closed))
  expect(await Promise.all(kept.map(answerOf))).toEqual(Array.from({ length: MOST }, () => 'HTTP/1.1 200 OK'))
  expect(warned).toBeGreaterThan(0)
})

test('a connection that ends makes room for another', async () => {
  const [first] = await Promise.all(Array.from({ length: MOST }, () => drip()))
  first?.destroy()
  await expect
    .poll(async () => {
      const next = await drip()
      return Promise.race([answerOf(next).catch(() => 'closed'), closed(next)])
    })
    .toBe('HTTP/1.1 200 OK')
})

// only Linux has the whole of 127.0.0.0/8 without further settings
test.runIf(process.platform === 'linux')('another address is not affected', async () => {
  await Promise.all(Array.from({ length: 3 * MOST }, () => drip()))
  expect(await answerOf(await drip('127.0.0.2'))).toBe('HTTP/1.1 200 OK')
})
