import sharp from 'sharp'
import { CHAT_LIMITS, ChatFault, type FileSource } from '#providers/chat/port.ts'
import type { WorkerDeps } from './deps.ts'

/** Shrunk for the rare picture that the network finds too large; the full size is a link away. */
const SMALLER = { width: 1080, quality: 85 }

/** Uploads a kept picture for a message. @throws ChatFault */
export async function handOverPicture(deps: WorkerDeps, fileKey: string): Promise<FileSource> {
  const kept = await deps.files.get(fileKey)
  if (!kept) throw new ChatFault('message_invalid', { detail: 'the picture of a message is gone' })
  return { id: await uploadJpeg(deps, kept) }
}

/** @returns the network's id of the file */
export async function uploadJpeg({ channel }: Pick<WorkerDeps, 'channel'>, jpeg: Uint8Array): Promise<string> {
  const bytes = jpeg.byteLength <= CHAT_LIMITS.imageBytes ? jpeg : await shrink(jpeg)
  return channel.uploadFile({ bytes, type: 'image/jpeg', name: 'mandou.jpg' })
}

function shrink(jpeg: Uint8Array): Promise<Buffer> {
  return sharp(jpeg).resize({ width: SMALLER.width, withoutEnlargement: true }).jpeg({ quality: SMALLER.quality }).toBuffer()
}
