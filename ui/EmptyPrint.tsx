import type { ReactNode } from 'react'

/** A print on which there is no photo, where something else has to be said. Decoration. Its paper is white by night, too. */
export function EmptyPrint({ children }: { children: ReactNode }) {
  return (
    <div className="rotate-[-4deg] rounded-print bg-white p-3 pb-10 shadow-float" aria-hidden="true">
      <div className="grid h-44 w-56 place-items-center bg-sunken text-ink">{children}</div>
    </div>
  )
}
