/**
 * Messengers and bad networks lose the last bytes of a photo. Other programs show such a JPEG, with grey for the rows that are
 * missing. We keep it where nearly all rows are there, and never any grey.
 */
import sharp from 'sharp'
import { END_OF_IMAGE, hasEveryScan, isProgressive } from './check-jpeg.ts'
import { type JpegFrame, type JpegStructure, walkJpeg } from './walk-jpeg.ts'

/** A photo may lose this share of its rows. More could be a part of its subject. */
const MAX_MISSING = 1 / 16
/** What is often lost: two kilobytes, and twice as much of the average where the lowest rows are plain. Of a small photo it is more rows. */
const LOST_BYTES = 4096
const MAX_MISSING_OF_SMALL = 1 / 10
/** Nobody sees that these rows of a progressive picture have not been refined as often as the others. */
const MAX_UNREFINED = 1 / 4
/** The same where the last scan is so short that two kilobytes are a large part of it. */
const MAX_UNREFINED_OF_SHORT = 1 / 2
const SHORT_SCAN_BYTES = 8192
const BLOCK = 8
/** A decoder reads so far ahead. Ones are no code (ITU-T T.81, C.2), so they stand for less than two blocks. */
const READ_AHEAD = Buffer.from('ff00'.repeat(8), 'hex')
const RECODED = { quality: 95, chromaSubsampling: '4:4:4' } as const

/**
 * A JPEG that was cut off, as a whole one: without the rows that are missing, or where a progressive one lacks the last detail
 * of some, with those as they are. Undefined where more than a sixteenth of the rows is missing, or a quarter unrefined; of
 * files where two kilobytes are more than that, a tenth or a half.
 */
export async function withoutMissingRows(file: Uint8Array): Promise<Uint8Array | undefined> {
  const jpeg = walkJpeg(file)
  const { frame } = jpeg
  if (!frame || !hasEveryScan(jpeg)) return undefined
  if (!isProgressive(jpeg)) return shortened(file, jpeg, frame)
  return (await reachesLastRows(file, jpeg, frame)) ? recode(file, jpeg) : undefined
}

/** Whether a JPEG has all its rows, whatever else a decoder says of it; of a progressive one only whether it has every scan. */
export async function hasItsRows(file: Uint8Array): Promise<boolean> {
  const jpeg = walkJpeg(file)
  const { frame } = jpeg
  if (!frame || !hasEveryScan(jpeg)) return false
  return isProgressive(jpeg) || hasRows(file, { jpeg, frame, count: blockRowsOf(frame).count })
}

interface BlockRows {
  /** In pixels. */
  readonly height: number
  readonly count: number
}

function blockRowsOf({ height, components }: JpegFrame): BlockRows {
  const each = BLOCK * Math.max(1, ...components.map(({ down }) => down))
  return { height: each, count: Math.ceil(height / each) }
}

/** The same data under a header that declares only the rows that are there: no pixel of them changes. */
async function shortened(file: Uint8Array, jpeg: JpegStructure, frame: JpegFrame): Promise<Uint8Array | undefined> {
  const { count } = blockRowsOf(frame)
  const isThere = (rows: number) => hasRows(file, { jpeg, frame, count: rows })
  // the row in which the data ends is not whole
  let [least, most] = [count - maxMissing(jpeg, count), count - 1]
  if (!(await isThere(least))) return undefined
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (await isThere(middle)) least = middle
    else most = middle - 1
  }
  return Buffer.concat([withRows(file, { jpeg, frame, count: least }), END_OF_IMAGE])
}

/** How many of so many rows of blocks may be missing. The row in which the data ends is not whole, so it counts. */
function maxMissing({ scans }: JpegStructure, count: number): number {
  const bytesOfRow = scans.reduce((sum, { bytes }) => sum + bytes, 0) / count
  const often = Math.ceil(LOST_BYTES / bytesOfRow) + 1
  const ofSmall = Math.min(often, Math.floor(count * MAX_MISSING_OF_SMALL))
  return Math.max(1, ofSmall, Math.floor(count * MAX_MISSING))
}

interface Rows {
  readonly jpeg: JpegStructure
  readonly frame: JpegFrame
  /** Counted in blocks. */
  readonly count: number
}

/** Without an end marker, which a decoder would take for the end of the data. */
function withRows(file: Uint8Array, { jpeg, frame, count }: Rows): Buffer {
  const copy = Buffer.from(file.subarray(0, jpeg.end))
  copy.writeUInt16BE(Math.min(frame.height, count * blockRowsOf(frame).height), frame.at + 5)
  return copy
}

/** Whether the data lasts for so many rows. The decoder fails where it has to read on after the end of the file. */
async function hasRows(file: Uint8Array, rows: Rows): Promise<boolean> {
  if (rows.count < 1) return false
  const jpeg = Buffer.concat([withRows(file, rows), READ_AHEAD])
  const { width } = rows.frame
  const height = jpeg.readUInt16BE(rows.frame.at + 5)
  return sharp(jpeg, { failOn: 'truncated' })
    .extract({ left: 0, top: height - 1, width, height: 1 })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}

/** Whether the last scan changes anything in the last rows of a progressive picture, and all others are whole. */
async function reachesLastRows(file: Uint8Array, { scans, end }: JpegStructure, frame: JpegFrame): Promise<boolean> {
  const last = scans.at(-1)
  const share = last && last.bytes < SHORT_SCAN_BYTES ? MAX_UNREFINED_OF_SHORT : MAX_UNREFINED
  const rows = Math.max(1, Math.floor(frame.height * share))
  const lastRows = { left: 0, top: frame.height - rows, width: frame.width, height: rows }
  const decode = (until: number, failOn: 'warning' | 'none') =>
    sharp(Buffer.concat([file.subarray(0, until), END_OF_IMAGE]), { failOn })
      .extract(lastRows)
      .raw()
      .toBuffer()
  const before = await decode(last?.at ?? 0, 'warning').catch(() => undefined)
  return before !== undefined && !before.equals(await decode(end, 'none'))
}

function recode(file: Uint8Array, { end }: JpegStructure): Promise<Uint8Array> {
  const ended = Buffer.concat([file.subarray(0, end), END_OF_IMAGE])
  return sharp(ended, { failOn: 'none' }).keepMetadata().jpeg(RECODED).toBuffer()
}
