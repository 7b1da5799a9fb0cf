/** Real pictures of every accepted type, damaged by accident or on purpose. */
import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

export const KINDS = ['jpeg', 'progressive', 'png', 'webp', 'avif', 'heic', 'gif', 'svg'] as const
export type PictureKind = (typeof KINDS)[number]
export type Pictures = Readonly<Record<PictureKind, Buffer>>

const SOURCE = 'engine/photos-for-tests/coffee.jpg'
const HEIC = 'engine/photos-for-tests/coffee-p3-turned.heic'
/** Small, so that its processing time comes from the damage and not from its size. */
const SMALL_WIDTH = 480
/** As wide as a phone's photo: damage costs most where there is most to decode. */
export const LARGE_WIDTH = 4000

export async function makePictures(width = SMALL_WIDTH): Promise<Pictures> {
  const small = sharp(await readFile(SOURCE)).resize(width)
  const [jpeg, progressive, png, webp, avif, gif, heic] = await Promise.all([
    small
      .clone()
      .withExif({ IFD0: { Artist: 'ana' } })
      .jpeg()
      .toBuffer(),
    small.clone().jpeg({ progressive: true }).toBuffer(),
    small.clone().png().toBuffer(),
    small.clone().webp().toBuffer(),
    small.clone().avif({ effort: 0 }).toBuffer(),
    small.clone().gif().toBuffer(),
    readFile(HEIC),
  ])
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><rect width="${width}" height="${width}"/></svg>`,
  )
  return { jpeg, progressive, png, webp, avif, gif, heic, svg }
}

export type Breakage =
  | { readonly kind: 'flip'; readonly at: number; readonly bit: number }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'fill'; readonly at: number; readonly length: number; readonly byte: number }
  /** Repeats a part: segments, scans, chunks and tables that come twice or a thousand times. */
  | { readonly kind: 'repeat'; readonly part: number; readonly times: number }
  | { readonly kind: 'drop' | 'swap'; readonly part: number }
  /** Changes two bytes of the beginning, where the dimensions are. */
  | { readonly kind: 'lie'; readonly at: number; readonly value: number }
  | { readonly kind: 'append'; readonly bytes: number }
  | { readonly kind: 'graft'; readonly other: PictureKind; readonly at: number }

const share = fc.double({ min: 0, max: 1, noNaN: true })
const part = fc.nat(60)

export const breakage: fc.Arbitrary<Breakage> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('flip' as const), at: share, bit: fc.nat(7) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cut' as const), at: share }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('fill' as const),
      at: share,
      length: fc.nat(400),
      byte: fc.constantFrom(0, 255, 127),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), part, times: fc.constantFrom(1, 2, 20, 200) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('drop', 'swap'), part }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('lie' as const),
      at: fc.nat(400),
      value: fc.constantFrom(0, 1, 255, 256, 7000, 32_767, 32_768, 65_535),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('append' as const), bytes: fc.constantFrom(1, 1000, 2_000_000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('graft' as const), other: fc.constantFrom(...KINDS), at: share }) },
)

export function breakPicture(pictures: Pictures, kind: PictureKind, breakages: readonly Breakage[]): Buffer {
  let bytes: Buffer = Buffer.from(pictures[kind])
  for (const each of breakages) bytes = breakOnce(pictures, bytes, each)
  return bytes
}

type Break<Kind extends Breakage['kind']> = (bytes: Buffer, how: Extract<Breakage, { kind: Kind }>, pictures: Pictures) => Buffer

const place = (bytes: Buffer, at: number) => Math.floor(at * bytes.length)

const BREAKS: { readonly [Kind in Breakage['kind']]: Break<Kind> } = {
  flip: (bytes, { at, bit }) => {
    const where = Math.min(place(bytes, at), bytes.length - 1)
    if (where >= 0) bytes[where] = (bytes[where] ?? 0) ^ (1 << bit)
    return bytes
  },
  cut: (bytes, { at }) => bytes.subarray(0, place(bytes, at)),
  fill: (bytes, { at, length, byte }) => bytes.fill(byte, place(bytes, at), place(bytes, at) + length),
  repeat: (bytes, { part: at, times }) =>
    rearrange(bytes, at, (chosen, before) => [before, ...Array.from({ length: times + 1 }, () => chosen)]),
  drop: (bytes, { part: at }) => rearrange(bytes, at, (_, before) => [before]),
  swap: (bytes, { part: at }) => rearrange(bytes, at, (chosen, before) => [chosen, before]),
  lie: (bytes, { at, value }) => {
    if (at + 2 <= bytes.length) bytes.writeUInt16BE(value, at)
    return bytes
  },
  append: (bytes, { bytes: more }) => Buffer.concat([bytes, Buffer.alloc(more, 'mandou')]),
  graft: (bytes, { other, at }, pictures) =>
    Buffer.concat([bytes.subarray(0, place(bytes, at)), pictures[other].subarray(place(bytes, at))]),
}

function breakOnce<Kind extends Breakage['kind']>(pictures: Pictures, bytes: Buffer, how: Breakage & { kind: Kind }): Buffer {
  // the table is keyed by the kind; the compiler does not follow one kind through both sides
  const breakIt = BREAKS[how.kind] as unknown as Break<Breakage['kind']>
  return breakIt(bytes, how, pictures)
}

/** @param anew replaces a part and the one before it */
function rearrange(bytes: Buffer, at: number, anew: (part: Buffer, before: Buffer) => readonly Buffer[]): Buffer {
  const parts = splitParts(bytes)
  const where = Math.max(1, at % parts.length)
  const [before = Buffer.alloc(0), chosen = Buffer.alloc(0)] = parts.slice(where - 1, where + 1)
  return Buffer.concat([...parts.slice(0, where - 1), ...anew(chosen, before), ...parts.slice(where + 1)])
}

/** By the markers of a JPEG, the chunks of a PNG or RIFF and the boxes of a HEIF: wherever one seems to begin. */
function splitParts(bytes: Buffer): Buffer[] {
  const places = [0]
  const text = bytes.toString('latin1')
  for (const { index } of text.matchAll(
    /\xFF[\xC0-\xCF\xD8-\xDD\xE0-\xEF\xFE]|.{4}(?:IHDR|IDAT|PLTE|iCCP|eXIf|IEND|ftyp|meta|iloc|iinf|iprp|ipco|ispe|mdat|moov)|VP8[ LX]|ALPH|\x21[\xF9\xFE\xFF]/gs,
  ))
    if (index > 0) places.push(index)
  return places.map((from, at) => bytes.subarray(from, places[at + 1] ?? bytes.length))
}
