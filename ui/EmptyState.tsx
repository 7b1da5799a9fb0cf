import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text?: string
  /** A picture or an icon; decoration. */
  picture?: ReactNode
  action?: ReactNode
}

/** Says why there is nothing here and what to do about it. */
export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-3 px-6 py-16 text-center">
      {picture}
      <h2 className="text-xl">{title}</h2>
      {text !== undefined && <p className="text-soft">{text}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  )
}
