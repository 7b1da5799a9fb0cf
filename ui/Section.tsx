import { useId, type ReactNode } from 'react'

interface SectionProps {
  heading: string
  /** At the right end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** One part of the account, on a card of its own. */
export function Section({ heading, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface p-5 shadow-lift md:p-6">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
