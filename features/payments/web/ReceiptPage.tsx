import { ArrowLeft, Printer } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { paths } from '#features/paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Wordmark } from '#ui/Logo.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LoadProblem } from './LoadProblem.tsx'
import { useReceipts } from './money-queries.ts'
import type { Receipt } from './receipt.ts'
import { toCents } from '#features/reais.ts'
import { PART_SIGN, useReceiptLines } from './use-receipt-lines.ts'
import { useSeller } from './use-seller.ts'

/** One receipt as a page to read and print. */
export function ReceiptPage({ id }: { id: string }) {
  const { t } = useTranslation('payments')
  return (
    <div className="mx-auto w-full max-w-2xl px-5 pt-4 pb-16 md:pt-8 print:max-w-none print:p-0">
      <div className="flex flex-wrap justify-between gap-3 print:hidden">
        <LinkButton
          to={paths.account({ tab: 'billing' })}
          variant="quiet"
          size="small"
          className="-ml-3.5 min-h-11"
          icon={<ArrowLeft className="size-4.5" aria-hidden="true" />}
        >
          {t('receipt.back')}
        </LinkButton>
        <Button icon={<Printer className="size-5" aria-hidden="true" />} onClick={() => globalThis.print()}>
          {t('receipt.print')}
        </Button>
      </div>
      <Found id={id} />
    </div>
  )
}

function Found({ id }: { id: string }) {
  const { t } = useTranslation('payments')
  const { data: receipts, isError, refetch } = useReceipts()
  if (receipts === undefined) {
    if (isError) return <LoadProblem text={t('receipts.unknown')} onRetry={() => void refetch()} />
    return <Skeleton className="mt-4 h-96 w-full" />
  }
  const receipt = receipts.find((candidate) => candidate.id === id)
  return receipt ? <Paper receipt={receipt} /> : <EmptyState isWholeScreen title={t('receipt.missing')} />
}

function Paper({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('payments')
  const writeMoney = useMoneyFormat()
  const lines = useReceiptLines(receipt)
  return (
    <article className="mt-4 rounded-print bg-surface p-6 shadow-lift sm:p-10 print:mt-0 print:bg-transparent print:p-0 print:shadow-none">
      <header className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-6">
        <h1 className="text-2xl">{t('receipt.heading')}</h1>
        <Wordmark />
      </header>
      <dl className="divide-y divide-line">
        {lines.map(({ label, value }) => (
          <div key={label} className="justify-between gap-x-8 py-3 sm:flex">
            <dt className="shrink-0 text-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere tabular-nums sm:text-right">
              <ReceiptLines value={value} />
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-5">
          <dt className="font-semibold">{t('receipt.value')}</dt>
          <dd className="font-display text-2xl font-bold tracking-tight tabular-nums">{writeMoney(toCents(receipt.value))}</dd>
        </div>
      </dl>
      <Seller />
    </article>
  )
}

/** Allows line breaks between parts, not within one such as a number. */
function ReceiptLines({ value }: { value: string }) {
  return value.split(PART_SIGN).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && PART_SIGN}
      <span className="inline-block max-w-full">{part}</span>
    </Fragment>
  ))
}

function Seller() {
  const { t } = useTranslation('payments')
  const seller = useSeller()
  return (
    <footer className="border-t border-line pt-6 text-sm text-soft">
      {seller && (
        <address className="not-italic">
          {t('receipt.seller')} <strong className="text-ink">{seller.legal_name}</strong>
          <br />
          {t('receipt.taxId', { taxId: seller.tax_id })}
          <br />
          {seller.address}
          <br />
          {seller.support_email}
        </address>
      )}
      <p className="mt-4">{t('receipt.note')}</p>
    </footer>
  )
}
