import type { Language } from '#engine/types.ts'

import { foldedPattern, foldInPlace } from './fold-in-place.ts'
import { EVENTS, type CalendarEvent } from './lexicon/events.ts'

const whole = (source: string) => foldedPattern(String.raw`(?<![\p{L}\p{N}@#/.])(?:${source})(?![\p{L}\p{N}])`)
const PATTERNS = EVENTS.map((event) => ({ event, pattern: whole(event.said) }))

export function findEvent(text: string): CalendarEvent | undefined {
  const folded = foldInPlace(text)
  return PATTERNS.find(({ pattern }) => folded.search(pattern) !== -1)?.event
}

/** Days of the year with the capitals and accents that they have; other letters stay as typed. */
export function nameEvents(text: string, language: Language): string {
  return PATTERNS.reduce((named, { event, pattern }) => {
    const name = nameOf(event, language).replace(/^(?:os?|as?|el|the) /, '')
    let result = ''
    let end = 0
    for (const match of foldInPlace(named).matchAll(pattern)) {
      result +=
        named.slice(end, match.index) +
        (match[0] === foldInPlace(name) ? name : named.slice(match.index).slice(0, match[0].length))
      end = match.index + match[0].length
    }
    return result + named.slice(end)
  }, text)
}

export function nameOf(event: CalendarEvent, language: Language): string {
  return event.names[language]
}

const DAY_MS = 86_400_000
/** Earlier than that nobody buys for it. */
const SOON_DAYS = 45

/** @param today `YYYY-MM-DD` where the member is */
export function nearnessOf(event: CalendarEvent, language: Language, today: string): 'soon' | 'here' | undefined {
  const now = Date.parse(`${today}T00:00:00Z`)
  const year = Number(today.slice(0, 4))
  const days = [year, year + 1].map((each) => (event.on(each, language).getTime() - now) / DAY_MS)
  if (days.includes(0)) return 'here'
  return days.some((left) => left > 0 && left <= SOON_DAYS) ? 'soon' : undefined
}
