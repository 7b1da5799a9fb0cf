import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import { askOpenAi, type OpenAiSettings } from '#providers/ask-openai.ts'
import type { Transcriber } from '../port.ts'
import { unusable } from './read-completion.ts'

/** A person waits, and is asked to write instead. */
const DEFAULT_TIMEOUT_MS = 20 * SECOND
/** Longer messages are cut in the same way when they are typed. */
const LONGEST_TRANSCRIPT = 2000

const transcription = z.object({ text: z.string() })

/** https://platform.openai.com/docs/api-reference/audio/createTranscription */
export function createOpenAiTranscriber(settings: OpenAiSettings): Transcriber {
  return {
    transcribe: async ({ bytes, type, language }) => {
      const answer = await askOpenAi({
        provider: 'words',
        settings,
        path: '/audio/transcriptions',
        body: formOf({ bytes, type, language, model: settings.model }),
        optional: [],
        timeoutMs: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      })
      const read = transcription.safeParse(answer)
      if (!read.success) throw unusable('answer_unusable', 'no transcript')
      return read.data.text.trim().slice(0, LONGEST_TRANSCRIPT)
    },
  }
}

interface Note {
  readonly bytes: Buffer
  readonly type: string
  readonly language: string
  readonly model: string
}

function formOf({ bytes, type, language, model }: Note): FormData {
  const form = new FormData()
  const plain = type.split(';')[0]?.trim() ?? ''
  // the vendor decides by the ending what kind of file it is
  form.set('file', new Blob([new Uint8Array(bytes)], { type: plain }), `note.${ENDINGS.get(plain) ?? 'ogg'}`)
  form.set('model', model)
  form.set('response_format', 'json')
  // the vendor knows languages without their countries
  form.set('language', language.slice(0, 2))
  return form
}

/** The types of voice notes and sent recordings. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['audio/ogg', 'ogg'],
  ['audio/mpeg', 'mp3'],
  ['audio/mp4', 'm4a'],
  ['audio/aac', 'm4a'],
  ['audio/wav', 'wav'],
  ['audio/webm', 'webm'],
])
