/** Packs files into a zip while it is being read: at most one of them is in memory. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  readonly name: string
  readonly createdAt: Date
  readonly read: () => Promise<Uint8Array>
  /** False for pictures, which are compressed already. */
  readonly isCompressed: boolean
}

/** A stream of the zip. An unreadable file destroys it, so that the download visibly fails. */
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

/** Unix file mode: writable for the owner, readable for everyone. */
const ORDINARY_FILE = 0o100644

async function* readWhole(read: ZipEntry['read']): AsyncGenerator<Buffer> {
  const { buffer, byteOffset, byteLength } = await read()
  yield Buffer.from(buffer, byteOffset, byteLength)
}
