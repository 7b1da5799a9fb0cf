import { useTranslation } from 'react-i18next'
import { HEALTH_STEPS, type HealthPoint, type HealthStep, type ProviderState } from '#features/back-office/operations-contract.ts'
import { Badge } from '#ui/Badge.tsx'
import { Section } from '#ui/Section.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { useSetFilters, usePanelLocation } from '../panel-location.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { HealthChart } from './HealthChart.tsx'
import { rateProvider } from './rate-provider.ts'
import { useNameFault } from './use-name-fault.ts'
import { useProviderHealth } from './operations-queries.ts'

const STEP_WORDS = { hour: 'day', day: 'month' } as const
const VARIANTS = { good: 'good', shaky: 'accent', down: 'danger', silent: 'plain' } as const

/** Each outside service: its current state and its history. */
export function Providers({ providers }: { providers: readonly ProviderState[] }) {
  const { t } = useTranslation('panel')
  const { step } = usePanelLocation()
  const setFilters = useSetFilters()
  const { data: series = [] } = useProviderHealth(step)
  return (
    <Section
      heading={t('operations.providers.heading')}
      aside={
        <SegmentedControl
          label={t('operations.providers.label')}
          value={step}
          options={HEALTH_STEPS.map((value) => ({ value, text: t(`operations.providers.${STEP_WORDS[value]}`) }))}
          onChange={(chosen) => setFilters({ step: chosen === 'hour' ? undefined : chosen })}
          className="w-52"
        />
      }
    >
      <ul className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {providers.map((provider) => (
          <li key={provider.provider} className="min-w-0">
            <ProviderCard state={provider} series={series} step={step} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ProviderCard({ state, series, step }: { state: ProviderState; series: readonly HealthPoint[]; step: HealthStep }) {
  const { t, i18n } = useTranslation('panel')
  const { provider, error_rate: rate } = state
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  const rating = rateProvider(state)
  const name = t(`operations.providers.names.${provider}`)
  const points = series.map(({ at, calls }) => {
    const { answered, failed } = calls.find((call) => call.provider === provider) ?? { answered: 0, failed: 0 }
    return { at, answered, failed }
  })
  const wasAsked = points.some(({ answered, failed }) => answered + failed > 0)
  return (
    <article aria-label={name}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{name}</h3>
        <Badge variant={VARIANTS[rating]}>{t(`operations.providers.${rating}`)}</Badge>
      </div>
      {rate !== null && (
        <p className="mt-0.5 text-sm text-soft tabular-nums">
          {t('operations.providers.calls', { count: state.answered + state.failed })}
          {` · ${t('operations.providers.rate', { rate: percent.format(rate / 100) })}`}
        </p>
      )}
      {wasAsked && <HealthChart name={name} points={points} step={step} />}
      <LastCalls state={state} />
    </article>
  )
}

function LastCalls({ state }: { state: ProviderState }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const nameFault = useNameFault()
  const { last_answered_at: answeredAt, last_failed_at: failedAt, last_fault: fault } = state
  const never = t('operations.providers.never')
  return (
    <div className="mt-2 text-xs text-soft tabular-nums">
      <p>{t('operations.providers.lastGood', { date: answeredAt === null ? never : formatDateTime(answeredAt) })}</p>
      {failedAt !== null && (
        <p>{t('operations.providers.lastBad', { date: formatDateTime(failedAt), fault: nameFault(fault) })}</p>
      )}
    </div>
  )
}
