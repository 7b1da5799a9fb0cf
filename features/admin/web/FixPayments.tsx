import { useQueryClient } from '@tanstack/react-query'
import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, type Failure } from '#features/api.ts'
import type { Reply } from '#features/endpoint.ts'
import { payments } from '#features/payments/contract.ts'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { adminHeaders } from './admin-token.ts'
import { checkAdminAccess } from './use-admin-access.ts'

type Fixed = Reply<typeof payments.fixPayments>

/** One button, and what came of it. */
export function FixPayments() {
  const { t } = useTranslation('payments')
  const { run, isRunning, fixed, problem } = useFix()
  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-10 md:px-6">
      <h1 className="text-2xl md:text-3xl">{t('fix.heading')}</h1>
      <p className="mt-3 text-soft">{t('fix.text')}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button
          look="primary"
          size="large"
          icon={<Wrench className="size-5" aria-hidden="true" />}
          isBusy={isRunning}
          onClick={() => void run()}
        >
          {t('fix.run')}
        </Button>
        <LinkButton size="large" to={paths.admin()}>
          {t('fix.panel')}
        </LinkButton>
      </div>
      <div className="mt-6 flex flex-col gap-4">
        <output className="text-soft empty:hidden">{isRunning && t('fix.running')}</output>
        {problem !== undefined && <Alert look="danger">{problem}</Alert>}
        {fixed && <Outcome fixed={fixed} />}
      </div>
    </div>
  )
}

function Outcome({ fixed: { message, subscriptions_fixed, payments_processed, details, errors } }: { fixed: Fixed }) {
  const { t } = useTranslation('payments')
  const figures = [
    { label: t('fix.subscriptions'), value: subscriptions_fixed },
    { label: t('fix.payments'), value: payments_processed },
  ]
  return (
    <>
      <Alert look={errors.length === 0 ? 'good' : 'notice'}>{message}</Alert>
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
          <Lines lines={errors} />
        </Section>
      )}
      <Section heading={t('fix.details')}>
        {details.length === 0 ? <p className="mt-2 text-soft">{t('fix.noDetails')}</p> : <Lines lines={details} />}
      </Section>
    </>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-2 divide-y divide-line text-sm">
      {lines.map((line) => (
        <li key={line} className="py-2 wrap-anywhere tabular-nums">
          {line}
        </li>
      ))}
    </ul>
  )
}

/** What the server says by itself better than "it failed": that it runs already, or whom it does not know. */
const TOLD_BY_SERVER: ReadonlySet<string> = new Set(['fix_running', 'unauthorised', 'admin_denied', 'admin_login_required'])

function useFix() {
  const { t } = useTranslation('payments')
  const queryClient = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const [fixed, setFixed] = useState<Fixed>()
  const [problem, setProblem] = useState<string>()

  function tell({ code, error }: Failure): string {
    if (code === 'network') return t('fix.noConnection')
    return TOLD_BY_SERVER.has(code) ? error : t('fix.failed')
  }

  async function run() {
    setRunning(true)
    setFixed(undefined)
    setProblem(undefined)
    const result = await call(payments.fixPayments, { body: {}, headers: adminHeaders() })
    setRunning(false)
    if (result.ok) {
      setFixed(result.data)
      return
    }
    setProblem(tell(result))
    // the panel may have locked meanwhile: then the gate takes the place of this page
    checkAdminAccess(queryClient)
  }

  return { run, isRunning, fixed, problem }
}
