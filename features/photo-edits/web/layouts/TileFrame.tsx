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
        'relative w-full overflow-hidden rounded-print bg-sunken outline-offset-2',
        isChosen ? 'outline-3 outline-accent' : 'outline-1 outline-line group-hover:outline-soft',
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
