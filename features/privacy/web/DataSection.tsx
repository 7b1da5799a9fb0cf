import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressOf } from '#features/api.ts'
import { useDayFormat } from '#features/use-day-format.ts'
import { paths } from '#features/paths.ts'
import { LoadProblem } from '#features/payments/web/index.ts'
import { useMember } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { privacy, type KeptData } from '../contract.ts'
import { useKeptData } from './use-kept-data.ts'

/** What is stored about the member and until when, with the export. */
export function DataSection() {
  const { t } = useTranslation('account')
  const { data: kept, isError, refetch } = useKeptData()
  return (
    <Section heading={t('data.heading')}>
      {kept && <RetainedData kept={kept} />}
      {!kept && isError && <LoadProblem text={t('data.unknown')} onRetry={() => void refetch()} />}
      {!kept && !isError && <Skeleton className="mt-3 h-40 w-full" />}
      <p className="mt-4 max-w-prose text-soft">{t('data.text')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ExportButton />
        <Link to={paths.privacy()} className="text-link py-2">
          {t('data.policy')}
        </Link>
      </div>
    </Section>
  )
}

const DAYS_OF_MONTH = 30

/** Formats a time span like the legal texts: in months from two months on. */
function useSpanFormat(): (days: number) => string {
  const { i18n } = useTranslation()
  const write = (amount: number, unit: 'day' | 'month') =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  return (days) => (days < 2 * DAYS_OF_MONTH ? write(days, 'day') : write(Math.floor(days / DAYS_OF_MONTH), 'month'))
}

function RetainedData({ kept: { photos, results, access_records: access } }: { kept: KeptData }) {
  const { t } = useTranslation('account')
  const writeSpan = useSpanFormat()
  return (
    <dl className="mt-2 divide-y divide-line">
      <Kind name={t('data.photos')}>
        {t('data.photosKept', { ...photos, time: writeSpan(photos.days) })} <NextDeletion kept={photos} />
      </Kind>
      <Kind name={t('data.results')}>
        {t('data.resultsKept', { ...results, time: writeSpan(results.days) })} <NextDeletion kept={results} />
      </Kind>
      <Kind name={t('data.access')}>{t('data.accessKept', { days: access.days })}</Kind>
    </dl>
  )
}

function Kind({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="font-semibold">{name}</dt>
      <dd className="max-w-prose text-sm text-soft">{children}</dd>
    </div>
  )
}

function NextDeletion({ kept: { next_deletion_at: next } }: { kept: KeptData['photos'] }) {
  const { t } = useTranslation('account')
  const writeDay = useDayFormat('dated')
  return next !== null && t('data.next', { date: writeDay(next) })
}

/**
 * Checks first whether the export is allowed, so that a refusal is a text and not a broken download. Then the browser saves the
 * file as it arrives.
 */
function ExportButton() {
  const { t, i18n } = useTranslation('account')
  const { phone } = useMember()
  const { refetch } = useKeptData()
  const [isBusy, setBusy] = useState(false)

  async function press() {
    setBusy(true)
    const { data: kept, error } = await refetch()
    setBusy(false)
    if (error || !kept) {
      void showToast('error', error?.message ?? t('data.unknown'))
      return
    }
    if (kept.next_export_at !== null) {
      void showToast('error', t('data.limited', formatDateTime(kept.next_export_at, i18n.language)))
      return
    }
    download(addressOf(privacy.exportData, { query: { phone } }))
    void showToast('success', t('data.started'))
  }

  return (
    <Button icon={<Download className="size-5" aria-hidden="true" />} isBusy={isBusy} onClick={() => void press()}>
      {t('data.download')}
    </Button>
  )
}

function formatDateTime(moment: string, language: string) {
  const at = new Date(moment)
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options).format(at)
  return { date: write({ dateStyle: 'long' }), time: write({ timeStyle: 'short' }) }
}

function download(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
