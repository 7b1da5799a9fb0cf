/** Packs files into a zip while it is being read: never more than one of them is in memory. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  readonly name: string
  readonly createdAt: Date
  readonly read: () => Promise<Uint8Array>
  /** Pictures are as small as they get already. */
  readonly isCompressed: boolean
}

/** A stream of the zip. A file that cannot be read destroys it, so that whoever downloads sees that it is not whole. */
export function packZip(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile()
  const packed = zip.outputStream as Readable // as: a PassThrough, of which its type says less
  for (const { name, createdAt, read, isCompressed } of entries)
    zip.addReadStreamLazy(name, { mtime: createdAt, compress: isCompressed, mode: ORDINARY_FILE }, (done) => {
      const content = Readable.from(readWhole(read))
      content.on('error', (error) => packed.destroy(error))
      done(null, content)
    })
  zip.end()
  return packed
}

/** As a system of Unix has it: a file that its owner writes and everybody reads. */
const ORDINARY_FILE = 0o100644

async function* readWhole(read: ZipEntry['read']): AsyncGenerator<Buffer> {
  const { buffer, byteOffset, byteLength } = await read()
  yield Buffer.from(buffer, byteOffset, byteLength)
}
