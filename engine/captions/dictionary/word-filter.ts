/** Whether a word is known at all, in two bytes of memory for each (a Bloom filter): of a hundred unknown words one passes for known. */

const BITS_PER_WORD = 12
const HASHES = 5
const BITS_PER_BYTE = 8
const FNV_PRIME = 16_777_619
const FNV_OFFSETS = [2_166_136_261, 3_735_928_559] as const

/** @param keys of `keyOf` */
export function writeFilter(keys: ReadonlySet<string>): Uint8Array {
  const filter = new Uint8Array(Math.max(1, Math.ceil((keys.size * BITS_PER_WORD) / BITS_PER_BYTE)))
  for (const key of keys) {
    const hashes = hashesOf(key)
    for (let index = 0; index < HASHES; index++) {
      const bit = bitAt(hashes, index, filter)
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
    }
  }
  return filter
}

export function isKnown(filter: Uint8Array, key: string): boolean {
  const hashes = hashesOf(key)
  for (let index = 0; index < HASHES; index++) {
    const bit = bitAt(hashes, index, filter)
    if (((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false
  }
  return true
}

type Hashes = readonly [number, number]

function hashesOf(key: string): Hashes {
  return [hash(key, FNV_OFFSETS[0]), hash(key, FNV_OFFSETS[1])]
}

/** Two hashes make any number of them: https://doi.org/10.1007/11841036_42 */
function bitAt([one, other]: Hashes, index: number, filter: Uint8Array): number {
  return (one + index * other) % (filter.length * BITS_PER_BYTE)
}

function hash(key: string, offset: number): number {
  let value = offset
  for (let index = 0; index < key.length; index++) value = Math.imul(value ^ key.charCodeAt(index), FNV_PRIME)
  return value >>> 0
}
