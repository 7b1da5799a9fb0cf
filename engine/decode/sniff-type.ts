/** Detects a file's type by its first bytes: names and declared types are untrusted. */

export type PhotoType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif'

interface Signature {
  readonly type: PhotoType
  readonly matches: (head: Head) => boolean
}

interface Head {
  readonly text: (start: number, end: number) => string
  /** Brands of an ISO base media file, its main one first; empty for other files. */
  readonly brands: readonly string[]
}

const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis'])

/** Videos share the container of HEIC and AVIF but name none of these brands first. */
const SIGNATURES: readonly Signature[] = [
  { type: 'jpeg', matches: (head) => head.text(0, 3) === '\xff\xd8\xff' },
  { type: 'png', matches: (head) => head.text(0, 8) === '\x89PNG\r\n\x1a\n' },
  { type: 'webp', matches: (head) => head.text(0, 4) === 'RIFF' && head.text(8, 12) === 'WEBP' },
  { type: 'gif', matches: (head) => head.text(0, 4) === 'GIF8' },
  { type: 'avif', matches: ({ brands }) => isStill(brands) && brands.some((brand) => AVIF_BRANDS.has(brand)) },
  { type: 'heic', matches: ({ brands }) => isStill(brands) },
]

function isStill([major]: readonly string[]): boolean {
  return major !== undefined && (HEIC_BRANDS.has(major) || AVIF_BRANDS.has(major))
}

/** `undefined` for everything that the engine does not read. */
export function sniffType(file: Uint8Array): PhotoType | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const text = (start: number, end: number): string => bytes.toString('latin1', start, end)
  const head = { text, brands: readBrands(bytes) }
  return SIGNATURES.find((signature) => signature.matches(head))?.type
}

function readBrands(file: Buffer): string[] {
  if (file.length < 16 || file.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(file.readUInt32BE(0), file.length, 256)
  const brands = [file.toString('latin1', 8, 12)]
  // four bytes of version stand between the major brand and the compatible ones
  for (let start = 16; start + 4 <= end; start += 4) brands.push(file.toString('latin1', start, start + 4))
  return brands
}
