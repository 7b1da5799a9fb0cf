/** The calls tell reais, as the spec has them; everything of ours counts cents. */
export function toCents(reais: number): number {
  return Math.round(reais * 100)
}

export function toReais(cents: number): number {
  return cents / 100
}
