/** Short notices. Their library is loaded with the first one, so that no screen waits for it. */

export type ToastLook = 'success' | 'error' | 'info' | 'message'

const listeners = new Set<() => void>()
let isWanted = false
let declareReady: () => void = () => undefined
const ready = new Promise<void>((settle) => {
  declareReady = settle
})

/** What a notice offers, for example to undo what it tells of. */
interface ToastAction {
  readonly label: string
  readonly onClick: () => void
}

/** Shows a notice, for as long as the screen's toaster keeps it. */
export async function showToast(look: ToastLook, text: string, action?: ToastAction): Promise<void> {
  wantToaster()
  const [{ toast }] = await Promise.all([import('sonner'), ready])
  toast[look](text, action && { action })
}

/** Loads the code of notices before the first one. */
export function prepareToasts(): void {
  wantToaster()
  void import('sonner').catch(() => undefined) // retried with the first notice
}

/** Mounts the place for notices before the first one. */
export function wantToaster(): void {
  isWanted = true
  for (const notice of listeners) notice()
}

/** Called by the toaster once it listens; an earlier notice would be lost. */
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
