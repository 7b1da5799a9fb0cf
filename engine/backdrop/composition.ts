/**
 * Rows, 0…1 of the height, where ground meets wall and where the subject stands. Tall pictures leave room below for the buttons of a
 * story; wide ones have none to spare.
 */
export function composition(aspect: number): { corner: number; ground: number } {
  if (aspect < 0.68) return { corner: 0.63, ground: 0.8 }
  if (aspect > 1.3) return { corner: 0.62, ground: 0.86 }
  return { corner: 0.62, ground: 0.835 }
}
