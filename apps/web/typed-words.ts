/** What somebody was writing when a screen broke. It is shown to them and goes nowhere else. */
export interface TypedWords {
  readonly label: string
  readonly text: string
}

/**
 * The longer texts of the page, for which it would be a pity. Single lines are kept by their own screens, and what nobody else may
 * see (codes, cards) is never in more than a line.
 */
export function readTypedWords(page: ParentNode): readonly TypedWords[] {
  return [...page.querySelectorAll('textarea')]
    .map(({ value, labels }) => ({ label: labels[0]?.textContent?.trim() ?? '', text: value.trim() }))
    .filter(({ text }) => text !== '')
}
