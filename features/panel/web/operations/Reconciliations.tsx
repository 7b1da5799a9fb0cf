import { useTranslation } from 'react-i18next'
import { Outcome, RepairDesk } from '#features/admin/web/index.ts'
import type { RepairLine } from '#features/operations/contract.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Dialog.tsx'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { usePanelRefresh } from '../panel-queries.ts'
import { useMomentFormat } from '../use-moment-format.ts'
import { useQuestion } from '../use-question.ts'
import { useTellFailure } from '../use-tell-failure.ts'
import { judgeRepair } from './judge-repair.ts'
import { Lines } from './Lines.tsx'
import { useRepair, useRepairs } from './operations-queries.ts'

const LOOKS = { running: 'accent', done: 'good', incomplete: 'danger', failed: 'danger' } as const

/** The button of the repair, and what each of the last ones came to. */
export function Repairs() {
  const { t } = useTranslation('panel')
  const list = useRepairs()
  const refresh = usePanelRefresh()
  const { asked: shown, ask: show, close } = useQuestion<string>()
  return (
    <Section heading={t('operations.repairs.heading')}>
      <div className="mt-3">
        <RepairDesk onMove={() => void refresh()} />
      </div>
      <h3 className="mt-6 font-semibold">{t('operations.repairs.list')}</h3>
      <Lines list={list} none={t('operations.repairs.none')}>
        {(repair) => <RepairRow repair={repair} onShow={() => show(repair.id)} />}
      </Lines>
      {shown !== undefined && <RepairSheet id={shown} onClose={close} />}
    </Section>
  )
}

function RepairRow({ repair, onShow }: { repair: RepairLine; onShow: () => void }) {
  const { t } = useTranslation('panel')
  const writeMoment = useMomentFormat()
  const { outcome, found } = judgeRepair(repair)
  const hasMore = outcome !== 'running' && (found === 'differences' || repair.unread > 0)
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 text-sm tabular-nums">
        <p className="font-semibold">
          {writeMoment(repair.started_at)} · {t(repair.is_daily ? 'operations.repairs.daily' : 'operations.repairs.byHand')}
        </p>
        <Findings repair={repair} />
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2">
        <Badge look={LOOKS[outcome]}>{t(`operations.repairs.states.${outcome}`)}</Badge>
        {hasMore && (
          <Button size="small" className="min-h-11" onClick={onShow}>
            {t(found === 'differences' ? 'operations.repairs.show' : 'operations.repairs.showUnread')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** How far it came, what differed, and what nobody knows. */
function Findings({ repair }: { repair: RepairLine }) {
  const { t } = useTranslation('panel')
  const { done, total, subscriptions_fixed: plans, payments_processed: payments, unread } = repair
  const { outcome, read, found } = judgeRepair(repair)
  const words = {
    same: t(unread > 0 ? 'operations.repairs.sameOfRead' : 'operations.repairs.same'),
    differences: t('operations.repairs.differences', { plans, payments }),
  }
  return (
    <>
      <p className="text-soft">{t('operations.repairs.progress', { done: outcome === 'running' ? done : read, total })}</p>
      {found && <p className="text-soft">{words[found]}</p>}
      {unread > 0 && <p className="text-danger">{t('operations.repairs.unread', { count: unread })}</p>}
    </>
  )
}

function RepairSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const tellFailure = useTellFailure()
  const { data: report, error, refetch } = useRepair(id)
  return (
    <Sheet
      isOpen
      onOpenChange={(isWanted) => !isWanted && onClose()}
      title={t('operations.repairs.heading')}
      closeLabel={tCommon('close')}
    >
      {error && <RetryAlert text={tellFailure(error, 'data')} label={tCommon('tryAgain')} onRetry={() => void refetch()} />}
      {!report && !error && <Skeleton className="h-24 w-full" />}
      {report && <Outcome report={report} />}
    </Sheet>
  )
}
