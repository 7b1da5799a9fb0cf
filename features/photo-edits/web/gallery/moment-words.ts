/** Near times in everyday words. */

/** Counts days from midnight to midnight in the reader's time zone. */
function dayNumber(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / 86_400_000
}

/** `{ day: 'amanhã', time: '08:29' }`, `{ day: 'tomorrow', time: '8:29 AM' }`: in the language's format. */
export function nearMoment(moment: Date, { now, language }: { now: Date; language: string }): { day: string; time: string } {
  const days = dayNumber(moment) - dayNumber(now)
  return {
    day: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day'),
    time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment),
  }
}
