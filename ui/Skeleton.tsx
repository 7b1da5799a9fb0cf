import { clsx } from 'clsx'

/** Holds the place of something that is being loaded; its size comes with the class. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={clsx('animate-wait rounded-control bg-line', className)} />
}
