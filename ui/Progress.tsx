import { clsx } from 'clsx'

interface ProgressProps {
  label: string
  /** 0…1. */
  value: number
  className?: string
}

/** A progress bar. The browser's own is for screen readers, ours is visible: only ours moves smoothly in every browser. */
export function Progress({ label, value, className }: ProgressProps) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100)
  return (
    <div className={clsx('relative h-3 overflow-hidden rounded-full bg-sunken ring-1 ring-edge ring-inset', className)}>
      <progress aria-label={label} max={100} value={percent} className="sr-only" />
      <div
        aria-hidden="true"
        className="h-full rounded-full bg-accent ring-1 ring-edge transition-[width] duration-500 ease-out ring-inset"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
