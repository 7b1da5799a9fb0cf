import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface EmptyPrintProps {
  /** What was on it has faded away. */
  isFaded?: boolean
  children: ReactNode
}

/** A print on which there is no photo, where something else has to be said. Decoration. Its paper is white by night, too. */
export function EmptyPrint({ isFaded = false, children }: EmptyPrintProps) {
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
