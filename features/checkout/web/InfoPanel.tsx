import type { ReactNode } from 'react'

/** Shown when there is nothing to pay, with links to continue. */
export function InfoPanel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-3 text-soft">{text}</p>
      <div className="mt-6 flex flex-col gap-3">{children}</div>
    </>
  )
}
