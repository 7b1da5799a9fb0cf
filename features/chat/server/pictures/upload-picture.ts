import sharp from 'sharp'
import { CHAT_LIMITS, ChatFault, type FileSource } from '#providers/chat/port.ts'
import type { WorkerDeps } from '../deps.ts'
import type { MessageForm } from '../outbox/outgoing.ts'

/** The encoding for pictures that the network refuses or finds too large; the full size is behind a link. */
const SMALLER = { width: 1080, quality: 85 }

/** Uploads a stored picture for a message; undefined when the message is sent without one. @throws ChatFault */
export async function uploadPicture(
  deps: WorkerDeps,
  { fileKey, form }: { readonly fileKey: string; readonly form: MessageForm },
): Promise<FileSource | undefined> {
  if (!allowsPicture(form)) return undefined
  const kept = await deps.files.get(fileKey)
  if (!kept) throw new ChatFault('message_invalid', { detail: 'the picture of a message is gone' })
  return { id: await uploadJpeg(deps, { jpeg: kept, form }) }
}

export function allowsPicture(form: MessageForm): boolean {
  return form === 'whole' || form === 'smaller'
}

/** @returns the network's id of the file */
export async function uploadJpeg(
  { channel }: Pick<WorkerDeps, 'channel'>,
  { jpeg, form }: { readonly jpeg: Uint8Array; readonly form: MessageForm },
): Promise<string> {
  const isFine = form === 'whole' && jpeg.byteLength <= CHAT_LIMITS.imageBytes
  const bytes = isFine ? jpeg : await shrink(jpeg)
  return channel.uploadFile({ bytes, type: 'image/jpeg', name: 'mandou.jpg' })
}

function shrink(jpeg: Uint8Array): Promise<Buffer> {
  return sharp(jpeg).resize({ width: SMALLER.width, withoutEnlargement: true }).jpeg({ quality: SMALLER.quality }).toBuffer()
}
