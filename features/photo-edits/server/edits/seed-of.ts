/** The same for every attempt at one edit, and different for its redo. */
export function seedOf(editId: string): number {
  return Number.parseInt(editId.slice(-7), 16)
}
