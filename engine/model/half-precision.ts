/** Numbers of two bytes, which models are stored in. */
const VALUES = Float32Array.from({ length: 65_536 }, (_, bits) => {
  const sign = bits >> 15 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
})

export function halfToSingle(bits: Uint16Array): Float32Array {
  const values = new Float32Array(bits.length)
  for (let i = 0; i < bits.length; i++) values[i] = VALUES[bits[i] ?? 0] ?? 0
  return values
}
