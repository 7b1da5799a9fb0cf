import type { ReactNode } from 'react'

export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-3 text-soft">{children}</p>
    </>
  )
}
