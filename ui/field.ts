import { clsx } from 'clsx'

/** The style shared by all text fields; the edge's contrast is 3:1, and its colour changes when the text is refused. */
export function fieldClass(isRefused: boolean, className?: string): string {
  return clsx(
    'w-full rounded-control bg-surface px-4 text-base text-ink ring-1 ring-inset placeholder:text-faint',
    'transition-shadow duration-150 focus:ring-2 focus:outline-none',
    'disabled:cursor-not-allowed disabled:bg-line/60 disabled:text-faint disabled:ring-transparent',
    isRefused ? 'ring-2 ring-danger' : 'ring-edge hover:ring-ink focus:ring-ink',
    className,
  )
}
