/**
 * libheif is compiled to one thread, and a phone's photo blocks that thread for most of a second: called only in a process of the
 * engine, never in one that answers requests.
 */
import decodeHeic from 'heic-decode'
import { EngineRefusal } from '../types.ts'

export interface HeicPixels {
  /** RGBA, already rotated and mirrored as the file asks; colours still those of the file's profile. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** @throws EngineRefusal `photo_damaged` */
export async function openHeic(file: Uint8Array, primaryIndex: number): Promise<HeicPixels> {
  const images = await decodeHeic.all({ buffer: file })
  try {
    const primary = images[primaryIndex] ?? images[0]
    if (!primary) throw new EngineRefusal('photo_damaged', 'no picture inside')
    const { data, width, height } = await primary.decode()
    return { data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height }
  } finally {
    images.dispose()
  }
}
