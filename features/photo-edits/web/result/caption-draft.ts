/** A caption that is written but not saved outlives the page: stored for this tab until it is saved or reverted. */

const keyOf = (editId: string) => `caption ${editId}`

export function keptDraft(editId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(editId)) ?? undefined
  } catch {
    return undefined // storage is unavailable: the browser's warning must do
  }
}

/** `undefined` deletes it. */
export function keepDraft(editId: string, caption: string | undefined): void {
  try {
    if (caption === undefined) sessionStorage.removeItem(keyOf(editId))
    else sessionStorage.setItem(keyOf(editId), caption)
  } catch {
    // as above
  }
}
