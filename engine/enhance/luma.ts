/** Rec. 601 luma in integers, 0…255. */
export function lumaOf(red: number, green: number, blue: number): number {
  return (red * 77 + green * 150 + blue * 29) >> 8
}
