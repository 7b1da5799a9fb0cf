import { describe, expect, it } from 'vitest'
import { cutoutOf, maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Cutout, Plane } from '#engine/types.ts'
import { findCore } from './find-core.ts'

const SIZE = { width: 400, height: 400 }

function cutoutWith(...boxes: readonly { left: number; top: number; width: number; height: number }[]): Cutout {
  const mask = maskWithBox(SIZE, boxes[0] ?? { left: 0, top: 0, ...SIZE })
  for (const box of boxes.slice(1)) maskWithBox(SIZE, box).data.forEach((alpha, at) => alpha > 0 && (mask.data[at] = 255))
  return cutoutOf(plainPicture(SIZE, [200, 180, 160]), mask)
}

function disc(): Cutout {
  const mask: Plane = { data: new Uint8Array(SIZE.width * SIZE.height), ...SIZE }
  for (let at = 0; at < mask.data.length; at++) {
    if (Math.hypot((at % SIZE.width) - 200, Math.floor(at / SIZE.width) - 200) < 150) mask.data[at] = 255
  }
  return cutoutOf(plainPicture(SIZE, [200, 180, 160]), mask)
}

describe('what must stay whole', () => {
  it('is the cup, not the saucer under it', () => {
    const cup = { left: 140, top: 100, width: 120, height: 160 }
    const saucer = { left: 60, top: 250, width: 280, height: 30 }
    expect(findCore(cutoutWith(cup, saucer))).toMatchObject({ left: 140, width: 120, top: 100, height: 180 })
  })

  it('is all of a jug with its handle', () => {
    const jug = { left: 140, top: 100, width: 120, height: 160 }
    const handle = { left: 250, top: 210, width: 80, height: 40 }
    expect(findCore(cutoutWith(jug, handle))).toMatchObject({ left: 140, width: 190 })
  })

  it('is a dish without its rim', () => {
    const core = findCore(disc())
    expect(core.width).toBeLessThan(260)
    expect(core.width).toBeGreaterThan(230)
  })

  it('is all of a box', () => {
    expect(findCore(cutoutWith({ left: 100, top: 100, width: 200, height: 200 }))).toMatchObject({ left: 100, width: 200 })
  })
})
