import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** The heading of a view. It gets the focus when the view replaces another, so that screen readers announce it. */
export function ViewTitle({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isFirstPage = key === 'default'
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the view appears
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={clsx('outline-none', className ?? 'text-2xl')}>
      {children}
    </h1>
  )
}
