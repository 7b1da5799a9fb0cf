/** How hurried typing is put right, by language. Words that are right both with and without an accent do not stand here. */

import type { Language } from '#engine/types.ts'
import { words } from './grammar.ts'

/** A pattern for whole words of the text as typed, case ignored, and what stands in its place (`$1` and so on allowed). */
export type Mend = readonly [pattern: string, instead: string]

export interface Spelling {
  /** As they are spelt; without their accents they mean nothing else. */
  readonly accented: readonly string[]
  /** Endings that carry an accent in every word that has them; unaccented and accented. */
  readonly endings: readonly Mend[]
  /** What is typed short, and the word that is meant. */
  readonly shortened: Readonly<Record<string, string>>
  /** What only its neighbours explain: hours, days in a row, prices. In their order. */
  readonly phrases: readonly Mend[]
}

const PORTUGUESE_WORDS = words(
  'não são só já até você vocês também será serão aí além após através porém então alguém ninguém pé pés mão mãos pão pães mãe mães cão cães ' +
    'último última últimos últimas próximo próxima próximos próximas único única únicos únicas mês três sábado sábados terça terças ' +
    'março amanhã manhã manhãs horário horários início período férias páscoa irmã irmãs família famílias criança crianças ' +
    'preço preços grátis crédito débito orçamento orçamentos serviço serviços endereço próprio própria domicílio ' +
    'possível fácil fáceis rápido rápida rápidos rápidas ótimo ótima ótimos ótimas incrível português inglês ' +
    'linfático linfática estético estética estéticos estéticas cosmético cosmética cosméticos sérum ácido ácidos colágeno ' +
    'técnico técnica técnicas clínico clínica clínicas médico médica médicos médicas odontológico odontológica dentário dentária ' +
    'dentários dentárias saúde prótese próteses cárie cáries diagnóstico cirúrgico cirúrgica consultório cílio cílios ' +
    'pálpebra pálpebras lábio lábios cutícula cutículas químico química orgânico orgânica orgânicos orgânicas ' +
    'café cafés açúcar açaí maracujá pêssego almoço almoços rodízio cardápio acarajé sanduíche sanduíches pavê pastéis água guaraná ' +
    'chá chás coxinha glúten buquê buquês orquídea orquídeas imóvel imóveis suíte suítes área áreas condomínio condomínios edifício ' +
    'térreo elétrico elétrica hidráulica escritório escritórios prédio prédios metrô ônibus mobília cômodo cômodos ' +
    'glúteo glúteos abdômen músculo músculos fôlego aeróbico ginástica dúvida dúvidas calça calças maiô biquíni biquínis acessório acessórios ' +
    'crochê cerâmica cerâmicas aniversário aniversários réveillon século fotográfico fotográfica álbum vídeo vídeos veterinário veterinária ' +
    'mínimo mínima máximo máxima básico básica básicos clássico clássica clássicos especialíssimo experiência urgência essência tendência ' +
    'referência referências laboratório necessário necessária salário currículo currículos elástico plástico plástica botânico botânica ' +
    'romântico romântica romântica luminária luminárias cabeça lâmpada móvel móveis móbile pérola pérolas delícia delícias princípio',
)

/** In Brazil and in Portugal; one of the two accents is foreign to the other. */
const BRAZILIAN_WORDS = words('tônico econômico econômica gêmeos cerimônia patrimônio hialurônico tênis eletrônico gênero')
const EUROPEAN_WORDS = words('tónico económico económica gémeos cerimónia património hialurónico ténis eletrónico género')
const BRAZIL_ALONE = new Set(words('abdômen metrô ônibus maiô crochê'))

const PORTUGUESE_ENDINGS: readonly Mend[] = [
  ['[cç]ao', 'ção'],
  ['[cç]oes', 'ções'],
  [String.raw`(\p{L}[bdfgjlmnprstvxz])ao`, '$1ão'],
  [String.raw`(\p{L}{2}[bdfgjlmnprstvxz])oes`, '$1ões'],
  ['([^aeiou])avel', '$1ável'],
  ['([^aeiou])aveis', '$1áveis'],
  ['([^aeiou])ivel', '$1ível'],
  ['([^aeiou])iveis', '$1íveis'],
  ['issim([oa]s?)', 'íssim$1'],
  ['([cgt])ario', '$1ário'],
  ['logic([oa]s?)', 'lógic$1'],
]

const DAY = '(seg|ter|qua|qui|sex|sab|dom)'
const DAY_LIST = String.raw`(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|seg|ter|qua|qui|sex|s[áa]b|dom)`
/** An abbreviated day counts as one only beside another day, or before an hour: "ter" and "dom" are words as well. */
const PT_DAY_PLACES = [
  String.raw`${DAY}(?=\.?\s*(?:(?:,|e|a|à|até|ate|\/|-|–)\s*)?${DAY_LIST}(?![\p{L}]))`,
  String.raw`${DAY}(?<=${DAY_LIST}\.?\s*(?:(?:,|e|a|à|até|ate|\/|-|–)\s*)?${DAY})`,
  String.raw`${DAY}(?=\.?\s+(?:(?:[àa]s|das|de)\s+)?\d{1,2}\s?(?:h|:\d))`,
]
const PT_DAY_NAMES: Readonly<Record<string, string>> = {
  seg: 'segunda',
  ter: 'terça',
  qua: 'quarta',
  qui: 'quinta',
  sex: 'sexta',
  sab: 'sábado',
  dom: 'domingo',
}
const PT_DAYS: readonly Mend[] = Object.entries(PT_DAY_NAMES).flatMap(([short, name]) =>
  PT_DAY_PLACES.map((place): Mend => [place.replaceAll(DAY, short), name]),
)

const HOUR = String.raw`\d{1,2}(?:h|:\d{2})`
/** "Vitamina c" and "tamanho p" are no abbreviations. */
const LETTERED = String.raw`(?<!(?:vitaminas?|tamanhos?|tam|letra|bloco|plano|linha|torre|fator|grau|nota) )`
const WEEK = 'segunda|terça|quarta|quinta|sexta|sábado|domingo'
const PT_PHRASES: readonly Mend[] = [
  [String.raw`${LETTERED}p (?=[\p{L}\d]{2})`, 'para '],
  [String.raw`${LETTERED}c (?=\p{L}{2}|\d)`, 'com '],
  [String.raw`${LETTERED}n (?=\p{L}{2})`, 'não '],
  [String.raw`${LETTERED}q (?=\p{L})`, 'que '],
  [String.raw`(\d{1,2})\s?(?:hrs?|hs|horas)`, '$1h'],
  [String.raw`(\d{1,2}h\d{2})(?:min|m)`, '$1'],
  ...PT_DAYS,
  [`(${WEEK}) (?=(?:${WEEK})(?![\\p{L}-]))`, '$1, '],
  [`(${WEEK}) feira`, '$1-feira'],
  [String.raw`(?<!(?:para|até|pras?|desde|após) )as (?=${HOUR})`, 'às '],
  [String.raw`(das \d{1,2}h?(?::\d{2})?) as (?=\d)`, '$1 às '],
  [String.raw`dia das maes|dia das mães`, 'Dia das Mães'],
  ['cha de bebe', 'chá de bebê'],
  ['e so (?=chamar|mandar|pedir|vir|me )', 'é só '],
  ['a vista', 'à vista'],
  ['a mao', 'à mão'],
  ['s[aã]o paulo', 'São Paulo'],
  ['(de|do|no|para o|feliz) natal', '$1 Natal'],
  ['pe[cç]a([su]?) (?=[uú]nicas?|exclusivas?|novas?|sob )', 'peça$1 '],
]

/** Not a price: measured, weighed, or told in another coin. */
const NO_REAIS = String.raw`(?!\s?(?:reais|€|£|euros?|eur|d[óo]lares|%|kg|g|m|cm|mm|m2|m²|km|l|ml|litros?|metros?|quilos?|mil|h)(?![\p{L}])|[\d.,]*\d)`
const PT_BR_MONEY: readonly Mend[] = [
  [String.raw`rs?\s?\$\s?(\d+)`, 'R$ $1'],
  [String.raw`rs\.?\s?(\d+)`, 'R$ $1'],
  [String.raw`(?<!\$\s?)(\d+(?:\.\d{3})*(?:,\d{2})?)\s?rs`, 'R$ $1'],
  [String.raw`de (\d{2,}(?:,\d{2})?) por (\d{2,}(?:,\d{2})?)${NO_REAIS}`, 'de R$ $1 por R$ $2'],
  [String.raw`(\d{1,2}\s?x de) (\d{2,}(?:,\d{2})?)${NO_REAIS}`, '$1 R$ $2'],
  [String.raw`(?<!(?:[$€£]|us|brl)\s?)(?<![\d.,/:-])(\d{1,3}(?:\.?\d{3})*,\d{2})${NO_REAIS}`, 'R$ $1'],
]

const EUROS: readonly Mend[] = [[String.raw`(\d+(?:[.,]\d+)*)\s?eur`, '$1 €']]

const PT_SHORT: Readonly<Record<string, string>> = {
  'p/': 'para',
  'c/': 'com',
  's/': 'sem',
  ñ: 'não',
  vc: 'você',
  vcs: 'vocês',
  hj: 'hoje',
  tb: 'também',
  tbm: 'também',
  mt: 'muito',
  mto: 'muito',
  mta: 'muita',
  qdo: 'quando',
  qto: 'quanto',
  msg: 'mensagem',
  msgs: 'mensagens',
  qtos: 'quartos',
  qts: 'quartos',
  dorms: 'dormitórios',
  apto: 'apartamento',
  aptos: 'apartamentos',
  fds: 'fim de semana',
  td: 'tudo',
  whats: 'WhatsApp',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
}

const ES_WORDS = words(
  'también aquí allí ahí así además después días miércoles sábado sábados mañana mañanas último última últimos últimas próximo próxima ' +
    'número teléfono dirección envío envíos habitación baño baños diseño diseños pestañas niño niña niños niñas cumpleaños español ' +
    'pequeño pequeña pequeños pequeñas compañía montaña piña acrílico acrílica acrílicos acrílicas estética clínica médico médica ' +
    'técnica técnico clásico clásica básico básica único única rápido rápida fácil fáciles máximo mínimo crédito débito café menú ' +
    'jardín balcón salón jamón limón corazón azúcar plátano maíz bombón proteína músculo odontología estético psicología psicólogo ' +
    'dermatología ático sótano orquídea orquídeas tulipán peluquería repostería panadería pastelería cafetería floristería joyería ' +
    'artículo artículos móvil página música fotografía están estará será serán habrá válido',
)

const ES_ENDINGS: readonly Mend[] = [
  ['cion', 'ción'],
  ['sion', 'sión'],
  ['issim([oa]s?)', 'ísim$1'],
  ['logic([oa]s?)', 'lógic$1'],
]

const ES_PHRASES: readonly Mend[] = [
  [String.raw`${LETTERED}p (?=\p{L}{2})`, 'para '],
  [String.raw`${LETTERED}c (?=\p{L}{2})`, 'con '],
  [String.raw`(\d{1,2})\s?(?:hrs?|hs|horas)`, '$1h'],
  ['unas (?=acr[ií]lic|de gel|en gel|esculpidas|decoradas|semipermanentes|naturales|de manos)', 'uñas '],
  ['(fin de|este|nuevo|pr[óo]ximo|todo el|al) ano', '$1 año'],
  [String.raw`(\d+) anos`, '$1 años'],
  ['d[ií]a de la(s?) madre(s?)', 'Día de la$1 Madre$2'],
  ['men[uú] del d[ií]a', 'menú del día'],
  ['x (?=persona|unidad|hora|mes|encargo|mensaje|whatsapp)', 'por '],
  ...EUROS,
]

const ES_SHORT: Readonly<Record<string, string>> = {
  q: 'que',
  xq: 'porque',
  pq: 'porque',
  tb: 'también',
  tmb: 'también',
  'c/': 'con',
  's/': 'sin',
  'p/': 'para',
  hab: 'habitaciones',
  habs: 'habitaciones',
  whats: 'WhatsApp',
  wsp: 'WhatsApp',
  whatsapp: 'WhatsApp',
  finde: 'fin de semana',
}

const EN_DAY = '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)'
const EN_DAY_NAMES: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const EN_PHRASES: readonly Mend[] = [
  ...Object.entries(EN_DAY_NAMES).flatMap(([short, name]): readonly Mend[] => [
    [String.raw`${short}(?=\s*(?:(?:,|&|and|to|-|–)\s*)?(?:${EN_DAY}|\p{L}+day)(?![\p{L}]))`, name],
    [String.raw`${short}(?<=(?:${EN_DAY}|\p{L}+day)\s*(?:(?:,|&|and|to|-|–)\s*)?${short})`, name],
    [String.raw`${short}(?=\s+(?:at\s+)?\d{1,2}(?::\d{2})?\s?(?:am|pm|-|to))`, name],
    [String.raw`(?<=(?:on|this|next|every|until|til|till) )${short}`, name],
  ]),
  ['(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday) (?=(?:Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\\b)', '$1, '],
  [String.raw`(\d{1,2}) (am|pm)`, '$1$2'],
  ['end of dec', 'the end of December'],
  ['dm to book', 'DM to book'],
  ['taco tuesday', 'Taco Tuesday'],
]

const EN_SHORT: Readonly<Record<string, string>> = {
  'w/': 'with',
  'w/o': 'without',
  nxt: 'next',
  wk: 'week',
  til: 'until',
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  appt: 'appointment',
  appts: 'appointments',
  dm: 'DM',
  dms: 'DMs',
  bday: 'birthday',
  i: 'I',
  "i'm": "I'm",
  dont: "don't",
  cant: "can't",
  wont: "won't",
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  mondays: 'Mondays',
  tuesdays: 'Tuesdays',
  wednesdays: 'Wednesdays',
  thursdays: 'Thursdays',
  fridays: 'Fridays',
  saturdays: 'Saturdays',
  sundays: 'Sundays',
  january: 'January',
  february: 'February',
  april: 'April',
  june: 'June',
  july: 'July',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
  christmas: 'Christmas',
  easter: 'Easter',
  valentines: "Valentine's",
}

export const SPELLING: Readonly<Record<Language, Spelling>> = {
  'pt-BR': {
    accented: [...PORTUGUESE_WORDS, ...BRAZILIAN_WORDS],
    endings: PORTUGUESE_ENDINGS,
    shortened: PT_SHORT,
    phrases: [...PT_PHRASES, ...PT_BR_MONEY],
  },
  'pt-PT': {
    accented: [...PORTUGUESE_WORDS.filter((word) => !BRAZIL_ALONE.has(word)), ...EUROPEAN_WORDS],
    endings: PORTUGUESE_ENDINGS,
    shortened: PT_SHORT,
    phrases: [...PT_PHRASES, ...EUROS],
  },
  es: { accented: ES_WORDS, endings: ES_ENDINGS, shortened: ES_SHORT, phrases: ES_PHRASES },
  en: { accented: words('café crème brûlée'), endings: [], shortened: EN_SHORT, phrases: EN_PHRASES },
}
