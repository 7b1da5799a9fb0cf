/** HAProxy as it is shipped, before a server that shows what reaches it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listCalls } from '#apps/testing/list-calls.test-support.ts'
import { rawRequest } from '#apps/testing/raw-requests.test-support.ts'
import { errorText } from '#features/serve-errors.ts'
import { CONNECTIONS_PER_ADDRESS } from '#platform/http/limit-connections.ts'
import { findFreePort } from '#platform/find-free-port.ts'
import { DEFAULT_LANGUAGE } from '#phrases/shape.ts'
import { findPrograms } from '../drill/programs.ts'

const CONFIGURATION = 'deploy/haproxy.cfg'
const { haproxy } = findPrograms({ mayInstall: false })
const ATTACKER = '127.0.0.3'
const VISITOR = '127.0.0.2'
const HALF = ' '.repeat(30_000)
const MANY = CONNECTIONS_PER_ADDRESS + 10

const seen: string[] = []
const sockets = new Set<Socket>()
let server: Server
let proxy: ChildProcess
let port: number
let statsPort: number

function refusal(code: 'request_too_slow' | 'unavailable' | 'too_many_requests', extra = {}) {
  return { code, error: errorText(code, DEFAULT_LANGUAGE, extra), ...extra }
}

/** A request by the proxy from one of this machine's addresses. */
function ask(
  from: string,
  path: string,
  headers: IncomingHttpHeaders = {},
): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ host: VISITOR, port, localAddress: from, path, headers, agent: false }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, body }))
    })
    call.on('error', reject).end()
  })
}

/** Connections whose request has begun, with half of its body, and does not end. */
function drip(head: string, count: number, { visitors = '', from = ATTACKER } = {}) {
  const headers = [`${head} HTTP/1.1`, 'Host: mandou.example', `X-Forwarded-For: ${visitors}`, 'Content-Length: 60000']
  return send(rawRequest(headers, HALF), count, from)
}

/** Connections that each wait for the events of an edit. */
function watch(from: string, count: number) {
  const state = send(rawRequest(['GET /api/edits/one/events HTTP/1.1', 'Host: mandou.example']), count, from)
  const times = (text: string) => state.text.split(text).length - 1
  return { opened: () => times('HTTP/1.1 200 '), refused: () => times('HTTP/1.1 429 ') }
}

/** Connections that send this and stay open. */
function send(text: ReturnType<typeof rawRequest>, count: number, from: string) {
  const state = { closed: 0, text: '' }
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ host: VISITOR, port, localAddress: from })
    sockets.add(socket)
    socket.setEncoding('utf8').on('data', (chunk: string) => (state.text += chunk))
    socket.on('error', () => undefined).on('close', () => (state.closed += 1))
    socket.on('connect', () => socket.write(text))
  }
  return state
}

/** Connections that send nothing. @returns how many were refused, as opposed to ended for their silence */
function hold(from: string, count: number): { refused: number } {
  const state = { refused: 0 }
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ host: VISITOR, port, localAddress: from })
    sockets.add(socket)
    let isAnswered = false
    socket.on('data', () => (isAnswered = true)).on('error', () => undefined)
    socket.on('close', () => (state.refused += isAnswered ? 0 : 1))
  }
  return state
}

/** Addresses of this machine that are nobody else's. */
const manyAddresses = (count: number) => Array.from({ length: count }, (_, place) => `127.0.1.${place + 1}`)

function endDrips(): void {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
}

/** @param second another server than the first one */
async function openProxy(edge: string, second = server): Promise<void> {
  const [first, other] = [server, second].map((each) => `127.0.0.1:${(each.address() as AddressInfo).port}`) // as: they listen on TCP
  const [web, stats] = [await findFreePort({ everywhere: true }), await findFreePort()]
  port = web ?? 0
  statsPort = stats ?? 0
  const places = { HTTP_PORT: `${web}`, STATS_PORT: `${stats}`, SERVER_1: first, SERVER_2: other }
  proxy = spawn(haproxy ?? '', ['-db', '-f', CONFIGURATION], {
    env: { ...process.env, ...places, EDGE_PROXY: edge },
    stdio: 'ignore',
  })
  await vi.waitFor(async () => expect((await ask(VISITOR, '/')).status).toBe(200), { timeout: 60_000, interval: 50 })
}

/** The column of the state in HAProxy's figures. */
const STATE = 17

/** What the proxy says of both servers, such as `UP` or `UP 1/2`. */
async function states(): Promise<readonly (string | undefined)[]> {
  const lines = (await (await fetch(`http://127.0.0.1:${statsPort}/;csv`)).text()).split('\n').map((line) => line.split(','))
  return lines.filter(([backend, name]) => backend === 'servers' && name !== 'BACKEND').map((line) => line[STATE])
}

async function listen(which: Server, on: number | undefined): Promise<void> {
  which.listen(on, '127.0.0.1')
  await once(which, 'listening')
}

/** Ends a server at once, with its connections. */
async function close(which: Server): Promise<void> {
  if (!which.listening) return
  which.close()
  which.closeAllConnections()
  await once(which, 'close')
}

async function closeProxy(): Promise<void> {
  endDrips()
  proxy.kill('SIGKILL')
  await once(proxy, 'exit')
}

beforeAll(async () => {
  server = createServer((call, answer) => {
    seen.push(call.url ?? '')
    if (call.url?.endsWith('/events')) answer.write('event: edit\n\n')
    else if (call.method === 'GET') answer.end(call.headers['x-forwarded-for'])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe.skipIf(haproxy === undefined || process.platform !== 'linux')('by addresses that connect', () => {
  beforeAll(() => openProxy('0.0.0.0/32'))
  afterAll(closeProxy)

  test('an address that drips many bodies is closed out at a number, none reaches a server, and others are answered', async () => {
    const drips = drip('POST /api/otp/send', MANY)
    await vi.waitFor(() => expect(drips.closed).toBeGreaterThanOrEqual(MANY - CONNECTIONS_PER_ADDRESS), { timeout: 60_000 })
    expect(await ask(VISITOR, '/api/backdrops')).toEqual({ status: 200, body: VISITOR })
    expect(seen).not.toContain('/api/otp/send')
    await expect(ask(ATTACKER, '/api/backdrops')).rejects.toThrow()
    await vi.waitFor(() => expect(drips.closed).toBe(MANY), { timeout: 60_000 })
    expect(drips.text).toContain('HTTP/1.1 408 ')
    expect(drips.text).toContain('"code":"request_too_slow"')
  })

  test('an event of a stream arrives while the stream goes on', async () => {
    const call = request({ host: VISITOR, port, path: '/api/edits/one/events', agent: false }).end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage] // as: what Node says of this event
    expect(String((await once(answer, 'data'))[0])).toBe('event: edit\n\n')
    call.destroy()
  })

  test('a visitor cannot state another address', async () => {
    const { body } = await ask(VISITOR, '/', { 'x-forwarded-for': '203.0.113.9' })
    expect(body.split(', ').at(-1)).toBe(VISITOR)
  })

  test('photos that arrive slowly reach a server, so many of one address, and no call waits for them', async () => {
    const drips = drip('POST /api/photos', 60)
    await vi.waitFor(() => expect(drips.text.split('HTTP/1.1 429 ')).toHaveLength(21), { timeout: 60_000 })
    await vi.waitFor(() => expect(seen.filter((path) => path === '/api/photos')).toHaveLength(40), { timeout: 60_000 })
    expect((await ask(ATTACKER, '/api/backdrops')).status).toBe(200)
    endDrips()
  })

  test('a path that is written with percent signs is the same path', async () => {
    const drips = drip('POST /api/%70hotos', 60, { from: '127.0.0.4' })
    await vi.waitFor(() => expect(drips.text.split('HTTP/1.1 429 ')).toHaveLength(21), { timeout: 60_000 })
    expect((await ask(VISITOR, '/%6detrics')).status).toBe(404)
    endDrips()
  })

  test('twelve addresses with all the connections that each may have leave room for others', async () => {
    const held = manyAddresses(12).map((from) => hold(from, CONNECTIONS_PER_ADDRESS))
    // the last ones get a few, once the first ones have two thirds of all
    await vi.waitFor(() => expect(held.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(700), { timeout: 60_000 })
    expect((await ask(VISITOR, '/api/backdrops')).status).toBe(200)
    endDrips()
  })

  test('twelve addresses with slow photos leave places for others', async () => {
    seen.splice(0)
    const photos = () => seen.filter((path) => path === '/api/photos').length
    const drips = manyAddresses(12).map((from) => drip('POST /api/photos', 40, { from }))
    const refused = () => drips.reduce((sum, { text }) => sum + text.split('HTTP/1.1 429 ').length - 1, 0)
    await vi.waitFor(() => expect(photos() + refused()).toBe(12 * 40), { timeout: 60_000 })
    // two servers have 200 places each
    expect(photos()).toBeLessThan(300)
    const visitor = drip('POST /api/photos', 1, { from: VISITOR })
    const before = photos()
    await vi.waitFor(() => expect(photos()).toBe(before + 1), { timeout: 60_000 })
    expect(visitor.text).toBe('')
    endDrips()
  })
})

describe.skipIf(haproxy === undefined || process.platform !== 'linux')('streams of events', () => {
  beforeAll(() => openProxy('0.0.0.0/32'))
  afterAll(closeProxy)

  test('addresses with very many streams leave places for others, and no call waits for them', async () => {
    const watching = manyAddresses(6).map((from) => watch(from, 200))
    const opened = () => watching.reduce((sum, each) => sum + each.opened(), 0)
    const refused = () => watching.reduce((sum, each) => sum + each.refused(), 0)
    await vi.waitFor(() => expect(opened() + refused()).toBe(6 * 200), { timeout: 60_000 })
    // half of the places that two servers have
    expect(opened()).toBeGreaterThan(990)
    expect(opened()).toBeLessThan(1050)
    const visitor = watch(VISITOR, 45)
    await vi.waitFor(() => expect([visitor.opened(), visitor.refused()]).toEqual([40, 5]), { timeout: 60_000 })
    expect((await ask('127.0.1.1', '/api/backdrops')).status).toBe(200)
    endDrips()
  })
})

describe.skipIf(haproxy === undefined || process.platform !== 'linux')('servers that take no connection', () => {
  let second: Server
  beforeAll(async () => {
    second = createServer((_, answer) => answer.end('second'))
    await listen(second, 0)
    await openProxy('0.0.0.0/32', second)
  })
  afterAll(async () => {
    await closeProxy()
    await close(second)
  })

  test('for a moment, both of them, are not taken out, so that the next request is answered', async () => {
    // both checks of a server that fails come 200 ms apart at least: a slower machine proves nothing, and tries again
    await vi.waitFor(
      async () => {
        const ports = [server, second].map((each) => (each.address() as AddressInfo).port) // as: they listen on TCP
        const begun = performance.now()
        await Promise.all([close(server), close(second)])
        const refused = await ask(VISITOR, '/api/backdrops')
        await Promise.all([listen(server, ports[0]), listen(second, ports[1])])
        expect(performance.now() - begun).toBeLessThan(180)
        expect(refused.status).toBe(503)
        expect((await ask(VISITOR, '/api/backdrops')).status).toBe(200)
      },
      { timeout: 20_000, interval: 2_000 },
    )
  })

  test('are taken out within three seconds when they are gone, and nobody notices', async () => {
    await vi.waitFor(async () => expect(await states()).toEqual(['UP', 'UP']), { timeout: 20_000, interval: 50 })
    await close(second)
    const begun = performance.now()
    const statuses: (number | undefined)[] = []
    while ((await states())[1] !== 'DOWN') {
      statuses.push((await ask(VISITOR, '/api/backdrops')).status)
      expect(performance.now() - begun).toBeLessThan(3000)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await states())[0]).toMatch(/^UP/)
  })
})

describe.skipIf(haproxy === undefined || process.platform !== 'linux')('behind a known proxy', () => {
  beforeAll(() => openProxy('127.0.0.0/8'))
  afterAll(closeProxy)

  test('the visitor that it names is counted and told to the product, however many share its connections', async () => {
    const held = drip('POST /api/photos', MANY, { visitors: '198.51.100.1, 203.0.113.9' })
    await vi.waitFor(() => expect(held.text.split('HTTP/1.1 429 ')).toHaveLength(MANY - 40 + 1), { timeout: 60_000 })
    const { status, body } = await ask(ATTACKER, '/', { 'x-forwarded-for': '203.0.113.10' })
    expect([status, body.split(', ').at(-1)]).toEqual([200, '203.0.113.10'])
  })
})

describe('the configuration', () => {
  const text = readFileSync(CONFIGURATION, 'utf8')

  test('knows which calls take a photo and which are streams', async () => {
    const calls = await listCalls()
    const streams = new RegExp(/acl stream path,url_dec -m reg (\S+)/.exec(text)?.[1] ?? '$^')
    const isStream = (path: string) => streams.test(path.replaceAll(/:\w+/g, '01890000-0000-7000-8000-000000000000'))
    const given = calls.filter(({ reply }) => 'content' in reply && reply.content === 'text/event-stream')
    expect(given.map(({ path }) => path)).toEqual(calls.map(({ path }) => path).filter(isStream))
    expect(given.length).toBeGreaterThan(1)
    const uploads = calls.filter(({ body }) => body === 'multipart').map(({ method, path }) => `${method} ${path}`)
    expect(new Set(uploads)).toEqual(new Set([`POST ${/acl photos path,url_dec -m str (\S+)/.exec(text)?.[1]}`]))
  })

  test('lets an address have as many connections as a server without a proxy does', () => {
    expect(text).toContain(`{ sc_conn_cur(0,connections) gt ${CONNECTIONS_PER_ADDRESS} }`)
  })

  test('refuses with the texts of the product', () => {
    const told = [...text.matchAll(/^ +http-error status .* string '(.*)'$/gm)].map(([, json = '']) => JSON.parse(json) as object)
    const wait = { remainingTime: 10 }
    expect(told).toEqual([refusal('request_too_slow'), refusal('unavailable'), refusal('too_many_requests', wait)])
  })
})
