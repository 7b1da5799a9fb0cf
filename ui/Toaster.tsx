import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { toasterIsReady } from './toast.ts'

interface ToasterProps {
  label: string
  closeLabel: string
  /** How long each notice is shown. */
  durationMs: number
}

/** Short notices: at most 3 in view, 356 px wide. Shown with `showToast`. */
export function Toaster({ label, closeLabel, durationMs }: ToasterProps) {
  // runs after the effects of the child, which starts to listen
  useEffect(toasterIsReady, [])
  return (
    <Sonner
      theme="system"
      position="top-center"
      duration={durationMs}
      visibleToasts={3}
      containerAriaLabel={label}
      toastOptions={{
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast:
            '!w-[356px] !max-w-[calc(100vw-2rem)] !rounded-control !border-line !bg-surface !font-sans !text-sm !text-ink !shadow-float',
          success: '[&_[data-icon]]:!text-good',
          error: '[&_[data-icon]]:!text-danger',
        },
      }}
    />
  )
}
