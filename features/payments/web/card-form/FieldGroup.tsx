import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Related fields under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-display text-lg font-bold tracking-tight">{title}</legend>
      <div className="flex flex-col gap-4">{children}</div>
    </fieldset>
  )
}

/** Two fields side by side where the form is wide enough: `short` ones on most phones, others on desktop widths. */
export function FieldPair({ isShort = false, children }: { isShort?: boolean; children: ReactNode }) {
  return (
    <div className="@container">
      <div className={clsx('grid items-start gap-4', isShort ? '@min-[18rem]:grid-cols-2' : '@md:grid-cols-2')}>{children}</div>
    </div>
  )
}
