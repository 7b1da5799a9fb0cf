/**
 * Files in two calls, both with the token:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/business-phone-numbers/media
 */
import { fastifyMultipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { addMs, SECOND } from '#platform/clock.ts'
import { WHATSAPP_ACCOUNT } from '../credentials.ts'
import { noSuchObject } from '../graph/errors.ts'
import { NODE, originOf, paramsOf } from '../graph/read-request.ts'
import type { Api } from './api.ts'
import { cloudError } from './errors.ts'
import { hashOf, isSendable, type MediaFile } from './media.ts'
import { checkToken, expectNumber } from './read-request.ts'

const MAX_BYTES = 101 * 1024 * 1024
/** The path on the real file host. */
const FILES_PATH = '/whatsapp_business/attachments/'

export async function serveUploads(scope: FastifyInstance, { media }: Api): Promise<void> {
  await scope.register(fastifyMultipart, { limits: { fileSize: MAX_BYTES, files: 1 } })
  scope.post(`${NODE}/media`, { bodyLimit: MAX_BYTES }, async (request) => {
    expectNumber(request)
    const file = await readUpload(request)
    if (!(await isWhatItSays(file)))
      throw cloudError(100, `Param file is no ${file.mimeType}, or of a type that is not supported`)
    if (!isSendable(file)) throw cloudError(131_053, 'The file is too large, or of a type that is not supported')
    return { id: media.keep(file, 'uploaded').id }
  })
}

async function readUpload(request: FastifyRequest) {
  const fields = new Map<string, string>()
  let file: { bytes: Buffer; mimeType: string; fileName: string } | undefined
  if (!request.isMultipart()) throw cloudError(131_008, 'The parameter file is required')
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { bytes: await part.toBuffer(), mimeType: part.mimetype, fileName: part.filename }
    else fields.set(part.fieldname, String(part.value))
  }
  if (fields.get('messaging_product') !== 'whatsapp') throw cloudError(131_008, 'The parameter messaging_product is required')
  if (!file) throw cloudError(131_008, 'The parameter file is required')
  return { ...file, mimeType: (fields.get('type') ?? file.mimeType).split(';')[0]?.trim() ?? '' }
}

const PICTURE_FORMATS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' }

/** Checks pictures: eight bits a channel, three or four channels. */
async function isWhatItSays({ bytes, mimeType }: { bytes: Buffer; mimeType: string }): Promise<boolean> {
  const format = PICTURE_FORMATS[mimeType]
  if (format === undefined) return !mimeType.startsWith('image/')
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  return found?.format === format && found.depth === 'uchar' && found.channels >= 3
}

/** @throws GraphError */
export function presentFile({ faults, media, settings, clock }: Api, request: FastifyRequest, file: MediaFile) {
  const { phone_number_id: owner } = paramsOf(request)
  if (owner !== undefined && owner !== WHATSAPP_ACCOUNT.phone_number_id) throw noSuchObject(file.id)
  if (faults.take('media_gone')) throw noSuchObject(file.id)
  const life = faults.take('media_address_dead') ? 0 : settings.get('media_url_seconds')
  const until = addMs(clock.now(), life * SECOND)
  const secret = media.openAddress(file.id, until)
  const ext = Math.floor(until.getTime() / SECOND)
  return {
    messaging_product: 'whatsapp',
    url: `${originOf(request)}${FILES_PATH}?mid=${file.id}&ext=${ext}&hash=${secret}`,
    mime_type: file.mimeType,
    sha256: hashOf(file, settings.get('hex_hashes') === 1),
    file_size: settings.get('sizes_as_text') === 1 ? String(file.bytes.length) : file.bytes.length,
    id: file.id,
  }
}

export function serveFiles(scope: FastifyInstance, api: Api): void {
  const { faults, media } = api
  scope.get(FILES_PATH, async (request, reply): Promise<FastifyReply> => {
    checkToken(request, api)
    const file = media.findByAddress(paramsOf(request)['hash'] ?? '')
    if (!file) return reply.code(404).type('text/plain').send('URL signature expired')
    const bytes = faults.take('media_damaged') ? Buffer.from(file.bytes).fill(0, 0, 16) : file.bytes
    return reply.type(file.mimeType).header('content-disposition', 'attachment').send(bytes)
  })
}
