/** Red, green, blue in linear light; 1 is paper white, lamps go far beyond. */
export type Light = readonly [red: number, green: number, blue: number]

const channelFromSrgb = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const channelToSrgb = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Reads `#rrggbb` as red, green and blue, 0…255. */
export function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Reads `#rrggbb` (sRGB) as linear light. */
export function lightOf(hex: string): Light {
  const [red, green, blue] = channelsOf(hex)
  return [channelFromSrgb(red / 255), channelFromSrgb(green / 255), channelFromSrgb(blue / 255)]
}

export function mixLight(from: Light, to: Light, share: number): Light {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}

export const scaleLight = (light: Light, factor: number): Light => [light[0] * factor, light[1] * factor, light[2] * factor]

export const multiplyLight = (one: Light, other: Light): Light => [one[0] * other[0], one[1] * other[1], one[2] * other[2]]

/** How bright it looks (Rec. 709). */
export const luminance = (light: Light): number => 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]

/** Pulls a light towards its own grey (share < 1) or away from it (share > 1). */
export function saturate(light: Light, share: number): Light {
  const grey = luminance(light)
  return [grey + (light[0] - grey) * share, grey + (light[1] - grey) * share, grey + (light[2] - grey) * share]
}

/** Linear light to an sRGB value 0…255, not rounded. Clips. */
export const srgbLevel = (value: number): number => 255 * channelToSrgb(Math.min(1, Math.max(0, value)))

export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value))

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** 0 below `low`, 1 above `high`, smooth between. */
export function ease(low: number, high: number, value: number): number {
  const share = clamp01((value - low) / (high - low))
  return share * share * (3 - 2 * share)
}
