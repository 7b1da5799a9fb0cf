import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface TileFrameProps {
  /** Width over height. */
  ratio: number
  isChosen: boolean
  className: string
  children: ReactNode
}

/** Around the picture of a layout, with a tick when it is chosen; its control is the `group` that it answers to. */
export function TileFrame({ ratio, isChosen, className, children }: TileFrameProps) {
  return (
    <span
      className={clsx(
        'relative w-full overflow-hidden rounded-print bg-sunken',
        // as the chosen backdrop; a picture with a white frame has an edge of its own
        isChosen ? 'ring-3 ring-ink ring-offset-2 ring-offset-page' : 'ring-1 ring-line group-hover:ring-soft',
        className,
      )}
      style={{ aspectRatio: ratio }}
    >
      {children}
      {isChosen && (
        <span className="absolute top-1.5 right-1.5 flex size-6 items-center justify-center rounded-full bg-accent text-on-accent">
          <Check className="size-4" strokeWidth={3} aria-hidden="true" />
        </span>
      )}
    </span>
  )
}
