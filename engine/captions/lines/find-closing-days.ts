/** "24 e 31 até 13h, 25 fechado": days of a month for which a line tells when one is there. They are no prices. */
import { TOLD_NUMBERS } from '../lexicon/told-numbers.ts'
import { keyAt, markAt, type ToldWord, whole } from './told-words.ts'

const DAY = /^(?:[1-9]|[12]\d|3[01])$/u
/** "1º" is never a price. */
const FIRST = /^1[º°o]$/u
const AND = whole(TOLD_NUMBERS.betweenDays)
const OPEN_OR_SHUT = whole(TOLD_NUMBERS.openOrShut)
/** What stands between the days and whether one is there: "25 a loja não abre". */
const BETWEEN = whole(TOLD_NUMBERS.beforeOpenOrShut)
const UNTIL = whole(TOLD_NUMBERS.untilHour)
const HOUR = /^\d{1,2}(?:h\d{0,2}|:\d{2}|am|pm)?$/u
const MOST_BETWEEN = 3

/** Days that follow each other, by their first place and the place behind the last one. */
interface Run {
  readonly from: number
  readonly to: number
}

/** @returns places of the numbers; none where the line tells nothing of being open or shut */
export function findClosingDays(words: readonly ToldWord[]): number[] {
  const isNotice = words.some(({ key }) => OPEN_OR_SHUT.test(key))
  if (!isNotice) return []
  return listRuns(words)
    .filter((run) => isToldBefore(words, run) || isToldBehind(words, run))
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step))
}

const isDay = (words: readonly ToldWord[], at: number): boolean => DAY.test(keyAt(words, at)) || FIRST.test(keyAt(words, at))

function listRuns(words: readonly ToldWord[]): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (!isDay(words, at)) continue
    const from = at
    for (let next = nextDay(words, at); next !== undefined; next = nextDay(words, at)) at = next
    runs.push({ from, to: at + 1 })
  }
  return runs
}

/** "24, 25 e 31": the place of the day that goes on with the one at a place. */
function nextDay(words: readonly ToldWord[], at: number): number | undefined {
  if (markAt(words, at) === ',' && isDay(words, at + 1)) return at + 1
  return markAt(words, at) === '' && AND.test(keyAt(words, at + 1)) && isDay(words, at + 2) ? at + 2 : undefined
}

/** "Fechamos 24 e 25", "fechamos dias 24 e 25". */
function isToldBefore(words: readonly ToldWord[], { from, to }: Run): boolean {
  // what follows without a mark is counted: "abrimos 12 vagas"
  const isCounting = markAt(words, to - 1) === '' && /^\p{L}{3,}$/u.test(keyAt(words, to)) && !UNTIL.test(keyAt(words, to))
  return OPEN_OR_SHUT.test(keyAt(words, from - 1)) && markAt(words, from - 1) === '' && !isCounting
}

/** "24 até às 13h", "24 a partir das 13h". */
function isHourNear(words: readonly ToldWord[], from: number): boolean {
  const hour = [from, from + 1, from + 2].find((at) => HOUR.test(keyAt(words, at)))
  if (hour === undefined) return false
  return words.slice(from, hour).every(({ key, mark }) => mark === '' && (BETWEEN.test(key) || UNTIL.test(key)))
}

/** "25 e 26 encerrado", "25 não abrimos", "24 até 13h". */
function isToldBehind(words: readonly ToldWord[], { to }: Run): boolean {
  if (markAt(words, to - 1) !== '') return false
  if (UNTIL.test(keyAt(words, to))) return isHourNear(words, to + 1)
  for (let at = to; at < to + MOST_BETWEEN && (at === to || markAt(words, at - 1) === ''); at += 1) {
    if (OPEN_OR_SHUT.test(keyAt(words, at))) return true
    if (!BETWEEN.test(keyAt(words, at))) return false
  }
  return false
}
