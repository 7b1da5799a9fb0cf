import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface AspectBoxProps {
  /** Width over height of the content. */
  ratio: number
  className?: string
  children: ReactNode
}

/** As large as the area allows in height (`--room`, set by the area) and in width, in the given ratio. */
export function AspectBox({ ratio, className, children }: AspectBoxProps) {
  return (
    <div
      className={clsx('relative max-w-full overflow-clip rounded-print', className)}
      style={{ aspectRatio: ratio, width: `calc(var(--room) * ${ratio})` }}
    >
      {children}
    </div>
  )
}
