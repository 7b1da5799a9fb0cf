import type { FloatImage } from '#engine/pixels/float-image.ts'

/** The meter reads the whole frame and minds the bright parts more, so that a sunlit patch keeps its texture. */
export function meanLight({ data }: FloatImage): number {
  let sum = 0
  for (let at = 1; at < data.length; at += 3) sum += (data[at] ?? 0) ** 3
  return Math.cbrt(sum / (data.length / 3))
}

/** Scales all light, in place. */
export function expose({ data }: FloatImage, factor: number): void {
  for (let at = 0; at < data.length; at++) data[at] = (data[at] ?? 0) * factor
}
