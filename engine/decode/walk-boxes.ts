/** The structure of a HEIC or AVIF: its boxes, without opening any picture. ISO/IEC 14496-12 and 23008-12. */

/** A named piece of the file. */
export interface IsoBox {
  readonly type: string
  /** Where its content begins and ends in the file. */
  readonly start: number
  readonly end: number
}

/** The boxes side by side between two positions. A broken one is the last. @param most boxes that are listed */
export function listBoxes(
  bytes: Buffer,
  { start, end }: { readonly start: number; readonly end: number },
  most: number,
): IsoBox[] {
  const boxes: IsoBox[] = []
  for (let at = start; at + 8 <= end && boxes.length < most;) {
    const short = bytes.readUInt32BE(at)
    const isLong = short === 1 && at + 16 <= end
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short
    const boxEnd = size === 0 ? end : Math.min(end, at + size)
    const content = at + (isLong ? 16 : 8)
    if (boxEnd < content) break
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: content, end: boxEnd })
    at = boxEnd
  }
  return boxes
}

/** Reads numbers of a box one after the other; past its end, zeros. */
export function openReader(bytes: Buffer, { start, end }: Pick<IsoBox, 'start' | 'end'>) {
  let at = start
  return {
    /** @param size in bytes, 0…8 */
    read: (size: number): number => {
      let value = 0
      for (let index = 0; index < size; index++) value = value * 256 + (at + index < end ? (bytes[at + index] ?? 0) : 0)
      at += size
      return value
    },
    isAtEnd: () => at >= end,
  }
}
