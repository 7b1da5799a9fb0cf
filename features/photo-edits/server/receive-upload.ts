import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '#platform/errors.ts'
import type { UploadSpool } from './upload-spool.ts'

/** An upload that its sender did not finish. If the sender still listens, the answer is an invalid request. */
export class UploadAborted extends Refusal {
  constructor() {
    super('invalid_request', { field: 'photo' })
  }
}

/** The fields sent with the file. */
export interface UploadWishes {
  readonly isFirstFrameFine: boolean
}

/**
 * Reads a multipart upload: the file `photo`, which goes to the spool, and fields. Stops at the size limit.
 * @param phone the session's: a phone among the fields must be the same
 */
export async function receiveUpload(
  request: FastifyRequest,
  { phone, spool }: { readonly phone: string; readonly spool: UploadSpool },
): Promise<UploadWishes> {
  // a sender who hung up before the reading began causes no event to wait for
  if (request.raw.destroyed) throw new UploadAborted()
  const { fields, hasFile } = await readParts(request, spool).catch(refuseBroken)
  if ((fields.get('phone') ?? phone) !== phone) refuse('wrong_phone', { field: 'phone' })
  if (!hasFile) refuse('photo_missing', { field: 'photo' })
  return { isFirstFrameFine: fields.get('first_frame') === 'true' }
}

interface UploadParts {
  readonly fields: ReadonlyMap<string, string>
  readonly hasFile: boolean
}

async function readParts(request: FastifyRequest, spool: UploadSpool): Promise<UploadParts> {
  const fields = new Map<string, string>()
  let photo: MultipartFile['file'] | undefined
  limitOtherBytes(request, () => photo)
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value))
    else if (part.fieldname === 'photo') {
      photo = part.file
      await readFilePart(part, spool)
    } else part.file.resume()
  }
  return { fields, hasFile: photo !== undefined }
}

/** Far more than the names, fields and boundaries of a form take, and than what waits to be stored. */
const MAX_OTHER_BYTES = 2 * 1024 * 1024

/** Ends a connection that sends much beside the photo: only the photo's bytes are paced, and count. */
function limitOtherBytes({ raw }: FastifyRequest, photoNow: () => MultipartFile['file'] | undefined): void {
  let all = 0
  raw.on('data', (bytes: Buffer) => {
    all += bytes.byteLength
    const photo = photoNow()
    // one that is too large is answered: what follows it is limited as after any answer
    if (!photo?.truncated && all - (photo?.bytesRead ?? 0) > MAX_OTHER_BYTES) raw.destroy()
  })
}

async function readFilePart({ file }: MultipartFile, spool: UploadSpool): Promise<void> {
  await spool.write(file)
  if (file.truncated) refuse('photo_too_large', { field: 'photo' })
}

/** Refusals, ours and the framework's, are rethrown; otherwise the body was invalid, or its sender hung up. */
function refuseBroken(error: unknown): never {
  const isKnown = error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
  if (isKnown || error instanceof Refusal) throw error
  throw new UploadAborted()
}
