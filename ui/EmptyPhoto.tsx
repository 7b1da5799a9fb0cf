import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface EmptyPhotoProps {
  /** Whether its picture has faded. */
  isFaded?: boolean
  children: ReactNode
}

/** An empty print with a message on it. Decoration. Its paper is white in dark mode, too. */
export function EmptyPhoto({ isFaded = false, children }: EmptyPhotoProps) {
  return (
    <div
      className={clsx('rounded-print bg-white p-3 pb-10 shadow-float', isFaded ? 'rotate-[3deg]' : 'rotate-[-4deg]')}
      aria-hidden="true"
    >
      <div
        className={clsx(
          'grid h-44 w-56 place-items-center',
          isFaded ? 'bg-linear-to-t from-sunken to-line' : 'bg-sunken text-ink',
        )}
      >
        {children}
      </div>
    </div>
  )
}
