import i18next from 'i18next'
import * as z from 'zod/mini'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { web } from '#phrases/pt-BR/web.ts'
import { addressOf, call, CallError, fetchOrThrow, onSessionRefused } from './api.ts'
import { endpoints } from './endpoint.ts'

const cakes = endpoints({
  getCake: {
    method: 'GET',
    path: '/api/cakes/:id',
    summary: 'A cake',
    access: 'public',
    params: z.object({ id: z.string() }),
    query: z.object({ slices: z.optional(z.number()), note: z.optional(z.string()) }),
    reply: z.object({ name: z.string() }),
    errors: ['not_found'],
  },
  bake: {
    method: 'POST',
    path: '/api/cakes',
    summary: 'Bakes',
    access: 'public',
    body: z.object({ name: z.string() }),
    reply: z.object({ name: z.string() }),
    errors: [],
  },
})

/** Stands in for `fetch`. */
type Network = (path: string, request: RequestInit) => Promise<Response>

const plug = (network: Network) => vi.stubGlobal('fetch', network)
const answerWith = (status: number, body: string) => plug(async () => new Response(body, { status }))

beforeAll(async () => {
  await i18next.init({ lng: 'pt-BR', resources: { 'pt-BR': web }, defaultNS: 'common' })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('call', () => {
  it('returns the reply of the contract, and nothing beside it', async () => {
    answerWith(200, '{"name":"fubá","secret":1}')
    expect(await call(cakes.getCake, { params: { id: '1' } })).toEqual({ ok: true, status: 200, data: { name: 'fubá' } })
  })

  it('sends a body as JSON with the language of the page', async () => {
    const network = vi.fn<Network>(async () => new Response('{"name":"cenoura"}'))
    plug(network)
    await call(cakes.bake, { body: { name: 'cenoura' } })
    expect(network.mock.calls).toEqual([
      [
        '/api/cakes',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Language': 'pt-BR' },
          body: '{"name":"cenoura"}',
        },
      ],
    ])
  })

  it('returns a refusal with its code, its text and its extra fields', async () => {
    answerWith(429, '{"error":"Aguarde antes de reenviar","code":"rate_limited","field":"phone","remainingTime":42}')
    expect(await call(cakes.bake, { body: { name: '' } })).toEqual({
      ok: false,
      status: 429,
      code: 'rate_limited',
      error: 'Aguarde antes de reenviar',
      field: 'phone',
      extra: { remainingTime: 42 },
    })
  })

  it.each([
    [200, '<html>proxy</html>'],
    [200, '{"title":"another shape"}'],
    [502, '<html>Bad gateway</html>'],
    [500, '{"message":"not our shape"}'],
    [200, ''],
  ])('calls an answer invalid that matches no contract: %i %s', async (status, body) => {
    answerWith(status, body)
    expect(await call(cakes.bake, { body: { name: '' } })).toMatchObject({
      ok: false,
      status,
      code: 'invalid_answer',
      error: 'Resposta inválida do servidor',
    })
  })

  it('reports that there is no connection', async () => {
    plug(async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await call(cakes.bake, { body: { name: '' } })).toMatchObject({
      ok: false,
      status: 0,
      code: 'network',
      error: 'Erro de conexão',
    })
  })

  it('does not take a fault of ours in reading an answer for a lost connection', async () => {
    let isBroken = true
    onSessionRefused(() => {
      if (isBroken) throw new Error('the listener is broken')
    })
    answerWith(401, '{"error":"Entre de novo","code":"unauthorised"}')
    await expect(call(cakes.bake, { body: { name: '' } })).rejects.toThrow('the listener is broken')
    isBroken = false
  })

  it('throws when it is aborted, as the query cache expects', async () => {
    const controller = new AbortController()
    plug(async (_path, request) => {
      controller.abort()
      request.signal?.throwIfAborted()
      return new Response('{"name":"late"}')
    })
    await expect(call(cakes.bake, { body: { name: '' }, signal: controller.signal })).rejects.toThrow('abort')
  })
})

describe('fetchOrThrow', () => {
  it('throws the failure', async () => {
    answerWith(404, '{"error":"Não encontramos","code":"not_found"}')
    const thrown = await fetchOrThrow(cakes.getCake, { params: { id: '1' } }).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(CallError)
    expect(thrown).toMatchObject({ message: 'Não encontramos', failure: { code: 'not_found', status: 404 } })
  })
})

describe('addressOf', () => {
  it('fills in parameters and query, escaped, and leaves out what is not given', () => {
    expect(addressOf(cakes.getCake, { params: { id: 'a/b' }, query: { slices: 2, note: undefined } })).toBe(
      '/api/cakes/a%2Fb?slices=2',
    )
    expect(addressOf(cakes.getCake, { params: { id: '1' }, query: { note: '+55 & co' } })).toBe('/api/cakes/1?note=%2B55+%26+co')
  })
})
