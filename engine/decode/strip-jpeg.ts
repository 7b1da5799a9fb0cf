/**
 * Removes the metadata from a JPEG without decoding it, so that a photo that already has our format loses no quality. Marker
 * codes: ITU-T T.81, table B.1.
 */
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const COMMENT = 0xfe
const FIRST_APPLICATION = 0xe0
const LAST_APPLICATION = 0xef
/** JFIF density and Adobe's colour transform: without them a decoder guesses the colours. */
const KEPT_APPLICATIONS: ReadonlySet<number> = new Set([0xe0, 0xee])

/**
 * The same picture without EXIF, profiles, comments, embedded pictures and data after its end; `undefined` if the file has an
 * unusual structure.
 */
export function stripJpeg(file: Uint8Array): Uint8Array | undefined {
  const kept: Uint8Array[] = []
  let position = 2
  if (file[0] !== 0xff || file[1] !== START_OF_IMAGE) return undefined
  kept.push(file.subarray(0, 2))

  while (position + 4 <= file.length || file[position + 1] === END_OF_IMAGE) {
    if (file[position] !== 0xff) return undefined
    const marker = file[position + 1] ?? 0
    if (marker === END_OF_IMAGE) return Buffer.concat([...kept, file.subarray(position, position + 2)])
    // padding before a marker
    if (marker === 0xff) {
      position++
      continue
    }
    const headerEnd = position + 2 + (((file[position + 2] ?? 0) << 8) | (file[position + 3] ?? 0))
    const end = marker === START_OF_SCAN ? findScanEnd(file, headerEnd) : headerEnd
    if (!isMetadata(marker)) kept.push(file.subarray(position, end))
    position = end
  }
  return undefined
}

function isMetadata(marker: number): boolean {
  const isApplication = marker >= FIRST_APPLICATION && marker <= LAST_APPLICATION
  return marker === COMMENT || (isApplication && !KEPT_APPLICATIONS.has(marker))
}

/** In a scan, 0xff before zero is a byte of the picture, before 0xd0…0xd7 a restart; any other marker ends it. */
function findScanEnd(file: Uint8Array, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}
