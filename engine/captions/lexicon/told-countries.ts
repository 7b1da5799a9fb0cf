/**
 * Words that are mostly said in one country, where a line of several countries' language tells no coin: two of them tell it, one does
 * not. What is a dish, a fruit, a name or a thing elsewhere is left out ("jugo de granada"). Patterns are for folded words.
 */
import type { Language } from '#engine/types.ts'

export const TOLD_COUNTRIES: Readonly<Partial<Record<Language, readonly (readonly [country: string, words: string])[]>>> = {
  es: [
    [
      'ES',
      'espana|madrid|barcelona|sevilla|malaga|zaragoza|bilbao|alicante|murcia|vigo|gijon|marbella|cadiz|triana|fontaner[oa]|ordenador(?:es)?|bachillerato|selectividad|itv|recogida|atico|aparcamiento|zumos?|tarrina|vosotr[oa]s|os|caniche|jubilados|vallecas|salamanca|valladolid|pamplona|oviedo|tarragona|castellon|almeria|huelva|albacete|burgos|tenerife|mallorca|ibiza|patatas|bocadillos?|vermut',
    ],
    [
      'MX',
      'mexico|cdmx|guadalajara|monterrey|queretaro|puebla|cancun|tijuana|recamaras?|cochera|gelish|tinacos?|platica|mxn|aretes|aparta|apartas|llegale|playeras?|boiler|bastillas?|nochebuenas|conchas|cuernitos|birria|pozole|cajeta|bolillos|mayoreo',
    ],
    ['CO', 'bogota|medellin|cali|barranquilla|bucaramanga|usaquen|domicilios?'],
    ['AR', 'caba|mendoza|neuquen|vos|medialunas'],
    ['PE', 'peru|miraflores|arequipa|trujillo|yape|plin'],
  ],
  en: [
    [
      'GB',
      'uk|leeds|liverpool|sheffield|glasgow|edinburgh|cardiff|nottingham|leicester|brighton|essex|surrey|mot|maths|tenancy|gcse|gcses|quid|vat|nhs|nan|cuppa|biab|personalised|tenner|fiver|prams?|fortnight|jewellery',
    ],
  ],
}
