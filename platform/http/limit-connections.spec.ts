import { createServer, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitConnections } from './limit-connections.ts'

const MOST = 5
const GRACE_MS = 150
let server: Server
let warned: number
/** Answers that are not sent yet. */
let held: ServerResponse[]
const clients: Socket[] = []

beforeEach(async () => {
  warned = 0
  held = []
  server = createServer(({ headers }, response) => (headers.slowly ? held.push(response) : response.end('ok')))
  limitConnections(server, { log: { warn: () => void warned++ }, most: MOST, graceMs: GRACE_MS })
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

const repeat = <Result>(times: number, what: () => Promise<Result>) => Promise.all(Array.from({ length: times }, what))

test('no more than the limit stay open, and whoever comes next is answered', async () => {
  const before = await repeat(20, () => drip())
  expect(await repeat(3, async () => answerOf(await drip()))).toEqual(Array.from({ length: 3 }, () => 'HTTP/1.1 200 OK'))
  await expect.poll(() => before.filter((client) => !client.closed).length).toBeLessThan(MOST)
  expect(warned).toBeGreaterThan(0)
})

test('the place of the one that sends the least is taken', async () => {
  const slow = await drip()
  const quick = await repeat(MOST - 1, () => drip())
  for (const client of quick) client.write('a'.repeat(4000))
  await pause(2 * GRACE_MS)
  expect(await answerOf(await drip())).toBe('HTTP/1.1 200 OK')
  await closed(slow)
  expect(quick.map((client) => client.closed)).not.toContain(true)
})

test('whoever has just come is not taken for the slowest', async () => {
  const early = await repeat(MOST - 1, () => drip())
  await pause(2 * GRACE_MS)
  for (const client of early) client.write('a'.repeat(100))
  const late = await drip()
  await drip()
  await expect.poll(() => early.filter((client) => client.closed).length).toBe(1)
  expect(await answerOf(late)).toBe('HTTP/1.1 200 OK')
})

test('no answer is cut off: while all are under way, the next connection is closed', async () => {
  const waiting = await repeat(MOST, () => drip())
  for (const client of waiting) client.write('a: b\r\nslowly: yes\r\n\r\n')
  await expect.poll(() => held.length).toBe(MOST)
  await closed(await drip())
  const answers = waiting.map((client) => once(client, 'data'))
  for (const answer of held) answer.end('ok')
  expect((await Promise.all(answers)).map(([piece]) => String(piece).split('\r\n')[0])).toEqual(
    waiting.map(() => 'HTTP/1.1 200 OK'),
  )
})

test('a connection that ends makes room for another', async () => {
  const [first] = await repeat(MOST, () => drip())
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
  await repeat(3 * MOST, () => drip())
  expect(await answerOf(await drip('127.0.0.2'))).toBe('HTTP/1.1 200 OK')
})
