import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const VARIANTS = {
  plain: 'bg-sunken text-soft',
  accent: 'bg-accent text-on-accent',
  good: 'bg-good-soft text-good',
  danger: 'bg-danger-soft text-danger',
}

/** A state in a word or two. */
export function Badge({ variant = 'plain', children }: { variant?: keyof typeof VARIANTS; children: ReactNode }) {
  return (
    <span className={clsx('inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold', VARIANTS[variant])}>
      {children}
    </span>
  )
}
