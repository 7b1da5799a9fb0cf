/** `/openapi.json`: every call as its contract has it, and an upload as the form that it is. */
import fastifySwagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The form fields that the photo upload reads. A form is no JSON, so no schema of the contract checks it. */
const PHOTO_FORM = {
  type: 'object',
  properties: {
    photo: { type: 'string', format: 'binary' },
    first_frame: { type: 'string', enum: ['true', 'false'] },
    phone: { type: 'string', maxLength: 40 },
  },
  required: ['photo'],
} as const

const describeCall: NonNullable<FastifyDynamicSwaggerOptions['transform']> = (call) => {
  const transformed = jsonSchemaTransform(call)
  const isUpload = transformed.schema.consumes?.includes('multipart/form-data') === true
  return isUpload ? { ...transformed, schema: { ...transformed.schema, body: PHOTO_FORM } } : transformed
}

/** Must be registered before the routes, because it records each of them as it is added. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Mandou', version: '1.0.0' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
          panel: { type: 'http', scheme: 'bearer', description: "The administrator panel's token, besides the session" },
        },
      },
    },
    transform: describeCall,
  })
  // some 20 ms of work: done once, when every route is there
  let document: Buffer | undefined
  app.get('/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    document ??= Buffer.from(JSON.stringify(app.swagger()))
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
