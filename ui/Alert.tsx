import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const VARIANTS = {
  notice: { box: 'bg-accent-soft text-ink', Icon: Info, icon: 'text-accent-ink' },
  good: { box: 'bg-good-soft text-ink', Icon: CircleCheck, icon: 'text-good' },
  warning: { box: 'bg-warning-soft text-ink', Icon: TriangleAlert, icon: 'text-warning' },
  danger: { box: 'bg-danger-soft text-ink', Icon: CircleAlert, icon: 'text-danger' },
}

export type AlertVariant = keyof typeof VARIANTS

interface AlertProps {
  variant?: AlertVariant
  children: ReactNode
  action?: ReactNode
  className?: string
}

/**
 * A message in the place it concerns. Errors are announced at once, others when the screen reader pauses. `warning` is for
 * temporary or minor problems, `danger` for refusals and losses.
 */
export function Alert({ variant = 'notice', children, action, className }: AlertProps) {
  const { box, Icon, icon } = VARIANTS[variant]
  return (
    <div
      role={variant === 'danger' || variant === 'warning' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-control px-4 py-3 text-sm', box, className)}
    >
      <Icon className={clsx('mt-0.5 size-5 shrink-0', icon)} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <div>{children}</div>
        {action !== undefined && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
