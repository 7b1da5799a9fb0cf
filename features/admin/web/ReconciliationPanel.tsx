import { Wrench } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import type { ReconciliationReport } from '#features/payments/contract.ts'
import { Alert, type AlertVariant } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Section } from '#ui/Section.tsx'
import { useReconciliation } from './use-reconciliation.ts'

interface ReconciliationPanelProps {
  /** Shown next to the button. */
  children?: ReactNode
  /** Called when a reconciliation has begun, and when it has ended. */
  onMove?: () => void
}

/** The reconciliation button, its progress and its outcome. */
export function ReconciliationPanel({ children, onMove }: ReconciliationPanelProps) {
  const { t } = useTranslation('payments')
  const { run, isRunning, report, problem } = useReconciliation()
  // depends on the reconciliation's state only, not on the callback
  useEffect(() => onMove?.(), [isRunning]) // oxlint-disable-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- as above
  return (
    <>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button
          variant="primary"
          size="large"
          icon={<Wrench className="size-5" aria-hidden="true" />}
          isBusy={isRunning}
          onClick={() => void run()}
        >
          {t('fix.run')}
        </Button>
        {children}
      </div>
      <div className="mt-6 flex flex-col gap-4">
        <output className="text-soft empty:hidden">{isRunning && t('fix.running')}</output>
        {isRunning && <Way report={report} />}
        {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
        {report && !isRunning && <Outcome report={report} />}
      </div>
    </>
  )
}

/** Progress is not announced to screen readers, because it changes every second. */
function Way({ report }: { report: ReconciliationReport | undefined }) {
  const { t } = useTranslation('payments')
  const share = report && report.total > 0 ? report.done / report.total : 0
  return (
    <div>
      <Progress label={t('fix.progress')} value={share} />
      <p className="mt-2 min-h-6 text-sm text-soft tabular-nums">{report?.message}</p>
    </div>
  )
}

function variantOf({ state, errors }: ReconciliationReport): AlertVariant {
  if (state === 'failed') return 'danger'
  return errors.length === 0 ? 'good' : 'warning'
}

/** The outcome and the differences. */
export function Outcome({ report }: { report: ReconciliationReport }) {
  const { t } = useTranslation('payments')
  const { message, subscriptions_fixed, payments_processed, details, errors } = report
  const figures = [
    { label: t('fix.subscriptions'), value: subscriptions_fixed },
    { label: t('fix.payments'), value: payments_processed },
  ]
  return (
    <>
      <Alert variant={variantOf(report)}>{message}</Alert>
      <dl className="grid gap-4 sm:grid-cols-2">
        {figures.map(({ label, value }) => (
          <div key={label} className="rounded-card bg-surface p-5 shadow-lift">
            <dt className="text-soft">{label}</dt>
            <dd className="font-display text-3xl font-bold tracking-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {errors.length > 0 && (
        <Section heading={t('fix.errors')}>
          <ul className="mt-2 divide-y divide-line text-sm">
            {errors.map((error) => (
              <LeftOut key={error} error={error} />
            ))}
          </ul>
        </Section>
      )}
      {/* what could not be read may differ as well */}
      {(details.length > 0 || errors.length === 0) && (
        <Section heading={t('fix.details')}>
          {details.length === 0 ? <p className="mt-2 text-soft">{t('fix.noDetails')}</p> : <Lines lines={details} />}
        </Section>
      )}
    </>
  )
}

/** A cause, followed by the subscriptions it affects: name, phone, and the provider's id. */
function LeftOut({ error }: { error: string }) {
  const [cause, ...subscriptions] = error.split('\n')
  return (
    <li className="py-2">
      <p>{cause}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1.5 pl-5">
        {subscriptions.map((subscription) => (
          <li key={subscription} className="tabular-nums">
            <Pieces text={subscription} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Keeps phones and ids unbroken, and links the last piece, which names one member alone. */
function Pieces({ text }: { text: string }) {
  return text.split(' · ').map((piece, at, pieces) => (
    <span key={piece}>
      {at > 0 && ' · '}
      <span className="inline-block max-w-full wrap-anywhere">
        {at > 0 && at === pieces.length - 1 ? (
          <Link to={paths.admin({ tab: 'members', search: piece })} className="underline underline-offset-4">
            {piece}
          </Link>
        ) : (
          piece
        )}
      </span>
    </span>
  ))
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-2 divide-y divide-line text-sm">
      {lines.map((line) => (
        <li key={line} className="py-2 wrap-anywhere whitespace-pre-line tabular-nums">
          {line}
        </li>
      ))}
    </ul>
  )
}
