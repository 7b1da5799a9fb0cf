/** Days of the year that posts are about, in Brazil and in Portugal: how they are typed, how they are written, and when they are. */

import type { Language } from '#engine/types.ts'

type DateOf = (year: number, language: Language) => Date

export interface CalendarEvent {
  /** A pattern for folded text, of all languages. */
  readonly said: string
  /** With its article. */
  readonly names: Readonly<Record<Language, string>>
  readonly on: DateOf
}

const day =
  (month: number, date: number): DateOf =>
  (year) =>
    new Date(Date.UTC(year, month - 1, date))

/** @param week 1 for the first one of the month */
const weekday =
  (month: number, week: number, dayOfWeek: number): DateOf =>
  (year) => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
    return new Date(Date.UTC(year, month - 1, 1 + ((dayOfWeek - first + 7) % 7) + (week - 1) * 7))
  }

/** Gauss's rule, in the form of Meeus, Jones and Butcher. */
function easterOf(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const shifted = h + l - 7 * m + 114
  return new Date(Date.UTC(year, Math.floor(shifted / 31) - 1, (shifted % 31) + 1))
}

const fromEaster =
  (days: number): DateOf =>
  (year) =>
    new Date(easterOf(year).getTime() + days * 86_400_000)

const byCountry =
  (brazil: DateOf, portugal: DateOf): DateOf =>
  (year, language) =>
    (language === 'pt-PT' ? portugal : brazil)(year, language)

const SUNDAY = 0
const FRIDAY = 5

export const EVENTS: readonly CalendarEvent[] = [
  {
    said: String.raw`dias? de todos os santos|dia de todos los santos|all saints'? day`,
    names: {
      'pt-BR': 'o Dia de Todos os Santos',
      'pt-PT': 'o Dia de Todos os Santos',
      es: 'el Día de Todos los Santos',
      en: "All Saints' Day",
    },
    on: day(11, 1),
  },
  {
    said: String.raw`dias? das? maes?|dia de las? madres?|mother'?s day`,
    names: { 'pt-BR': 'o Dia das Mães', 'pt-PT': 'o Dia da Mãe', es: 'el Día de la Madre', en: "Mother's Day" },
    on: byCountry(weekday(5, 2, SUNDAY), weekday(5, 1, SUNDAY)),
  },
  {
    said: String.raw`dias? dos? pais?|dia del padre|father'?s day`,
    names: { 'pt-BR': 'o Dia dos Pais', 'pt-PT': 'o Dia do Pai', es: 'el Día del Padre', en: "Father's Day" },
    on: byCountry(weekday(8, 2, SUNDAY), day(3, 19)),
  },
  {
    said: String.raw`dia dos namorados|san valentin|dia de los enamorados|valentine'?s(?: day)?`,
    names: { 'pt-BR': 'o Dia dos Namorados', 'pt-PT': 'o Dia dos Namorados', es: 'San Valentín', en: "Valentine's Day" },
    on: byCountry(day(6, 12), day(2, 14)),
  },
  {
    said: String.raw`dia das? criancas?|dia del nino|children'?s day`,
    names: { 'pt-BR': 'o Dia das Crianças', 'pt-PT': 'o Dia da Criança', es: 'el Día del Niño', en: "Children's Day" },
    on: byCountry(day(10, 12), day(6, 1)),
  },
  {
    said: String.raw`dia (?:internacional )?da mulher|dia (?:internacional )?de la mujer|women'?s day`,
    names: { 'pt-BR': 'o Dia da Mulher', 'pt-PT': 'o Dia da Mulher', es: 'el Día de la Mujer', en: "Women's Day" },
    on: day(3, 8),
  },
  {
    said: String.raw`dia d[oa]s? professor(?:es|a)?|dia del maestro|teacher'?s day`,
    names: { 'pt-BR': 'o Dia dos Professores', 'pt-PT': 'o Dia do Professor', es: 'el Día del Maestro', en: "Teacher's Day" },
    on: byCountry(day(10, 15), day(10, 5)),
  },
  {
    said: String.raw`dia dos avos|grandparents'? day`,
    names: { 'pt-BR': 'o Dia dos Avós', 'pt-PT': 'o Dia dos Avós', es: 'el Día de los Abuelos', en: "Grandparents' Day" },
    on: day(7, 26),
  },
  {
    said: String.raw`dia do cliente`,
    names: { 'pt-BR': 'o Dia do Cliente', 'pt-PT': 'o Dia do Cliente', es: 'el Día del Cliente', en: 'Customer Day' },
    on: day(9, 15),
  },
  {
    said: String.raw`black ?friday|black november`,
    names: { 'pt-BR': 'a Black Friday', 'pt-PT': 'a Black Friday', es: 'el Black Friday', en: 'Black Friday' },
    // the day after the fourth Thursday of November
    on: (year, language) => new Date(weekday(11, 4, FRIDAY - 1)(year, language).getTime() + 86_400_000),
  },
  {
    said: String.raw`natal\b|navidad|christmas|xmas`,
    names: { 'pt-BR': 'o Natal', 'pt-PT': 'o Natal', es: 'Navidad', en: 'Christmas' },
    on: day(12, 25),
  },
  {
    said: String.raw`pascoa|pascua|easter`,
    names: { 'pt-BR': 'a Páscoa', 'pt-PT': 'a Páscoa', es: 'Pascua', en: 'Easter' },
    on: fromEaster(0),
  },
  {
    said: String.raw`carnaval|carnival`,
    names: { 'pt-BR': 'o Carnaval', 'pt-PT': 'o Carnaval', es: 'Carnaval', en: 'Carnival' },
    on: fromEaster(-47),
  },
  {
    said: String.raw`reveillon|ano novo|passagem de ano|ano nuevo|fin de ano|new year'?s(?: eve)?`,
    names: { 'pt-BR': 'o Ano Novo', 'pt-PT': 'o Ano Novo', es: 'Año Nuevo', en: 'New Year' },
    on: day(12, 31),
  },
  {
    said: String.raw`festas? juninas?|sao joao|arraia|arraial|santos populares`,
    names: { 'pt-BR': 'a festa junina', 'pt-PT': 'o São João', es: 'San Juan', en: 'São João' },
    on: day(6, 24),
  },
]
