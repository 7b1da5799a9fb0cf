import type { ReactNode } from 'react'

interface CheckoutLayoutProps {
  summary: ReactNode
  children: ReactNode
}

/**
 * The order on the left, payment on the right; on phones one below the other. As high as the window at least, so that what comes after
 * it stays where it is when a form is replaced by a few words.
 */
export function CheckoutLayout({ summary, children }: CheckoutLayoutProps) {
  return (
    <div className="mt-6 grid min-h-dvh content-start items-start gap-4 md:mt-8 md:grid-cols-[5fr_6fr] md:gap-6">
      <div className="min-w-0 md:sticky md:top-20">{summary}</div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** The surface of the right side. */
export function PaymentPanel({ children }: { children: ReactNode }) {
  return <div className="rounded-card bg-surface p-5 shadow-lift md:p-8">{children}</div>
}
