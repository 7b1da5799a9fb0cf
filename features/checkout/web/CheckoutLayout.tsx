import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface CheckoutLayoutProps {
  summary: ReactNode
  /** The order is decided already, so on phones the status comes first. */
  isOrdered?: boolean
  children: ReactNode
}

/** The order on the left, payment on the right; on phones one below the other. */
export function CheckoutLayout({ summary, isOrdered = false, children }: CheckoutLayoutProps) {
  return (
    <div className="mt-6 grid items-start gap-4 md:mt-8 md:grid-cols-[5fr_6fr] md:gap-6">
      <div className="min-w-0 md:sticky md:top-20">{summary}</div>
      <div className={clsx('min-w-0', isOrdered && 'max-md:order-first')}>{children}</div>
    </div>
  )
}

/** The surface of the right side. */
export function PaymentPanel({ children }: { children: ReactNode }) {
  return <div className="rounded-card bg-surface p-5 shadow-lift md:p-8">{children}</div>
}
