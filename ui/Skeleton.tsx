import { clsx } from 'clsx'

/** Reserves the space of something that is loading; the class gives its size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={clsx('animate-wait rounded-control bg-line', className)} />
}
