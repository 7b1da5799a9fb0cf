import type { FastifyRequest } from 'fastify'
import { refuse } from '#platform/errors.ts'

export interface Upload {
  readonly file: Uint8Array
  readonly isFirstFrameFine: boolean
}

/**
 * Reads a multipart upload: the file `photo`, and fields. A file over the limit ends the reading at the limit.
 * @param phone the session's: a phone among the fields must be the same
 */
export async function receiveUpload(request: FastifyRequest, phone: string): Promise<Upload> {
  // whoever hung up while waiting for a turn sends no end that the reading could wait for
  if (request.raw.destroyed) refuse('invalid_request', { field: 'photo' })
  const { fields, file } = await readParts(request).catch(refuseBroken)
  if ((fields.get('phone') ?? phone) !== phone) refuse('wrong_phone', { field: 'phone' })
  return {
    file: file ?? refuse('photo_missing', { field: 'photo' }),
    isFirstFrameFine: fields.get('first_frame') === 'true',
  }
}

interface Parts {
  readonly fields: ReadonlyMap<string, string>
  readonly file: Uint8Array | undefined
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const fields = new Map<string, string>()
  let file: Uint8Array | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value))
    else if (part.fieldname === 'photo') file = await part.toBuffer()
    else part.file.resume()
  }
  return { fields, file }
}

/** The framework's own refusals say what they mean; else the body was broken, or its sender hung up. */
function refuseBroken(error: unknown): never {
  const isTold = error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
  if (isTold) throw error
  refuse('invalid_request', { field: 'photo' })
}
