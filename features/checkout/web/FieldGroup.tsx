import type { ReactNode } from 'react'

/** Fields that belong together, under their name. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-display text-lg font-bold tracking-tight">{title}</legend>
      <div className="flex flex-col gap-4">{children}</div>
    </fieldset>
  )
}

/** Two short fields side by side, one below the other where both would be cramped. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
}
