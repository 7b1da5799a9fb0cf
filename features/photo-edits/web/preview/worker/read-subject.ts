import { framePrint, opaqueWithin } from '#engine/compose/lay-as-print.ts'
import type { Subject } from './compose-on.ts'
import type { SubjectMessage } from './messages.ts'
import { coloursOf, openCanvas, readPixels } from './pixels.ts'

/** The preview of a cutout, or a photo that is shown whole, as the engine's own shapes. */
export function readSubject(message: SubjectMessage): Subject {
  return message.isPrint ? readPrint(message.bitmap) : readCutout(message)
}

function readPrint(photo: ImageBitmap): Subject {
  const frame = framePrint(photo)
  const { width, height, paper } = frame
  const context = openCanvas(width, height)
  context.fillStyle = 'white'
  context.fillRect(paper.left, paper.top, paper.width, paper.height)
  context.drawImage(photo, frame.photo.left, frame.photo.top)
  const foreground = coloursOf(readPixels(context), width, height)
  return {
    bitmap: context.canvas.transferToImageBitmap(),
    photo: { width, height },
    alpha: opaqueWithin(frame),
    foreground,
    touches: { top: false, right: false, bottom: false, left: false },
    box: paper,
    isPrint: true,
  }
}

function readCutout({ bitmap, box, touches }: SubjectMessage): Subject {
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
