import { ProviderFault } from '#platform/errors.ts'
import type { DownloadOutcome, IncomingContent } from '#providers/chat/port.ts'
import { findChat } from '../chat-queries.ts'
import type { WorkerDeps } from '../deps.ts'
import { type IncomingRow, markFetched } from './incoming-queries.ts'
import { mayAsk } from './may-ask.ts'

/** Some eight minutes of a voice note; nobody says more about one photo. */
export const NOTE_MAX_BYTES = 2_000_000
/** Per member, together with the messages that an LLM reads. */
export const NOTES_PER_DAY = 40

/** Why a voice note was not written down, as kept with its message. */
export type NoteRefusal = 'note_too_long' | 'note_not_transcribed'

type Outcome = { readonly content: IncomingContent } | { readonly refusal: NoteRefusal } | Record<string, never>

/**
 * Writes a voice note down, once: from then on its message is the text. Only a member's note leaves the server. One that cannot
 * be fetched or understood is answered with the request to write.
 */
export async function transcribeNote(deps: WorkerDeps, row: IncomingRow): Promise<void> {
  if (row.isFetched || row.content?.kind !== 'audio') return
  await markFetched(deps.db, row.id, await hear(deps, row, row.content))
}

async function hear(
  deps: WorkerDeps,
  row: IncomingRow,
  { file }: Extract<IncomingContent, { kind: 'audio' | 'video' | 'sticker' }>,
): Promise<Outcome> {
  const chat = await findChat(deps.db, row.chatId)
  if (!deps.transcriber || !chat?.memberId) return {}
  try {
    const note = await deps.channel.downloadFile(file.id, { bytes: NOTE_MAX_BYTES, types: /^audio\// })
    if (note.outcome !== 'fetched') return { refusal: isTooLong(note) ? 'note_too_long' : 'note_not_transcribed' }
    // a request that was under way when its worker died is not paid for twice
    if (row.askedAt || !(await mayAsk(deps, row, NOTES_PER_DAY))) return { refusal: 'note_not_transcribed' }
    return outcomeOf(await deps.transcriber.transcribe({ ...note, language: chat.language }))
  } catch (error) {
    // a fault of the network is one of these too
    if (!(error instanceof ProviderFault)) throw error
    deps.log.warn({ err: error }, 'a voice note could not be written down')
    return { refusal: 'note_not_transcribed' }
  }
}

function isTooLong(note: DownloadOutcome): boolean {
  return note.outcome === 'refused' && note.reason === 'size'
}

function outcomeOf(text: string): Outcome {
  return text === '' ? { refusal: 'note_not_transcribed' } : { content: { kind: 'text', text } }
}
