/** Words that are said in one country alone, where a line of several countries' language tells no coin. Patterns are for folded words. */
import type { Language } from '#engine/types.ts'

export const TOLD_COUNTRIES: Readonly<Partial<Record<Language, readonly (readonly [country: string, words: string])[]>>> = {
  es: [
    [
      'ES',
      'espana|madrid|barcelona|sevilla|malaga|valencia|zaragoza|bilbao|alicante|granada|murcia|vigo|gijon|marbella|cadiz|triana|pisos?|fontaner[oa]|ordenador(?:es)?|movil(?:es)?|mates|bachillerato|selectividad|itv|iva|bonos?|peluqueria|recogida|chalet|atico|aparcamiento|tarta|tartas|zumos?|tarrina|vosotr[oa]s|os|caniche|jubilados|vallecas|hueco|salamanca|valladolid|pamplona|oviedo|tarragona|castellon|almeria|huelva|albacete|burgos|tenerife|mallorca|ibiza|reformas|patatas|bocadillos?|tapas|vermut',
    ],
    [
      'MX',
      'mexico|cdmx|guadalajara|monterrey|queretaro|puebla|cancun|tijuana|recamaras?|cochera|tacos?|gelish|tinacos?|platica|mxn|aretes|papas|aparta|apartas|llegale|playeras?|boiler|bastillas?|nochebuenas|refresco|conchas|cuernitos|birria|pozole|cajeta|bolillos|mayoreo',
    ],
    ['CO', 'bogota|medellin|cali|barranquilla|bucaramanga|usaquen|domicilios?'],
    ['AR', 'palermo|caba|mendoza|neuquen|rosario|vos|facturas|medialunas'],
    ['PE', 'peru|lima|miraflores|arequipa|trujillo|yape|plin'],
  ],
  en: [
    [
      'GB',
      'uk|london|leeds|manchester|birmingham|bristol|liverpool|sheffield|glasgow|edinburgh|cardiff|newcastle|nottingham|leicester|brighton|kent|essex|surrey|mot|maths|mum|mums|tenancy|tyres?|gcse|gcses|quid|vat|nhs|nan|cuppa|infills?|biab|personalised|tenner|fiver|prams?|fortnight|jewellery',
    ],
  ],
}
