/** What somebody was writing when a screen broke. It is shown to them and goes nowhere else. */
export interface TypedWords {
  readonly label: string
  readonly text: string
}

/** Lines that their own screens do not keep. Codes and cards are not among them: nobody else may see those. */
const LINES = ['given-name', 'family-name', 'email', 'tel-national'].map((name) => `input[autocomplete="${name}"]`)
const WRITTEN = ['textarea', ...LINES].join(', ')

/** What was written into the page, in its order. */
export function readTypedWords(page: ParentNode): readonly TypedWords[] {
  return [...page.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(WRITTEN)]
    .map(({ value, labels }) => ({ label: labels?.[0]?.textContent?.trim() ?? '', text: value.trim() }))
    .filter(({ text }) => text !== '')
}
