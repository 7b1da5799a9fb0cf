import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/Button.tsx'

interface RoundButtonProps {
  label: string
  isLeft?: boolean
  onClick: () => void
  children: ReactNode
}

/** A small button in the upper corner of a photo, with 44 px to touch. */
export function RoundButton({ label, isLeft = false, onClick, children }: RoundButtonProps) {
  return (
    <IconButton
      label={label}
      variant="secondary"
      className={clsx('absolute! top-1 size-7! rounded-full! after:absolute after:-inset-2', isLeft ? 'left-1' : 'right-1')}
      onClick={onClick}
    >
      {children}
    </IconButton>
  )
}
