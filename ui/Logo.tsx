import { clsx } from 'clsx'

/**
 * The logo: a print that is also a speech bubble, with the check of a sent message in its corner. Drawn on a grid of 32;
 * `apps/web/favicon.svg` is the same drawing.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={clsx('size-8', className)} aria-hidden="true">
      <path
        d="M9 3h14a6 6 0 0 1 6 6v11a6 6 0 0 1-6 6H13.5l-6.2 4.3a.8.8 0 0 1-1.3-.7V25.2A6 6 0 0 1 3 20V9a6 6 0 0 1 6-6Z"
        className="fill-accent"
      />
      <path
        d="m9.5 14.8 4.6 4.6L23 9.6"
        fill="none"
        className="stroke-on-accent"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The logo with the name beside it. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2 font-display text-xl font-extrabold tracking-tight', className)}>
      <Logo />
      mandou
    </span>
  )
}
