/** Hashes of small numbers put together, for features that would be slow as text (https://github.com/aappleby/smhasher, its last step). */

/** A power of two. */
export const PIECE_SLOTS = 262_144
const FNV_PRIME = 16_777_619
const FNV_OFFSET = 2_166_136_261
const FIRST_FACTOR = 0x85eb_ca6b
const SECOND_FACTOR = 0xc2b2_ae35

export function textHash(text: string): number {
  let value = FNV_OFFSET
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME)
  return value
}

export function mixed(one: number, other: number): number {
  let value = Math.imul(one ^ other, FIRST_FACTOR)
  value = Math.imul(value ^ (value >>> 13), SECOND_FACTOR)
  return value ^ (value >>> 16)
}

/** @param template tells features of the same values apart */
export function slotOfMix(template: number, values: readonly number[]): number {
  let value = mixed(FNV_OFFSET, template)
  for (const one of values) value = mixed(value, one)
  return value & (PIECE_SLOTS - 1)
}
