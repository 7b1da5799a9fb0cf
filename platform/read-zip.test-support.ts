import { inflateRawSync } from 'node:zlib'

const END = 0x06_05_4b_50
const STORED = 0

/** The files of a zip by name, read from its central directory as defined by PKWARE's APPNOTE.TXT. */
export function readZip(zip: Buffer): ReadonlyMap<string, Buffer> {
  let end = zip.length - 22
  while (zip.readUInt32LE(end) !== END) end -= 1
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, start] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)]
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const [nameLength = 0] = lengths
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const contentAt = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const packed = zip.subarray(contentAt, contentAt + size)
    files.set(name, method === STORED ? packed : inflateRawSync(packed))
    at += 46 + lengths.reduce((sum, length) => sum + length)
  }
  return files
}
