/** The text that a person was writing when a screen failed. Shown to them and sent nowhere. */
export interface UnsavedInput {
  readonly label: string
  readonly text: string
}

/** Fields that their own screens do not store. Codes and cards are left out, since they are secret. */
const LINES = ['given-name', 'family-name', 'email', 'tel-national'].map((name) => `input[autocomplete="${name}"]`)
const WRITTEN = ['textarea', ...LINES].join(', ')

/** The text typed into the page, in its order. */
export function readUnsavedInput(page: ParentNode): readonly UnsavedInput[] {
  return [...page.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(WRITTEN)]
    .map(({ value, labels }) => ({ label: labels?.[0]?.textContent?.trim() ?? '', text: value.trim() }))
    .filter(({ text }) => text !== '')
}
