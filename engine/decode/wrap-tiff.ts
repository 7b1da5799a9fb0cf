/**
 * Raw pixels with a colour profile, as an uncompressed TIFF: the only way to give libvips their colour space. (sharp reads
 * profiles from files alone.) Tags: TIFF 6.0; the profile's is 34675.
 */
interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

const SHORT = 3
const LONG = 4
const UNDEFINED = 7
const HEADER_LENGTH = 8
const ENTRY_LENGTH = 12
const RGB = 2
const UNASSOCIATED_ALPHA = 2

export function wrapTiff(pixels: Pixels, profile: Uint8Array): Uint8Array {
  const { width, height, channels, data } = pixels
  const entryCount = channels === 4 ? 12 : 11
  const bitsAt = HEADER_LENGTH + 2 + entryCount * ENTRY_LENGTH + 4
  const profileAt = bitsAt + 8
  const pixelsAt = profileAt + profile.length + (profile.length % 2)

  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, bitsAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, RGB],
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, data.length],
    [284, SHORT, 1, 1],
  ]
  if (channels === 4) entries.push([338, SHORT, 1, UNASSOCIATED_ALPHA])
  entries.push([34_675, UNDEFINED, profile.length, profileAt])

  const head = Buffer.alloc(pixelsAt)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(HEADER_LENGTH, 4)
  head.writeUInt16LE(entries.length, HEADER_LENGTH)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = HEADER_LENGTH + 2 + index * ENTRY_LENGTH
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(count, at + 4)
    head.writeUInt32LE(value, at + 8)
  }
  for (let channel = 0; channel < channels; channel++) head.writeUInt16LE(8, bitsAt + 2 * channel)
  head.set(profile, profileAt)
  return Buffer.concat([head, data])
}
