import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limitRequests } from './limit-requests.ts'

const MOST = 4
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const LAST_REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

let app: FastifyInstance
let port: number
let worked = 0
beforeAll(async () => {
  app = Fastify({ serverFactory: limitRequests({ most: MOST }) })
  app.get('/', async () => {
    worked += 1
    await new Promise(setImmediate)
    return 'done'
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())
beforeEach(() => {
  worked = 0
})

/** Writes it in one packet. @returns all that comes back before the connection closes */
async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(text)
  return (await buffer(socket).catch(() => Buffer.of())).toString()
}

test('requests of one connection that wait for each other are answered in turn', async () => {
  const answers = await send(REQUEST.repeat(MOST - 1) + LAST_REQUEST)
  expect(answers.split('HTTP/1.1 200').length - 1).toBe(MOST)
})

test('a connection with more of them is closed, and the rest is not worked on', async () => {
  await send(REQUEST.repeat(1000))
  expect(worked).toBeLessThanOrEqual(MOST)
})

test('any number may come one after the other', async () => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  for (let number = 1; number <= 3 * MOST; number += 1) {
    socket.write(REQUEST)
    expect(String((await once(socket, 'data'))[0])).toContain('200 OK')
  }
  socket.destroy()
  expect(worked).toBe(3 * MOST)
})
