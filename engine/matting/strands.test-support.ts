/** Hair drawn over photo grounds, so that the true opacity and colour of every pixel are known. */
import sharp from 'sharp'
import { photoPath } from '#engine/compose/cutouts.test-support.ts'
import type { Picture, Plane } from '#engine/types.ts'

export interface Composite {
  readonly photo: Picture
  readonly truth: Plane
  /** The subject's own colours. */
  readonly subject: Picture
}

export interface Head {
  readonly size: number
  /** 0: straight … 1: curls. */
  readonly curl: number
  readonly strands: number
  readonly hair: readonly [number, number, number]
}

/** Numbers of 0…1, the same for the same seed (Park and Miller 1988). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function drawHead({ size, curl, strands, hair }: Head): string {
  const random = randomNumbers(7)
  const middle = size / 2
  const paths = Array.from({ length: strands }, () => {
    const turn = random() * 2 * Math.PI
    const length = size * (0.06 + 0.1 * random())
    const points: string[] = []
    for (let step = 0; step <= 24; step++) {
      const along = size * 0.24 + (length * step) / 24
      const sway = curl * size * 0.014 * Math.sin(step * 0.9 + turn * 5) + size * 0.02 * (random() - 0.5) * (1 - curl)
      const x = middle + along * Math.cos(turn) - sway * Math.sin(turn)
      const y = middle + along * Math.sin(turn) + sway * Math.cos(turn)
      points.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
    }
    return `<path d="M${points.join('L')}" stroke-width="${(0.6 + 0.9 * random()).toFixed(2)}"/>`
  })
  const colour = `rgb(${hair.join(' ')})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${middle}" cy="${middle}" r="${size * 0.26}" fill="${colour}"/>
    <g fill="none" stroke="${colour}">${paths.join('')}</g></svg>`
}

/** @param ground a photo of the tests, or a colour (`#…`). */
export async function drawHair(head: Head, ground: string): Promise<Composite> {
  const { size } = head
  const wall = ground.startsWith('#')
    ? sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    : sharp(photoPath(ground)).resize(size, size, { fit: 'cover' }).blur(3).removeAlpha()
  const below = await wall.raw().toBuffer()
  const above = await sharp(Buffer.from(drawHead(head)))
    .ensureAlpha()
    .raw()
    .toBuffer()
  const pixels = size * size
  const photo = { data: new Uint8Array(pixels * 3), width: size, height: size }
  const subject = { data: new Uint8Array(pixels * 3), width: size, height: size }
  const truth = { data: new Uint8Array(pixels), width: size, height: size }
  for (let pixel = 0; pixel < pixels; pixel++) {
    const opacity = (above[pixel * 4 + 3] ?? 0) / 255
    truth.data[pixel] = above[pixel * 4 + 3] ?? 0
    for (let channel = 0; channel < 3; channel++) {
      const own = head.hair[channel] ?? 0
      subject.data[pixel * 3 + channel] = own
      photo.data[pixel * 3 + channel] = Math.round(own * opacity + (below[pixel * 3 + channel] ?? 0) * (1 - opacity))
    }
  }
  return { photo, truth, subject }
}

/** What a network makes of hair: its hull, soft over some pixels, and no strand. */
export async function blurTruth({ data, width, height }: Plane): Promise<Plane> {
  const raw = { raw: { width, height, channels: 1 } } as const
  const hull = await sharp(data, raw)
    .blur(width / 120)
    .linear(2.4, -60)
    .extractChannel(0)
    .raw()
    .toBuffer()
  return {
    data: await sharp(hull, raw)
      .blur(width / 200)
      .extractChannel(0)
      .raw()
      .toBuffer(),
    width,
    height,
  }
}

/** Mean error of what is seen on a ground of one colour, 0…255, over the pixels near the truth's border. */
export function errorOn(ground: number, result: { alpha: Plane; foreground: Picture }, { truth, subject }: Composite): number {
  const { width, height } = truth
  const near = width / 50
  let sum = 0
  let count = 0
  for (let pixel = 0; pixel < truth.data.length; pixel++) {
    const x = (pixel % width) - width / 2
    const y = Math.floor(pixel / width) - height / 2
    if (Math.hypot(x, y) < width * 0.26 - near || Math.hypot(x, y) > width * 0.44) continue
    const opacity = (result.alpha.data[pixel] ?? 0) / 255
    const own = (truth.data[pixel] ?? 0) / 255
    for (let channel = 0; channel < 3; channel++) {
      const seen = (result.foreground.data[pixel * 3 + channel] ?? 0) * opacity + ground * (1 - opacity)
      const wanted = (subject.data[pixel * 3 + channel] ?? 0) * own + ground * (1 - own)
      sum += Math.abs(seen - wanted)
      count++
    }
  }
  return sum / count
}
