import type { Backdrop } from '#engine/types.ts'

/** The part of a backdrop that text beside it leaves: nothing is painted again, and ground and floor stay where they are seen. */
export function partBeside(backdrop: Backdrop, { edge, share }: { edge: 'top' | 'bottom' | 'left'; share: number }): Backdrop {
  const { picture, ground, floor, groundWidth } = backdrop
  const { width, height } = picture
  if (edge === 'left') {
    const left = Math.round(share * width)
    // the middle of a scene is in the middle of what is left of it
    const from = Math.round(left / 2)
    return {
      ...backdrop,
      picture: cropped(backdrop, { left: from, top: 0, width: width - left, height }),
      ...(groundWidth !== undefined && { groundWidth: Math.min(1, groundWidth / (1 - share)) }),
    }
  }
  const lost = Math.round(share * height)
  const top = edge === 'top' ? lost : 0
  const move = (line: number): number => Math.min(1, (line * height - top) / (height - lost))
  return {
    ...backdrop,
    picture: cropped(backdrop, { left: 0, top, width, height: height - lost }),
    ground: ground === null ? null : move(ground),
    ...(floor !== undefined && { floor: move(floor) }),
  }
}

function cropped(
  { picture: { data, width } }: Backdrop,
  box: { left: number; top: number; width: number; height: number },
): Backdrop['picture'] {
  const part = new Uint8Array(box.width * box.height * 3)
  for (let row = 0; row < box.height; row++) {
    const from = ((row + box.top) * width + box.left) * 3
    part.set(data.subarray(from, from + box.width * 3), row * box.width * 3)
  }
  return { data: part, width: box.width, height: box.height }
}
