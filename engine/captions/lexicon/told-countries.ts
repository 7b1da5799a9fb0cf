/**
 * Words that are mostly said in one country, where a line of several countries' language tells no coin: two of them tell it, one does
 * not, unless it is among those that are said nowhere else. What is a dish, a fruit, a name or a thing elsewhere is left out ("jugo de
 * granada"). Patterns are for folded words.
 */
import type { Language } from '#engine/types.ts'

export const TOLD_COUNTRIES: Readonly<
  Partial<Record<Language, readonly (readonly [country: string, words: string, sure: string])[]>>
> = {
  es: [
    [
      'ES',
      'espana|madrid|barcelona|sevilla|malaga|zaragoza|bilbao|alicante|murcia|vigo|gijon|marbella|cadiz|triana|fontaner[oa]|ordenador(?:es)?|bachillerato|selectividad|itv|recogida|atico|aparcamiento|zumos?|tarrina|vosotr[oa]s|os|caniche|jubilados|vallecas|salamanca|valladolid|pamplona|oviedo|tarragona|castellon|almeria|huelva|albacete|burgos|tenerife|mallorca|ibiza|patatas|bocadillos?|vermut|moviles|movil|mates|bach|presu|portes|comuniones|autoescuela|fruteria|pescaderia|floristeria|finde|matanza|chuches|bolleria|rebajas|tapas|gafas|rodajas|mola|guay|vaquera|fianza',
      'comuniones|selectividad|itv',
    ],
    [
      'MX',
      'mexico|cdmx|guadalajara|monterrey|queretaro|puebla|cancun|tijuana|recamaras?|cochera|gelish|tinacos?|platica|mxn|aretes|aparta|apartas|llegale|playeras?|boiler|bastillas?|nochebuenas|conchas|cuernitos|birria|pozole|cajeta|bolillos|mayoreo|tacos|taqueria|nomas|jamaica|elotes?|tamales|cacahuates?|chilaquiles|michoacana|gorditas|antojitos',
      'cdmx|mxn',
    ],
    ['CO', 'bogota|medellin|cali|barranquilla|bucaramanga|usaquen|domicilios?|arepas', '(?!)'],
    ['AR', 'caba|mendoza|neuquen|vos|medialunas|alfajores', 'caba'],
    ['PE', 'peru|miraflores|arequipa|trujillo|yape|plin|ceviche|anticuchos|pisco|causas?|rellenas', 'yape|plin'],
  ],
  en: [
    [
      'GB',
      'uk|leeds|liverpool|sheffield|glasgow|edinburgh|cardiff|nottingham|leicester|brighton|essex|surrey|mot|maths|tenancy|gcse|gcses|quid|vat|nhs|nan|cuppa|biab|personalised|tenner|fiver|prams?|fortnight|jewellery|ono|mum|tyres?|colour|chippy|christening',
      'mot|gcses?|quid|nhs|tenner|fiver|vat|leeds|cuppa',
    ],
  ],
}

/** What is said all over America and not in Spain: no euros are likely beside it. A pattern for a folded word. */
export const AMERICAN =
  'jugos?|papas|celular(?:es)?|carros?|computador(?:a|as|es)?|refaccion(?:es)?|plomer[oa]s?|meser[oa]s?|chamarras?|playeras?|remeras?|poleras?|polleras?|departamentos?|depto|alberca|pileta|heladeras?|manicure|pedicure|aretes|choclos?|palta|paltas|frutillas?|duraznos?|mani|banano|cuotas|mensualidades|nomas|vos|aca|medialunas|tortillas?|tamales|elotes?|gorditas|empaste|cochera|recamaras?|cupos?|domicilio|enganche|pesos|soles|lucas'
