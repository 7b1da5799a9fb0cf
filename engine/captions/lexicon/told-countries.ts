/** Words that are said in one country alone, where a line of several countries' language tells no coin. Patterns are for folded words. */
import type { Language } from '#engine/types.ts'

export const TOLD_COUNTRIES: Readonly<Partial<Record<Language, readonly (readonly [country: string, words: string])[]>>> = {
  es: [
    [
      'ES',
      'espana|madrid|barcelona|sevilla|malaga|valencia|zaragoza|bilbao|alicante|granada|murcia|vigo|gijon|marbella|cadiz|triana|pisos?|fontaner[oa]|ordenador(?:es)?|movil(?:es)?|mates|bachillerato|selectividad|itv|iva|bonos?|peluqueria|recogida|chalet|atico|aparcamiento|tarta|tartas|zumos?|tarrina|vosotr[oa]s|os|caniche|jubilados',
    ],
    [
      'MX',
      'mexico|cdmx|guadalajara|monterrey|queretaro|puebla|cancun|tijuana|recamaras?|cochera|tacos?|gelish|tinacos?|platica|mxn',
    ],
  ],
  en: [
    [
      'GB',
      'uk|london|leeds|manchester|birmingham|bristol|liverpool|sheffield|glasgow|edinburgh|cardiff|newcastle|nottingham|leicester|brighton|kent|essex|surrey|mot|maths|mum|mums|tenancy|tyres?|gcse|gcses|quid|vat|nhs|nan|cuppa|infills|prams?|fortnight|jewellery',
    ],
  ],
}
