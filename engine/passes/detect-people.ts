/**
 * Where people are in a photo: hands, faces and hair as well as whole ones. The network knows people who look into a camera; a hand
 * that comes from above it knows once the photo is turned.
 */
import sharp from 'sharp'
import { toShares } from '#engine/matting/field.ts'
import { PERSON_SIZE } from '#engine/model/person-session.ts'
import type { Picture } from '#engine/types.ts'

/** How sure passes over the photo are of a person, 0…1, for each pixel of the photo squashed to a square of `PERSON_SIZE`. */
export interface People {
  /** At least one of them. */
  readonly any: Float32Array
  readonly some: Float32Array
  readonly most: Float32Array
  /** Both of those that see the photo upright: people stand in it, and cakes look as much like people upside down. */
  readonly upright: Float32Array
}

/** All ways to lay a square on another: four turns, plain and mirrored. */
const TURNS = 8
/** The first turns leave a photo upright: as it is, and mirrored. */
const UPRIGHT = 2
/** As many passes are some of them, or most. */
const SOME = 3
const MOST = 5

/** @param infer how sure the network is of a person, for each pixel of a square. */
export async function detectPeople(picture: Picture, infer: (square: Uint8Array) => Promise<Float32Array>): Promise<People> {
  const frame = frameOf(picture)
  const square = await drawInFrame(picture, frame)
  const passes: Float32Array[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const places = placesOf(turn)
    const turned = new Uint8Array(square.length)
    places.forEach((from, to) => turned.set(square.subarray(from * 3, from * 3 + 3), to * 3))
    const seen = await infer(turned)
    const back = new Float32Array(seen.length)
    places.forEach((from, to) => (back[from] = seen[to] ?? 0))
    passes.push(back)
  }
  const { any, some, most, upright } = countPasses(passes)
  return {
    any: await stretch(any, frame),
    some: await stretch(some, frame),
    most: await stretch(most, frame),
    upright: await stretch(upright, frame),
  }
}

/** Where the photo lies in the square: squashed hands are none to the network, so bars fill the rest. */
function frameOf({ width, height }: Picture): Frame {
  const scale = PERSON_SIZE / Math.max(width, height)
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  return { ...size, left: Math.floor((PERSON_SIZE - size.width) / 2), top: Math.floor((PERSON_SIZE - size.height) / 2) }
}

interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

async function drawInFrame(picture: Picture, { left, top, width, height }: Frame): Promise<Uint8Array> {
  return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .extend({
      left,
      top,
      right: PERSON_SIZE - left - width,
      bottom: PERSON_SIZE - top - height,
      background: { r: 0, g: 0, b: 0 },
    })
    .raw()
    .toBuffer()
}

/** What lies in the frame, over the whole square. */
async function stretch(shares: Float32Array, { left, top, width, height }: Frame): Promise<Float32Array> {
  const bytes = Uint8Array.from(shares, (share) => Math.round(255 * share))
  const stretched = await sharp(bytes, { raw: { width: PERSON_SIZE, height: PERSON_SIZE, channels: 1 } })
    .extract({ left, top, width, height })
    .resize(PERSON_SIZE, PERSON_SIZE, { fit: 'fill', kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return toShares(stretched)
}

/** For each pixel of the turned square: which one of the photo it shows. */
function placesOf(turn: number): Int32Array {
  const last = PERSON_SIZE - 1
  return Int32Array.from({ length: PERSON_SIZE * PERSON_SIZE }, (_, to) => {
    const x = to % PERSON_SIZE
    const y = Math.floor(to / PERSON_SIZE)
    const across = turn & 1 ? last - x : x
    const down = turn & 2 ? last - y : y
    return turn & 4 ? across * PERSON_SIZE + down : down * PERSON_SIZE + across
  })
}

function countPasses(passes: readonly Float32Array[]): People {
  const pixels = PERSON_SIZE * PERSON_SIZE
  const people = {
    any: new Float32Array(pixels),
    some: new Float32Array(pixels),
    most: new Float32Array(pixels),
    upright: new Float32Array(pixels),
  }
  const seen = new Float32Array(passes.length)
  for (let pixel = 0; pixel < pixels; pixel++) {
    passes.forEach((pass, at) => (seen[at] = pass[pixel] ?? 0))
    people.upright[pixel] = Math.min(...seen.subarray(0, UPRIGHT))
    seen.sort()
    people.any[pixel] = seen[passes.length - 1] ?? 0
    people.some[pixel] = seen[passes.length - SOME] ?? 0
    people.most[pixel] = seen[passes.length - MOST] ?? 0
  }
  return people
}
