import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** The heading of a view. It takes the focus when one comes from another view, so that readers hear where they are. */
export function ViewTitle({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isFirstPage = key === 'default'
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the view arrives
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={clsx('outline-none', className ?? 'text-2xl')}>
      {children}
    </h1>
  )
}
