/** How days and hours are said, in words without case and accents, each between spaces. */
import type { DayPart } from '../intent.ts'

const named = (names: readonly string[], first: number) =>
  names.flatMap((words, at) => words.split(' ').map((word) => [word, at + first] as const))

export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  named(
    [
      'um uma un una uno an one',
      'dois duas dos two',
      'tres three',
      'quatro cuatro four',
      'cinco five',
      'seis six',
      'sete siete seven',
      'oito ocho eight',
      'nove nueve nine',
      'dez diez ten',
      'onze once eleven',
      'doze doce twelve',
    ],
    1,
  ),
)

export const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  named(
    ['jan ene', 'fev feb', 'mar', 'abr apr', 'mai may', 'jun', 'jul', 'ago aug', 'set sep', 'out oct', 'nov', 'dez dec dic'],
    1,
  ),
)

/** Monday first. */
export const WEEKDAYS: readonly RegExp[] = [
  /\s(?:segunda(?: feira)?|segundona|lunes|mondays?)\s/,
  /\s(?:terca(?: feira)?|martes|tuesdays?)\s|\s(?:na|nessa|proxima) ter\s|\ster (?:as |a )?\d/,
  /\s(?:quarta(?: feira)?|miercoles|wednesdays?)\s/,
  /\s(?:quinta(?: feira)?|jueves|thursdays?)\s/,
  /\s(?:sexta(?: feira)?|viernes|fridays?)\s/,
  /\s(?:sabado|sabadao|fim de semana|fin de semana|saturdays?|weekend)\s/,
  /\s(?:domingo|domingao|sundays?)\s/,
]

export const PARTS: readonly (readonly [DayPart, RegExp])[] = [
  [
    'morning',
    /\s(?:de|da|pela|por la|en la|a la|na|in the|this|tomorrow|every) (?:manha|manana|morning)\s|\smanha cedo\s|\scedinho\s|\stemprano\s|\searly\s|\samanha cedo\s|\sde manhazinha\s|\smadrugada\s|\s(?:hoje|amanha) manha\s|\sa primeira hora\s|\sprimera hora\s|\sfirst thing\s/,
  ],
  ['noon', /\s(?:hora d[oe] almoco|al mediodia|ao almoco|lunch(?:time)?|a la hora del almuerzo)\s/],
  ['afternoon', /(?<! (?:mais|mas|boa|buenas|muito|good|muy))\s(?:tarde|tardinha|tardezinha|afternoon)\s/],
  ['evening', /(?<! (?:boa|buenas|good|meia|media))\s(?:noite|noitinha|noche|night|evening|tonight)\s/],
]

const NUMBER = String.raw`(?:\d{1,3}|um|uma|un|una|an?|one|dois|duas|dos|two|tres|three|quatro|cuatro|four|cinco|five|seis|six|dez|diez|ten)`
const UNIT = String.raw`(?:minutos?|minutinhos?|minutes?|horas?|horinhas?|hours?|h|dias?|days?|semanas?|weeks?)`
const MONTH = String.raw`(?:jan(?:eiro|uary)?|ene(?:ro)?|fev(?:ereiro)?|feb(?:rero|ruary)?|mar(?:co|zo|ch)?|abr(?:il)?|apr(?:il)?|maio?|mayo?|jun(?:ho|io|e)?|jul(?:ho|io|y)?|ago(?:sto)?|aug(?:ust)?|set(?:embro|iembre)?|sep(?:t|tember|tiembre)?|out(?:ubro)?|oct(?:ubre|ober)?|nov(?:embro|iembre|ember)?|dez(?:embro)?|dic(?:iembre)?|dec(?:ember)?)`
const HOUR = String.raw`(?<hour>\d{1,2}|uma|una|one|duas|dos|two|tres|three|quatro|cuatro|four|cinco|five|seis|six|sete|siete|seven|oito|ocho|eight|nove|nueve|nine|dez|diez|ten|onze|once|eleven|doze|doce|twelve)`
const HALF = String.raw`(?<half> (?:e meia|y media|e trinta|y treinta|thirty))?`

export const PATTERNS = {
  inHalfAnHour:
    /\s(?:daqui (?:a )?meia hora|em meia hora|em 1\/2 hora|en media hora|dentro de (?:media|meia) hora|in half an hour|in half hour)\s/,
  after: new RegExp(
    String.raw`\s(?:daqui(?: a)?|dentro de|em|en|in|within|de aqui a|de aca a) (?<amount>${NUMBER})(?: |(?<=\d))(?<unit>${UNIT})\s`,
  ),
  /** In minutes. */
  units: [
    [1, /^min/],
    [60, /^h/],
    [1440, /^d/],
    [10_080, /^(?:sem|week)/],
  ],
  midday: /\s(?:meio dia|mediodia|medio dia|noon|midday)\s/,
  midnight: /\s(?:meia noite|medianoche|media noche|midnight)\s/,
  andHalf: /\se meia\s|\sy media\s/,
  times: [
    /\s(?<hour>\d{1,2})(?:h|:|hs|hrs|horas?e?)(?<minute>\d{2})(?:min|h|hs|hrs|am|pm)?\s/,
    /\s(?<hour>\d{1,2})(?:h|hs|hrs|hr|am|pm|hora|horas)\s/,
    /\s(?<hour>\d{1,2})\.(?<minute>\d{2})(?:h|am|pm)?\s/,
    new RegExp(String.raw`\s${HOUR} (?<minute>[0-5]\d) (?:am|pm|a m|p m|da manha|da tarde|da noite|de la tarde|de la noche)\s`),
    new RegExp(
      String.raw`\s${HOUR}${HALF} (?:h|hs|hrs|horas?|am|pm|a m|p m|oclock|o clock|da manha|da tarde|da noite|de la manana|de la tarde|de la noche|in the morning|in the evening|at night|in the afternoon|em ponto|en punto|sharp)\s`,
    ),
    new RegExp(
      String.raw`\s(?:as|para as|pelas|la|las|a las|para las|sobre las|at|around|by|until|@|umas) ${HOUR}${HALF}(?: e (?<minute>\d{2}))?\s`,
    ),
    new RegExp(String.raw`\s(?:a|ao|antes das|depois das|para) (?<hour>\d{1,2})(?<half> e meia| y media)\s`),
  ],
  am: /\s(?:\d{1,2}(?::\d{2})?am|\d{1,2} am|a m|da manha|de la manana|in the morning|da madrugada)\s/,
  pm: /\s(?:\d{1,2}(?:[:.]\d{2})?pm|pm|p m|da tarde|da noite|de la tarde|de la noche|at night|in the evening|in the afternoon|tonight)\s/,
  nearDays: [
    [2, /\s(?:depois de amanha|pasado manana|day after tomorrow)\s/],
    [1, /\s(?:amanha|tomorrow|tomorrows)\s|(?<! (?:la|una|cada|esta|por|de))\s(?:manana)\s/],
    [
      0,
      /\s(?:hoje|hoy|today|tonight|logo a noite|esta noite|esta noche|esta tarde|this (?:evening|afternoon|morning)|mais tarde|mas tarde|later)\s/,
    ],
    [7, /\s(?:(?:na )?(?:semana que vem|proxima semana|semana que viene|semana proxima)|next week)\s/],
  ],
  dates: [
    new RegExp(String.raw`\s(?<date>\d{1,2})(?:o|st|nd|rd|th)? (?:de |of )?(?<name>${MONTH})\s`),
    new RegExp(String.raw`\s(?<name>${MONTH}) (?:the )?(?<date>\d{1,2})(?:st|nd|rd|th)?\s`),
    /\s(?:dia|el dia|el|on the|the) (?<date>\d{1,2})(?:st|nd|rd|th)?\s(?!horas?\s|h\s|am\s|pm\s)/,
  ],
  nextWeek: /\s(?:que vem|proxima|proximo|next|que viene|da semana que vem)\s/,
} as const satisfies Record<string, RegExp | readonly (RegExp | readonly [unknown, RegExp])[]>

const SAID_OF_TIME =
  /^(?:amanha|manana|tomorrow|tonight|depois|pasado|proxim[oa]|que|vem|viene|next|manha|cedo|tarde|noite|noche|noon|midday|midnight|morning|afternoon|evening|night|meio|meia|media|medio|mediodia|medianoche|feira|semana|week|h|hs|horas?|hours?|minutos?|minutes?|oclock|am|pm|daqui|dentro|temprano|early|later|logo|half|\d.*)$/

/** Whether a word by itself may belong to a day or an hour. */
export function isTimeWord(word: string): boolean {
  const padded = ` ${word} `
  return SAID_OF_TIME.test(word) || WEEKDAYS.some((day) => day.test(padded)) || MONTHS[word.slice(0, 3)] !== undefined
}
