/** A stream of numbers in 0…1. The same seed gives the same stream on every machine. */
export type Random = () => number

export function makeRandom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
}

/** A number between two bounds. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()

/** Roughly normal, mean 0, deviation 1: three draws are enough for the eye. */
export const aroundZero = (random: Random): number => (random() + random() + random() - 1.5) * 2

/** One of a list that is not empty. */
export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}

/** Tables of a gradient noise. Plain arrays and free functions, so that the hot loops inline. */
export interface Noise {
  readonly order: Uint8Array
  /** Slopes already in the order of use: `noiseAt` is called some twenty times for each pixel of a picture. */
  readonly slopeX: Float32Array
  readonly slopeY: Float32Array
}

export function makeNoise(seed: number): Noise {
  const random = makeRandom(seed)
  const shuffled = Array.from({ length: 256 }, (_, at) => at)
  for (let at = 255; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = shuffled[at] ?? 0
    shuffled[at] = shuffled[other] ?? 0
    shuffled[other] = kept
  }
  const order = Uint8Array.from([...shuffled, ...shuffled])
  const slopeX = Float32Array.from(order, (turn) => Math.cos((turn / 256) * 2 * Math.PI))
  const slopeY = Float32Array.from(order, (turn) => Math.sin((turn / 256) * 2 * Math.PI))
  return { order, slopeX, slopeY }
}

/** Gradient noise, about -1…1, mean 0; features are one unit across. */
export function noiseAt(noise: Noise, x: number, y: number): number {
  const { order } = noise
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const right = x - cellX
  const down = y - cellY
  const column = cellX & 255
  const row = cellY & 255
  const left = (order[column] ?? 0) + row
  const next = (order[column + 1] ?? 0) + row
  const easeX = right * right * right * (right * (right * 6 - 15) + 10)
  const easeY = down * down * down * (down * (down * 6 - 15) + 10)
  const topLeft = slopeAt(noise, left, right, down)
  const topRight = slopeAt(noise, next, right - 1, down)
  const bottomLeft = slopeAt(noise, left + 1, right, down - 1)
  const bottomRight = slopeAt(noise, next + 1, right - 1, down - 1)
  const top = topLeft + easeX * (topRight - topLeft)
  const bottom = bottomLeft + easeX * (bottomRight - bottomLeft)
  return (top + easeY * (bottom - top)) * 1.5
}

const slopeAt = ({ slopeX, slopeY }: Noise, corner: number, x: number, y: number): number =>
  (slopeX[corner] ?? 0) * x + (slopeY[corner] ?? 0) * y

/** Octaves of noise, each twice as fine and half as strong; about -1…1. */
export function fractalAt(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let strength = 1
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noiseAt(noise, x, y)
    total += strength
    strength *= 0.5
    // the odd factor and the shift keep the lattices of two octaves from lining up
    x = x * 2.03 + 17.3
    y = y * 2.03 - 9.1
  }
  return sum / total
}

/** A fixed number in 0…1 for a cell of the lattice and a purpose. */
export function cellValue(noise: Noise, x: number, y: number, purpose: number): number {
  const { order } = noise
  const first = order[(x + purpose * 37) & 255] ?? 0
  const second = order[(first + y) & 255] ?? 0
  return (order[(second + purpose * 11) & 255] ?? 0) / 255
}
