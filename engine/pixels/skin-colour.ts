/** How probably a colour is that of skin, 0…1. Skin of every tone is in a small region of the Cb–Cr plane (Chai and Ngan 1999); its border is softened here. */
export function skinColour(red: number, green: number, blue: number): number {
  const cb = 128 - 0.169 * red - 0.331 * green + 0.5 * blue
  const cr = 128 + 0.5 * red - 0.419 * green - 0.081 * blue
  return plateau(cb, 77, 127) * plateau(cr, 133, 173)
}

function plateau(value: number, from: number, to: number): number {
  const softness = 6
  const inside = Math.min(value - from, to - value)
  return Math.max(0, Math.min(1, inside / softness + 0.5))
}
