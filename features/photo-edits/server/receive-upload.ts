import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '#platform/errors.ts'
import { BrokenOff } from './count-open-uploads.ts'
import type { UploadSpool } from './upload-spool.ts'

/** What comes with the file. */
export interface UploadWishes {
  readonly isFirstFrameFine: boolean
}

/**
 * Reads a multipart upload: the file `photo`, which goes to the spool, and fields. A file over the limit ends the reading at
 * the limit.
 * @param phone the session's: a phone among the fields must be the same
 */
export async function receiveUpload(
  request: FastifyRequest,
  { phone, spool }: { readonly phone: string; readonly spool: UploadSpool },
): Promise<UploadWishes> {
  // whoever hung up before the reading began sends no end that it could wait for
  if (request.raw.destroyed) throw new BrokenOff()
  const { fields, hasFile } = await readParts(request, spool).catch(refuseBroken)
  if ((fields.get('phone') ?? phone) !== phone) refuse('wrong_phone', { field: 'phone' })
  if (!hasFile) refuse('photo_missing', { field: 'photo' })
  return { isFirstFrameFine: fields.get('first_frame') === 'true' }
}

interface Parts {
  readonly fields: ReadonlyMap<string, string>
  readonly hasFile: boolean
}

async function readParts(request: FastifyRequest, spool: UploadSpool): Promise<Parts> {
  const fields = new Map<string, string>()
  let hasFile = false
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value))
    else if (part.fieldname === 'photo') {
      await keepFile(part, spool)
      hasFile = true
    } else part.file.resume()
  }
  return { fields, hasFile }
}

async function keepFile({ file }: MultipartFile, spool: UploadSpool): Promise<void> {
  await spool.write(file)
  if (file.truncated) refuse('photo_too_large', { field: 'photo' })
}

/** Refusals, ours and the framework's, say what they mean; else the body was broken, or its sender hung up. */
function refuseBroken(error: unknown): never {
  const isTold = error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
  if (isTold || error instanceof Refusal) throw error
  throw new BrokenOff()
}
