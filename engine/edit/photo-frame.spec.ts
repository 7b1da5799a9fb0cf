import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photoPath } from '#engine/compose/cutouts.test-support.ts'
import { openEngineForTests } from '#engine/engine.test-support.ts'
import { MODEL_TIMEOUT_MS } from '#engine/model/models.test-support.ts'
import type { EditedPicture, Engine, PhotoFrame, PictureOrder } from '#engine/types.ts'

const ORDERS: readonly PictureOrder[] = [
  { operation: 'swap', backdrop: 'degrade-lilas', format: '4:5', language: 'pt-BR' },
  { operation: 'swap', backdrop: 'infinito-bege', format: 'original', headline: 'Flores do dia', language: 'pt-BR' },
  { operation: 'post', format: '9:16', language: 'pt-BR' },
]
/** Side of the piece of the picture that is compared, around its subject. */
const PIECE = 240

describe('the photo under its result', () => {
  let engine: Engine
  let flower: Uint8Array

  beforeAll(async () => {
    engine = await openEngineForTests()
    flower = (await engine.receive(await readFile(photoPath('flower.jpg')))).jpeg
  }, MODEL_TIMEOUT_MS)
  afterAll(() => engine.close())

  it.each(ORDERS)('has its subject on the subject of a $operation in $format', async (order) => {
    const edited = await engine.edit(flower, order)
    const { photoFrame: frame } = edited
    const there = likeness(await pieceOfResult(edited, frame), await pieceOfPhoto(flower, edited, frame))
    const besides = await Promise.all(
      [-0.03, 0.03].map(async (shift) =>
        likeness(
          await pieceOfResult(edited, frame),
          await pieceOfPhoto(flower, edited, { ...frame, left: frame.left + shift, top: frame.top + shift }),
        ),
      ),
    )
    expect(there).toBeGreaterThan(0.9)
    expect(Math.max(...besides)).toBeLessThan(there - 0.05)
  })
})

/** The top left of the piece: around the middle of the photo, where the flower is. */
function cornerOf({ width, height }: EditedPicture, frame: PhotoFrame) {
  return {
    left: Math.round((frame.left + frame.width / 2) * width - PIECE / 2),
    top: Math.round((frame.top + frame.height / 2) * height - PIECE / 2),
  }
}

async function pieceOfResult(edited: EditedPicture, frame: PhotoFrame): Promise<Uint8Array> {
  return sharp(edited.jpeg)
    .extract({ ...cornerOf(edited, frame), width: PIECE, height: PIECE })
    .greyscale()
    .raw()
    .toBuffer()
}

/** The same piece, out of the photo laid at `frame`. */
async function pieceOfPhoto(photo: Uint8Array, edited: EditedPicture, frame: PhotoFrame): Promise<Uint8Array> {
  const { left, top } = cornerOf(edited, edited.photoFrame)
  return sharp(photo)
    .resize(Math.round(frame.width * edited.width), Math.round(frame.height * edited.height), { fit: 'fill' })
    .extract({
      left: left - Math.round(frame.left * edited.width),
      top: top - Math.round(frame.top * edited.height),
      width: PIECE,
      height: PIECE,
    })
    .greyscale()
    .raw()
    .toBuffer()
}

/** Correlation of brightness, which a change of light does not affect: 1 for the same piece. */
function likeness(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [centred(one), centred(other)]
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

function centred(bytes: Uint8Array): number[] {
  const mean = bytes.reduce((sum, value) => sum + value, 0) / bytes.length
  return Array.from(bytes, (value) => value - mean)
}
