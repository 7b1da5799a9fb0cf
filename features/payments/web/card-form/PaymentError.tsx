import { clsx } from 'clsx'
import { CircleAlert, Info, X } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { IconButton, LinkButton } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Explanation } from './explain-failure.ts'

interface PaymentErrorProps {
  problem: Explanation
  onDismiss: () => void
  className?: string
}

/**
 * Why the payment failed; shown in or beside the form. It takes the focus, because the form may have been submitted far below.
 */
export function PaymentError({ problem, onDismiss, className }: PaymentErrorProps) {
  const { t } = useTranslation('checkout')
  const box = useRef<HTMLDivElement>(null)
  const isError = problem.heading === undefined
  const Icon = isError ? CircleAlert : Info
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  /** Moves the focus to the first field, which comes next. */
  function dismiss() {
    const form = box.current?.closest('form') ?? box.current?.parentElement?.querySelector('form')
    onDismiss()
    form?.querySelector('input')?.focus()
  }

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={clsx(
        'animate-rise rounded-control py-3 pr-1.5 pl-4 text-sm text-ink',
        isError ? 'bg-danger-soft' : 'bg-accent-soft',
        className,
      )}
    >
      <div className="flex items-start gap-3">
        <Icon className={clsx('mt-0.5 size-5 shrink-0', isError ? 'text-danger' : 'text-accent-ink')} aria-hidden="true" />
        <h2 className="min-w-0 flex-1 text-base leading-6">{problem.heading ?? t('errors.heading')}</h2>
        <IconButton label={t('errors.dismiss')} onClick={dismiss} className="-my-1.5">
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {/* full width, because the catalogue's names are long words */}
      <div className="mt-1 pr-2.5 wrap-anywhere sm:pl-8">
        {/* the catalogue's name is first in reading and copying order but visually small: it helps support */}
        <p className="flex flex-col-reverse">
          {problem.catalogueCode !== undefined && <CatalogueCode name={problem.catalogueCode} />}
          <span>{problem.text}</span>
        </p>
        {problem.money !== undefined && <p className="mt-1 font-semibold">{problem.money}</p>}
        {problem.isOwned && (
          <LinkButton to={paths.account({ tab: 'billing' })} size="small" className="mt-2 min-h-11">
            {t('active.account')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** One long word on its own line, which may break between its parts if the line is too narrow. */
function CatalogueCode({ name }: { name: string }) {
  return (
    <span className="mt-0.5 text-xs text-soft">
      {name.split('_').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (
            <>
              _<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
      <VisuallyHidden>: </VisuallyHidden>
    </span>
  )
}
