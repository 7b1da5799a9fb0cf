/** Where somebody's name, or a place's, is to be expected. Patterns for the words right before it. */
import type { BaseLanguage } from '#phrases/languages.ts'

export interface NamesAround {
  /** A name follows, even where it is a word as well: "dona rosa", "família lima", "rua das flores". */
  readonly always: string
  /** The same of places: what follows is a name whatever it ends in, but for a few words. */
  readonly streets: string
  readonly noStreet: string
  /** A name follows if it is no word of the language. */
  readonly unknown: string
  /** Towns that are words or names of something else too, and what stands before them when they are towns. */
  readonly towns: string
  readonly beforeTowns: string
  /** Not even there. */
  readonly never: string
}

export const NAMES_AROUND: Readonly<Record<BaseLanguage, NamesAround>> = {
  pt: {
    always: String.raw`dona|d\.|sr\.?|sra\.?|dr\.?|dra\.?|tia|prof\.?|profe|fam[íi]lia|(?:praia|vila|feira|parque|pra[çc]a) d[aoe]s?|jardim d[ao]s`,
    streets: String.raw`bairro|jd\.?(?: d[aeo]s?)?|rua|avenida|av\.?|(?:rua|bairro|largo|alameda|travessa) d[aoe]s?`,
    noStreet:
      'd[aeo]s?|que|qual|tod[oa]s?|inteir[oa]|nobre|tranquil[oa]|calm[oa]|movimentad[oa]|arborizad[oa]|asfaltad[oa]|planejad[oa]|residencial|principal|acima|abaixo|atr[áa]s|sem|com|para|pra|por|mais|fechad[oa]|onde|antig[oa]|nov[oa]|bo[ma]|perto|lado|cidade|casa|frente|esquina|baixo|cima|igreja|escola|tarde|manh[ãa]|noite|feira|gente|loja|minha|nossa|sua|tem|fica',
    unknown: String.raw`na|no|da|do|pra|pro|pela|pelo|ao|à|em|seu|seo|com [ao]|e [ao]|para [ao]|sobrinh[oa]|alun[oa]|cliente|filh[oa]|filhinh[oa]|noiv[oa]|amig[oa]|prim[oa]|irm[ãa]o?|pequen[oa]|princes[oa]|parque|praia|vila|jardim|shopping|condomínio|[oa]`,
    towns: 'gaia|porto|lagos|faro|beja|santos|palmas|natal|vitoria|marilia|penha|arroios|laguna|capitolio|parati|sagres',
    beforeTowns: 'em|zona d[eo]|região d[eo]|regiao d[eo]|gaia e|porto e',
    never: String.raw`d[aeo]s?|e|que|toda|todo|inteir[oa]|manhã|manha|tarde|noite|fechad[oa]|nobre|tranquil[oa]|no|na|em|com|para|pra|\p{L}{2,}(?:inh[oa]s?|zinh[oa]s?|ad[oa]s?|mente|ndo|eir[oa]s?|istas?|ismos?|agem|ões|ção|ar|er|ir)|cond|edif?|apto?`,
  },
  es: {
    always: String.raw`doña|don|sra?\.?|dra?\.?|t[íi]a|prof\.?|profe|familia|c\/`,
    streets: String.raw`barrio|calle|avenida|av\.?|colonia`,
    noStreet:
      'del?|la|las|los|el|que|tod[oa]s?|enter[oa]|tranquil[oa]|principal|cerrad[oa]|abajo|arriba|sin|con|para|por|m[áa]s|donde|nuev[oa]|peatonal|residencial|mi|tu|su|nuestr[oa]|est[áa]|queda',
    unknown: String.raw`a|al|pal|para|para (?:la|el)|en|con|clienta|alumn[oa]|hij[oa]|sobrin[oa]|novi[oa]|amig[oa]|parque|playa|villa|[ey]`,
    towns: 'vigo|gracia|merida|toledo|gandia|elche|lugo|nerja|lima|salta|cuenca',
    beforeTowns: 'en|zona de|centro de',
    never: String.raw`del?|la|las|los|el|y|que|toda|todo|enter[oa]|mañana|tarde|noche|en|con|para|fain[aá]|muzza(?:rella)?|provolone|chimi(?:churri)?|cheddar|bacon|panceta|guaca(?:mole)?|pesto|oreo|nutella|matcha|\p{L}{2,}(?:it[oa]s?|ad[oa]s?|id[oa]s?|mente|ndo|er[oa]s?|istas?|ismos?|aje|ción|ar|er|ir|l[oaes]s?)`,
  },
  en: {
    always: String.raw`mrs?|ms|dr|aunt|auntie|uncle|nana`,
    streets: '(?!)',
    noStreet: '(?!)',
    unknown: String.raw`in|at|near|for|with|from`,
    towns: 'cork|derby|troy|hove|leeds|camden|bristol|austin|plano|orange county',
    beforeTowns: 'in|near|around|across|east|west|north|south',
    never: String.raw`and|the|of|a|an|\p{L}{2,}(?:ing|ed|ers?|ly|ies|s)`,
  },
}
