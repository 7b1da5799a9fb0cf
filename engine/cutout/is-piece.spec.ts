import { describe, expect, it } from 'vitest'
import { cutoutOf, maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import { PERSON_SIZE } from '#engine/model/person-session.ts'
import type { Box } from '#engine/types.ts'
import { isPiece } from './is-piece.ts'

const PHOTO = { width: 400, height: 500 }
const WOOD = [120, 80, 40] as const
const SKIN = [224, 172, 140] as const
const GREY = [120, 120, 120] as const

/** A soap on a board that goes on beyond both sides and the lower edge. */
const BOARD: Box = { left: 0, top: 200, width: 400, height: 300 }

const filled = (share: number) => new Float32Array(PERSON_SIZE * PERSON_SIZE).fill(share)

/** What passes see all over the photo: most of them, and both upright ones. */
const seeing = (most: number, upright: number) => () =>
  Promise.resolve({ any: filled(most), some: filled(most), most: filled(most), upright: filled(upright) })

const shown = (box: Box, colour: readonly [number, number, number] = WOOD) =>
  cutoutOf(plainPicture(PHOTO, colour), maskWithBox(PHOTO, box))

describe('a piece of a thing', () => {
  it.each<[string, Box, boolean]>([
    ['by three edges', BOARD, true],
    ['by all edges', { left: 0, top: 0, width: 400, height: 500 }, true],
    ['by two edges', { ...BOARD, height: 250 }, false],
    ['by two edges, of what nearly reaches the others', { ...BOARD, top: 15, height: 470 }, true],
    ['by a corner, of what fills the photo', { left: 0, top: 0, width: 390, height: 490 }, true],
    ['by one edge, of what fills the photo', { left: 5, top: 5, width: 390, height: 495 }, false],
    ['by the lower edge alone', { ...BOARD, left: 80, width: 240 }, false],
    ['by no edge', { left: 80, top: 100, width: 240, height: 300 }, false],
  ])('is told by how much is cut off: %s', async (_, box, isOne) => {
    expect(await isPiece(shown(box), seeing(0, 0))).toBe(isOne)
  })

  it('is no person of whom the photo shows the upper half', async () => {
    expect(await isPiece(shown(BOARD, GREY), seeing(1, 1))).toBe(false)
  })

  it('is no hand or arm, which most passes see, and not the upright ones', async () => {
    expect(await isPiece(shown(BOARD, SKIN), seeing(1, 0))).toBe(false)
  })

  it('is a thing that most passes take for a person, and not the upright ones', async () => {
    expect(await isPiece(shown(BOARD, GREY), seeing(1, 0))).toBe(true)
  })

  it('is not looked for where edges cut less', async () => {
    expect(await isPiece(shown({ ...BOARD, height: 250 }), () => expect.fail('nobody was asked for'))).toBe(false)
  })
})
