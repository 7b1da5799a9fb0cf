/**
 * Limits every repeat in a pattern. An unlimited one scans on from each place where it may begin, which is quadratic, and no real
 * text needs it: no price has ten digits in a row, no word thirty letters.
 */

/** An escape, a class, or one character; then the repeat behind it, if it has no end. */
const PIECES = /(\\p\{\w{1,40}\}|\\[^]|\[(?:\\[^]|[^\]\\]){1,400}\]|[^])([*+]|\{\d{1,3},\})?/giu

const MOST_GROUPS = 4
/** Blanks are few, since readers collapse them first. */
const MOST_CHARACTERS: Readonly<Record<string, number>> = {
  [String.raw`\s`]: 3,
  [String.raw`\d`]: 9,
  [String.raw`\S`]: 80,
  '.': 80,
}
const MOST_OTHERS = 30

/** The same pattern without unlimited repeats. @param source in `RegExp` syntax */
export function boundRepeats(source: string): string {
  return source.replace(PIECES, (whole, piece: string, repeat?: string) => {
    if (repeat === undefined) return whole
    const most = piece === ')' ? MOST_GROUPS : (MOST_CHARACTERS[piece] ?? MOST_OTHERS)
    return `${piece}{${leastOf(repeat)},${most}}`
  })
}

function leastOf(repeat: string): string {
  if (repeat === '*') return '0'
  return repeat === '+' ? '1' : repeat.replaceAll(/\D/g, '')
}

/** A pattern of a lexicon: its time grows linearly with the text. */
export function boundedPattern(source: string, flags: string): RegExp {
  return new RegExp(boundRepeats(source), flags)
}
