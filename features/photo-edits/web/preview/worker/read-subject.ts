import type { Subject } from './compose-on.ts'
import type { SubjectMessage } from './messages.ts'
import { coloursOf, openCanvas, readPixels } from './pixels.ts'

/** The preview of a cutout as the engine's own shapes. */
export function readSubject({ bitmap, box, touches }: SubjectMessage): Subject {
  const { width, height } = bitmap
  const context = openCanvas(width, height)
  context.drawImage(bitmap, 0, 0)
  const rgba = readPixels(context)
  const alpha = { data: new Uint8Array(width * height), width, height }
  for (let pixel = 0; pixel < alpha.data.length; pixel++) alpha.data[pixel] = rgba[pixel * 4 + 3] ?? 0
  const left = Math.round(box.left * width)
  const top = Math.round(box.top * height)
  return {
    bitmap,
    photo: { width, height },
    alpha,
    foreground: coloursOf(rgba, width, height),
    touches,
    box: {
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round(box.width * width))),
      height: Math.max(1, Math.min(height - top, Math.round(box.height * height))),
    },
  }
}
