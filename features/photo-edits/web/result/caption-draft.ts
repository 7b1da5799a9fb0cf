/** A caption that is written but not saved outlives the page: stored for this tab until it is saved or reverted. */

const keyOf = (editId: string) => `caption ${editId}`

export function loadCaptionDraft(editId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(editId)) ?? undefined
  } catch {
    return undefined // storage is unavailable: the browser's warning must do
  }
}

export function saveCaptionDraft(editId: string, caption: string): void {
  try {
    sessionStorage.setItem(keyOf(editId), caption)
  } catch {
    // storage is unavailable: the browser's warning must do
  }
}

export function deleteCaptionDraft(editId: string): void {
  try {
    sessionStorage.removeItem(keyOf(editId))
  } catch {
    // storage is unavailable, so nothing was stored
  }
}
