import { useTranslation } from 'react-i18next'
import { Outcome, ReconciliationPanel } from '#features/admin/web/index.ts'
import type { ReconciliationLine } from '#features/back-office/operations-contract.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Dialog.tsx'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { usePanelRefresh } from '../panel-queries.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useHistoryDialog } from '../use-history-dialog.ts'
import { useReportFailure } from '../use-report-failure.ts'
import { rateReconciliation } from './rate-reconciliation.ts'
import { Lines } from './Lines.tsx'
import { useReconciliation, useReconciliations } from './operations-queries.ts'

const VARIANTS = { running: 'accent', done: 'good', incomplete: 'danger', failed: 'danger' } as const

/** The reconciliation button, and the outcome of the last ones. */
export function Reconciliations() {
  const { t } = useTranslation('panel')
  const list = useReconciliations()
  const refresh = usePanelRefresh()
  const { asked: shown, ask: show, close } = useHistoryDialog<string>()
  return (
    <Section heading={t('operations.reconciliations.heading')}>
      <div className="mt-3">
        <ReconciliationPanel onMove={() => void refresh()} />
      </div>
      <h3 className="mt-6 font-semibold">{t('operations.reconciliations.list')}</h3>
      <Lines list={list} none={t('operations.reconciliations.none')}>
        {(reconciliation) => <ReconciliationRow reconciliation={reconciliation} onShow={() => show(reconciliation.id)} />}
      </Lines>
      {shown !== undefined && <ReconciliationSheet id={shown} onClose={close} />}
    </Section>
  )
}

function ReconciliationRow({ reconciliation, onShow }: { reconciliation: ReconciliationLine; onShow: () => void }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const { outcome, found } = rateReconciliation(reconciliation)
  const hasMore = outcome !== 'running' && (found === 'differences' || reconciliation.unread > 0)
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 text-sm tabular-nums">
        <p className="font-semibold">
          {formatDateTime(reconciliation.started_at)} ·{' '}
          {t(reconciliation.is_daily ? 'operations.reconciliations.daily' : 'operations.reconciliations.byHand')}
        </p>
        <Findings reconciliation={reconciliation} />
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2">
        <Badge variant={VARIANTS[outcome]}>{t(`operations.reconciliations.states.${outcome}`)}</Badge>
        {hasMore && (
          <Button size="small" className="min-h-11" onClick={onShow}>
            {t(found === 'differences' ? 'operations.reconciliations.show' : 'operations.reconciliations.showUnread')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Progress, differences, and what could not be read. */
function Findings({ reconciliation }: { reconciliation: ReconciliationLine }) {
  const { t } = useTranslation('panel')
  const { done, total, subscriptions_fixed: plans, payments_processed: payments, unread } = reconciliation
  const { outcome, read, found } = rateReconciliation(reconciliation)
  const words = {
    same: t(unread > 0 ? 'operations.reconciliations.sameOfRead' : 'operations.reconciliations.same'),
    differences: t('operations.reconciliations.differences', { plans, payments }),
  }
  return (
    <>
      <p className="text-soft">
        {t('operations.reconciliations.progress', { done: outcome === 'running' ? done : read, total })}
      </p>
      {found && <p className="text-soft">{words[found]}</p>}
      {unread > 0 && <p className="text-danger">{t('operations.reconciliations.unread', { count: unread })}</p>}
    </>
  )
}

function ReconciliationSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const reportFailure = useReportFailure()
  const { data: report, error, refetch } = useReconciliation(id)
  return (
    <Sheet
      isOpen
      onOpenChange={(isWanted) => !isWanted && onClose()}
      title={t('operations.reconciliations.heading')}
      closeLabel={tCommon('close')}
    >
      {error && <RetryAlert text={reportFailure(error, 'data')} label={tCommon('tryAgain')} onRetry={() => void refetch()} />}
      {!report && !error && <Skeleton className="h-24 w-full" />}
      {report && <Outcome report={report} />}
    </Sheet>
  )
}
