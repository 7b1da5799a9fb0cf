import { isLeaning } from './leaning-words.ts'

/** Punctuation after which a reader pauses. */
const PAUSE = /[,.;:!?…–—]$/u

/** For a line end with a pause, of the cost of the widest line. */
const PAUSE_GAIN = 0.1

/**
 * Breaks a headline into exactly `count` lines of even width, or fewer where there are fewer words. Each run of words is measured
 * once: thirty one-letter words are six lines in a hundred thousand ways.
 */
export function breakLines(text: string, count: number, widthOf: (line: string) => number): readonly string[] {
  const words = text.split(' ').filter((word) => word !== '')
  const wanted = Math.max(1, Math.min(count, words.length))
  const measure = measureRuns(words, widthOf)
  const line = (from: number, to: number) => words.slice(from, to).join(' ')
  let best: { ends: readonly number[]; cost: number } = { ends: [], cost: Infinity }
  const tryFrom = (from: number, ends: readonly number[], widest: number): void => {
    if (widest * (1 - PAUSE_GAIN * (wanted - 1)) >= best.cost) return
    const left = wanted - ends.length
    if (left === 1) {
      const whole = [...ends, words.length]
      const cost = costOf(whole, words, measure)
      if (cost < best.cost) best = { ends: whole, cost }
      return
    }
    for (let to = from + 1; to <= words.length - left + 1; to++) tryFrom(to, [...ends, to], Math.max(widest, measure(from, to)))
  }
  tryFrom(0, [], 0)
  return best.ends.length === 0 ? [text] : best.ends.map((to, index) => line(best.ends[index - 1] ?? 0, to))
}

type Measure = (from: number, to: number) => number

function measureRuns(words: readonly string[], widthOf: (line: string) => number): Measure {
  const known = new Map<number, number>()
  return (from, to) => {
    const key = from * (words.length + 1) + to
    const width = known.get(key) ?? widthOf(words.slice(from, to).join(' '))
    known.set(key, width)
    return width
  }
}

/** The widest line counts, since it decides the size; then the line ends and a lonely last line. @param ends after each line */
function costOf(ends: readonly number[], words: readonly string[], measure: Measure): number {
  const widths = ends.map((to, index) => measure(ends[index - 1] ?? 0, to))
  const widest = Math.max(...widths)
  const lastWords = ends.slice(0, -1).map((to) => words[to - 1] ?? '')
  const leaning = lastWords.filter((word) => isLeaning(word)).length
  const pausing = lastWords.filter((word) => PAUSE.test(word)).length
  const last = widths.at(-1) ?? 0
  const lonely = ends.length > 1 && last < widest * 0.35 ? 1 : 0
  return widest * (1 + 0.3 * leaning - PAUSE_GAIN * pausing + 0.12 * lonely)
}
