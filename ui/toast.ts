/**
 * Short notices. Their library is loaded with the first one, so that no screen waits for what it may never show.
 */

export type ToastLook = 'success' | 'error' | 'info' | 'message'

const listeners = new Set<() => void>()
let isWanted = false
let declareReady: () => void = () => undefined
const ready = new Promise<void>((settle) => {
  declareReady = settle
})

/** Shows a notice, for as long as the screen's toaster has it. */
export async function showToast(look: ToastLook, text: string): Promise<void> {
  wantToaster()
  const [{ toast }] = await Promise.all([import('sonner'), ready])
  toast[look](text)
}

/** Loads what notices need, ahead of the first one. */
export function prepareToasts(): void {
  wantToaster()
  void import('sonner').catch(() => undefined) // tried again with the first notice
}

/** Mounts the place for notices ahead of the first one. */
export function wantToaster(): void {
  isWanted = true
  for (const notice of listeners) notice()
}

/** Called by the toaster once it listens; a notice before that would be lost. */
export function toasterIsReady(): void {
  declareReady()
}

export const toasterWish = {
  subscribe: (notice: () => void) => {
    listeners.add(notice)
    return () => {
      listeners.delete(notice)
    }
  },
  read: () => isWanted,
}
