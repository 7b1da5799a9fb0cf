/** Words that belong to the next one: a line does not end with them if possible. */
const LEANING =
  /^(?:[aeoày]|as|os|um|uma|de|da|do|das|dos|em|no|na|com|por|para|pra|e|ou|el|la|los|las|un|una|en|con|the|an|of|to|in|and|or|for)$/iu

/** Punctuation after which a reader pauses. */
const PAUSE = /[,.;:!?…–—]$/u

/** Breaks a headline into exactly `count` lines of even width, or fewer where there are fewer words. */
export function breakLines(text: string, count: number, widthOf: (line: string) => number): readonly string[] {
  const words = text.split(' ').filter((word) => word !== '')
  const wanted = Math.min(count, words.length)
  let best: { lines: readonly string[]; cost: number } = { lines: [text], cost: Infinity }
  for (const lines of waysToBreak(words, wanted)) {
    const cost = costOf(lines, widthOf)
    if (cost < best.cost) best = { lines, cost }
  }
  return best.lines
}

function* waysToBreak(words: readonly string[], count: number): Generator<readonly string[]> {
  if (count <= 1) {
    yield [words.join(' ')]
    return
  }
  for (let first = 1; first <= words.length - count + 1; first++) {
    for (const rest of waysToBreak(words.slice(first), count - 1)) yield [words.slice(0, first).join(' '), ...rest]
  }
}

/** The widest line counts, since it decides the size; then the line ends and a lonely last line. */
function costOf(lines: readonly string[], widthOf: (line: string) => number): number {
  const widths = lines.map(widthOf)
  const widest = Math.max(...widths)
  const breaks = lines.slice(0, -1)
  const leaning = breaks.filter((line) => LEANING.test(line.split(' ').at(-1) ?? '')).length
  const pausing = breaks.filter((line) => PAUSE.test(line)).length
  const last = widths.at(-1) ?? 0
  const lonely = lines.length > 1 && last < widest * 0.35 ? 1 : 0
  return widest * (1 + 0.3 * leaning - 0.1 * pausing + 0.12 * lonely)
}
