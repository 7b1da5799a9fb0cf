/** Promises that no caption of ours repeats: health is regulated, and nobody can guarantee a result. Unaccented. */

export interface Claim {
  readonly pattern: string
  /** What stands in its place; nothing where the claim is simply left out. */
  readonly instead: string
}

const LEAD = String.raw`(?:,?\s*\b(?:e|com|y|con|and|with|totalmente|completely)\s+)*`

export const CLAIMS: readonly Claim[] = [
  String.raw`(?:com |con |with )?(?:resultados?|efeitos?|efectos?) (?:100\s?% )?(?:garantid[oa]s?|garantizad[oa]s?)`,
  String.raw`(?:100\s?% )?guaranteed results?|results? (?:are )?(?:100\s?% )?guaranteed`,
  String.raw`garantia de resultados?|garantia total|garantia de cura`,
  String.raw`100\s?%\s?(?:garantid[oa]s?|garantizad[oa]s?|guaranteed|eficaz(?:es)?|segur[oa]s?|effective|safe|indolor(?:es)?|sem dor|sin dolor|painless)`,
  String.raw`(?:sem|zero|sin|without|no) (?:nenhuma |ninguna |any )?(?:dor|dolor|pain)\b|\bindolor(?:es)?\b|\bpainless(?:ly)?\b|\bpain[- ]free\b`,
  String.raw`(?:sem|sin) (?:nenhum |ningun )?(?:riscos?|riesgos?)\b|\brisk[- ]free\b`,
  String.raw`\b(?:milagros[oa]s?|miraculous|miracle)\b`,
].map((pattern): Claim => ({ pattern: `${LEAD}(?:${pattern})`, instead: '' }))

/** "Cure" becomes "treat"; not in kitchens, where cheese and ham are cured. */
export const CURES: readonly Claim[] = [
  { pattern: String.raw`\bcura(?: definitiva| total| completa)? (?=(?:d[aeo]s?|para|pra|del)\b)`, instead: 'tratamento ' },
  { pattern: String.raw`\bcuramos\b`, instead: 'tratamos' },
  { pattern: String.raw`\bcurar\b`, instead: 'tratar' },
  { pattern: String.raw`\bcura(?: definitiva| total| completa)?\b`, instead: 'trata' },
  { pattern: String.raw`\b(?:a )?cure for\b`, instead: 'care for' },
  { pattern: String.raw`\bcures\b`, instead: 'treats' },
  { pattern: String.raw`\bcure\b`, instead: 'treat' },
]
