import { createHash } from 'node:crypto'
import { keepNewest } from '../newest.ts'

const MAX_TRANSCRIPTS = 500

/** What is said in which recording: a person's phone tells it, and the stand-in that transcribes knows it by the bytes. */
export function createTranscripts() {
  const transcripts = keepNewest<{ readonly id: string; readonly text: string }>(MAX_TRANSCRIPTS)
  return {
    add: (bytes: Buffer, text: string) => transcripts.add({ id: idOf(bytes), text }),
    /** Undefined for a recording that nobody described. */
    find: (bytes: Buffer) => transcripts.list().find(({ id }) => id === idOf(bytes))?.text,
  }
}

export type Transcripts = ReturnType<typeof createTranscripts>

function idOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
