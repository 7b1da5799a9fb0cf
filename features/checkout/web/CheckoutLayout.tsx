import type { ReactNode } from 'react'

/** What is bought on the left, paying on the right; on phones one below the other. */
export function CheckoutLayout({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-6 grid items-start gap-4 md:mt-8 md:grid-cols-[5fr_6fr] md:gap-6">
      <div className="min-w-0 md:sticky md:top-20">{summary}</div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** The right side's surface. */
export function PaymentPanel({ children }: { children: ReactNode }) {
  return <div className="rounded-card bg-surface p-5 shadow-lift md:p-8">{children}</div>
}
