import type { Plane } from '../types.ts'

/** Intersection over union of the two masks' sure halves, 0…1. */
export function maskAgreement(one: Plane, other: Plane): number {
  let both = 0
  let either = 0
  for (let i = 0; i < one.data.length; i++) {
    const inOne = (one.data[i] ?? 0) >= 128
    const inOther = (other.data[i] ?? 0) >= 128
    if (inOne && inOther) both++
    if (inOne || inOther) either++
  }
  return either ? both / either : 1
}
