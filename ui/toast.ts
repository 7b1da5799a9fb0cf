/** Toasts. Their library is loaded with the first one, so that no screen waits for it. */

export type ToastLook = 'success' | 'error' | 'info' | 'message'

const listeners = new Set<() => void>()
let isMounted = false
let declareReady: () => void = () => undefined
const ready = new Promise<void>((resolve) => {
  declareReady = resolve
})

/** What a toast offers, for example to undo the reported action. */
interface ToastAction {
  readonly label: string
  readonly onClick: () => void
}

/** Shows a toast, for as long as the screen's toaster keeps it. */
export async function showToast(look: ToastLook, text: string, action?: ToastAction): Promise<void> {
  mountToaster()
  const [{ toast }] = await Promise.all([import('sonner'), ready])
  toast[look](text, action && { action })
}

/** Loads the code of toasts before the first one. */
export function prepareToasts(): void {
  mountToaster()
  void import('sonner').catch(() => undefined) // retried with the first toast
}

/** Mounts the toaster before the first toast. */
export function mountToaster(): void {
  isMounted = true
  for (const listener of listeners) listener()
}

/** Called by the toaster once it listens; an earlier toast would be lost. */
export function toasterIsReady(): void {
  declareReady()
}

export const toasterStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => isMounted,
}
