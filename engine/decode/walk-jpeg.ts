/** The structure of a JPEG, read from its markers alone. Marker codes: ITU-T T.81, table B.1. */

export interface JpegComponent {
  readonly id: number
  /** Sampling factors, 1…4. */
  readonly across: number
  readonly down: number
}

export interface JpegFrame {
  /** Where its marker stands in the file. */
  readonly at: number
  /** Code of its marker, 0xc0…0xcf: how the picture is coded. */
  readonly marker: number
  readonly width: number
  readonly height: number
  readonly components: readonly JpegComponent[]
}

export interface JpegScan {
  /** Where its marker stands in the file. */
  readonly at: number
  /** Ids of the components that it codes. */
  readonly components: readonly number[]
  /** First and last of the 64 coefficients that it codes; 0 is the mean of a block. */
  readonly spectralStart: number
  readonly spectralEnd: number
  /** 0 where the scan codes its coefficients for the first time, else it refines them. */
  readonly approximatedBefore: number
  /** Bits of each coefficient that it leaves to later scans. */
  readonly approximatedAfter: number
  /** Coded data, markers of restarts and stuffed bytes included. */
  readonly bytes: number
}

export interface JpegStructure {
  /** The frame that decoders use. */
  readonly frame: JpegFrame | undefined
  readonly scans: readonly JpegScan[]
  /** Segments that are no scans: tables, profiles, notes. */
  readonly segments: number
  /** Whether the picture has its end marker. */
  readonly hasEnd: boolean
  /** Where the end marker stands, or would stand. */
  readonly end: number
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Among the codes of frames, these three mean tables and an extension. */
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc])

/** Up to the end of the first picture; in one pass, whatever the file contains. */
export function walkJpeg(file: Uint8Array): JpegStructure {
  const scans: JpegScan[] = []
  let frame: JpegFrame | undefined
  let segments = 0
  let hasEnd = false
  let at = nextMarker(file, 2)
  while (at !== -1) {
    const marker = file[at + 1] ?? 0
    hasEnd = marker === END_OF_IMAGE
    if (hasEnd) break
    const contentEnd = isAlone(marker) ? at + 2 : at + 2 + word(file, at + 2)
    let end = contentEnd
    if (marker === START_OF_SCAN) {
      end = endOfScan(file, contentEnd)
      scans.push(readScan(file, at, end - contentEnd))
    } else {
      segments++
      if (isFrame(marker)) frame ??= readFrame(file, at)
    }
    at = nextMarker(file, end)
  }
  return { frame, scans, segments, hasEnd, end: hasEnd ? at : file.length }
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)
}

/** Markers without a length: restarts, a second beginning, and the reserved one. */
function isAlone(marker: number): boolean {
  return (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01
}

/** Skips bytes that are no marker, as decoders do; -1 at the end of the file. */
function nextMarker(file: Uint8Array, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const code = file[at + 1] ?? 0
    if (code !== 0 && code !== 0xff) return at
  }
  return -1
}

/** In a scan, 0xff before zero is a byte of the picture, before 0xd0…0xd7 a restart; any other marker ends it. */
function endOfScan(file: Uint8Array, start: number): number {
  for (let at = nextMarker(file, start); at !== -1; at = nextMarker(file, at + 2)) {
    const code = file[at + 1] ?? 0
    if (code < 0xd0 || code > 0xd7) return at
  }
  return file.length
}

function readFrame(file: Uint8Array, at: number): JpegFrame {
  const count = file[at + 9] ?? 0
  const components = Array.from({ length: count }, (_, index) => {
    const sampling = file[at + 11 + 3 * index] ?? 0
    return { id: file[at + 10 + 3 * index] ?? 0, across: sampling >> 4, down: sampling & 15 }
  })
  return { at, marker: file[at + 1] ?? 0, height: word(file, at + 5), width: word(file, at + 7), components }
}

function readScan(file: Uint8Array, at: number, bytes: number): JpegScan {
  const count = file[at + 4] ?? 0
  const components = Array.from({ length: count }, (_, index) => file[at + 5 + 2 * index] ?? 0)
  const after = at + 5 + 2 * count
  const [spectralStart, spectralEnd, approximated] = [file[after] ?? 0, file[after + 1] ?? 0, file[after + 2] ?? 0]
  return {
    at,
    components,
    spectralStart,
    spectralEnd,
    approximatedBefore: approximated >> 4,
    approximatedAfter: approximated & 15,
    bytes,
  }
}

function word(file: Uint8Array, at: number): number {
  return ((file[at] ?? 0) << 8) | (file[at + 1] ?? 0)
}
