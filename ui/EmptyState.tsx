import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** Alone on the screen: then its title is the screen's. */
  isWholeScreen?: boolean
  text?: string
  /** A picture or an icon; decoration. */
  picture?: ReactNode
  action?: ReactNode
}

/** Says why there is nothing here and what to do about it. */
export function EmptyState({ title, isWholeScreen = false, text, picture, action }: EmptyStateProps) {
  const Heading = isWholeScreen ? 'h1' : 'h2'
  return (
    <div
      className={clsx(
        'mx-auto flex max-w-sm flex-col items-center gap-3 px-6 py-16 text-center',
        isWholeScreen && 'my-auto pb-28',
      )}
    >
      {picture}
      <Heading className="text-xl">{title}</Heading>
      {text !== undefined && <p className="text-soft">{text}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  )
}
