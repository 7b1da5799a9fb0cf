/** Between canvases, which have four channels, and the engine's pictures, which have three. */
import type { Picture } from '#engine/types.ts'

export function openCanvas(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('there is no canvas')
  context.imageSmoothingQuality = 'high'
  return context
}

export function readPixels(context: OffscreenCanvasRenderingContext2D): Uint8ClampedArray {
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height).data
}

export function coloursOf(rgba: Uint8ClampedArray, width: number, height: number): Picture {
  const data = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4) {
    data[to++] = rgba[from] ?? 0
    data[to++] = rgba[from + 1] ?? 0
    data[to++] = rgba[from + 2] ?? 0
  }
  return { data, width, height }
}

export function toBitmap({ data, width, height }: Picture): ImageBitmap {
  const context = openCanvas(width, height)
  const shown = context.createImageData(width, height)
  const rgba = shown.data
  for (let from = 0, to = 0; from < data.length; to++) {
    rgba[to++] = data[from++] ?? 0
    rgba[to++] = data[from++] ?? 0
    rgba[to++] = data[from++] ?? 0
    rgba[to] = 255
  }
  context.putImageData(shown, 0, 0)
  return context.canvas.transferToImageBitmap()
}
