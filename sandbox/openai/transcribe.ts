/** https://platform.openai.com/docs/api-reference/audio/createTranscription */
import type { FastifyRequest } from 'fastify'
import type { Transcripts } from './transcripts.ts'
import { invalid, modelNotFound } from './errors.ts'
import { includes, TRANSCRIPTION_MODELS } from './models.ts'

/** What is heard in a recording that nobody described. */
const UNKNOWN = 'áudio de teste'
const ENDINGS = /\.(?:flac|mp3|mp4|mpeg|mpga|m4a|ogg|wav|webm)$/i
const BYTES_PER_SECOND = 4000

export async function transcribe(transcripts: Transcripts, request: FastifyRequest) {
  const { fields, file } = await readForm(request)
  const model = fields.get('model') ?? ''
  if (!file) throw invalid('file', "Missing required parameter: 'file'.", 'missing_required_parameter')
  if (!includes(TRANSCRIPTION_MODELS, model)) throw modelNotFound(model)
  if (!ENDINGS.test(file.name)) throw invalid('file', 'Unsupported file format.', 'unsupported_value')
  const text = transcripts.find(file.bytes) ?? UNKNOWN
  return { text, usage: { type: 'duration', seconds: Math.ceil(file.bytes.length / BYTES_PER_SECOND) } }
}

async function readForm(request: FastifyRequest) {
  const fields = new Map<string, string>()
  let file: { readonly bytes: Buffer; readonly name: string } | undefined
  if (!request.isMultipart()) throw invalid('file', "Missing required parameter: 'file'.", 'missing_required_parameter')
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { bytes: await part.toBuffer(), name: part.filename }
    else fields.set(part.fieldname, String(part.value))
  }
  return { fields, file }
}
