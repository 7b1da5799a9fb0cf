import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DEFAULT_LANGUAGE } from '#phrases/shape.ts'
import { endpoints } from './endpoint.ts'
import { serveErrors } from './serve-errors.ts'
import { type AccessGuard, implement } from './serve.ts'

const accessGuard: AccessGuard = {
  findSession: async () => undefined,
  checkAdmin: async () => undefined,
  languageOf: () => DEFAULT_LANGUAGE,
}

const cakes = endpoints({
  listCakes: {
    method: 'GET',
    path: '/api/cakes',
    summary: 'All cakes',
    access: 'public',
    reply: z.object({ cakes: z.array(z.object({ name: z.string() })) }),
    errors: [],
  },
})

test('an answer has the fields of its contract, whatever its handler returns', async () => {
  await using app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  serveErrors(app, () => DEFAULT_LANGUAGE)
  const kept = { name: 'Fubá', memberId: '7', document: '529.982.247-25' }
  const handlers = { listCakes: async () => ({ cakes: [kept], total: 1 }) }
  implement(app, { table: cakes, handlers, accessGuard })
  expect((await app.inject({ url: '/api/cakes' })).json()).toEqual({ cakes: [{ name: 'Fubá' }] })
})
