import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { captureFocus, returnFocus } from './return-focus.ts'

interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** One sentence below the title. */
  description?: string
  closeLabel: string
  children: ReactNode
  /** The actions at the end; the main one last. */
  actions?: ReactNode
}

// above the window's other layers: a dialog over a sheet dims the sheet, too
const OVERLAY = 'fixed inset-0 z-50 animate-fade bg-veil'

/** A dialog in the middle of the screen. Focus moves in, stays in, and returns; Escape closes. */
export function Dialog(props: DialogProps) {
  return (
    <BaseDialog
      {...props}
      placement="top-1/2 left-1/2 max-h-[85dvh] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-fade rounded-card p-6"
    />
  )
}

/** Scrolls above the actions, which stay in view; where the window is too low for both, all of it scrolls. */
const BEFORE_ACTIONS =
  '-mx-5 flex flex-col gap-4 px-5 [@media(min-height:24rem)]:min-h-0 [@media(min-height:24rem)]:overflow-y-auto'

const SHEET = clsx(
  'inset-x-0 bottom-0 max-h-[88dvh] animate-sheet rounded-t-card p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]',
  'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[85dvh] sm:w-full sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-fade sm:rounded-card sm:p-6',
)
const WIDE = clsx(
  'inset-0 animate-sheet overflow-hidden! p-5 pb-[calc(1rem+env(safe-area-inset-bottom))]',
  'sm:inset-6 sm:animate-fade sm:rounded-card sm:p-6 lg:inset-x-auto lg:left-1/2 lg:w-[calc(100vw-6rem)] lg:max-w-frame lg:-translate-x-1/2',
)

/** The same from the bottom edge on phones, within reach of the thumb; a dialog on wider screens. */
export function Sheet(props: DialogProps) {
  return <BaseDialog {...props} placement={SHEET} />
}

interface WideSheetProps extends DialogProps {
  /** There is little content for now: no larger than a `Sheet`. */
  isShort?: boolean
}

/** For a gallery: the whole screen on phones, most of it elsewhere. Its children scroll by themselves. */
export function WideSheet({ isShort = false, ...props }: WideSheetProps) {
  return <BaseDialog {...props} placement={isShort ? SHEET : WIDE} />
}

function BaseDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  actions,
  placement,
}: DialogProps & { placement: string }) {
  // the library returns the focus only to triggers of its own
  const previousFocus = useRef<readonly HTMLElement[]>([])
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          className={clsx(
            'fixed z-50 flex flex-col gap-4 overflow-y-auto bg-surface text-ink shadow-float outline-none dark:ring-1 dark:ring-line',
            placement,
          )}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            previousFocus.current = captureFocus()
            // on the whole dialog rather than on its first button, which closes it
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus(previousFocus.current)
          }}
        >
          <div className="flex shrink-0 items-start justify-between gap-4">
            <div className="pt-1.5">
              <Radix.Title className="text-lg leading-snug">{title}</Radix.Title>
              {description !== undefined && <Radix.Description className="mt-1.5 text-soft">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label={closeLabel} className="-mt-1 -mr-2">
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          {actions === undefined ? children : <div className={BEFORE_ACTIONS}>{children}</div>}
          {actions !== undefined && (
            <div className="flex shrink-0 flex-col-reverse gap-2 sm:flex-row sm:justify-end">{actions}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
