import type { ReactNode } from 'react'

/** Nothing to pay here, and where to go instead. */
export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-3 text-soft">{text}</p>
      <div className="mt-6 flex flex-col gap-3">{children}</div>
    </>
  )
}
