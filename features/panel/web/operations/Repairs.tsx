import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FixDesk, Outcome } from '#features/admin/web/FixDesk.tsx'
import type { RepairLine } from '#features/operations/contract.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Dialog.tsx'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMomentFormat } from '../use-moment-format.ts'
import { useTellFailure } from '../use-tell-failure.ts'
import { Lines } from './Lines.tsx'
import { useRepair, useRepairs, useRepairsRefresh } from './operations-queries.ts'

const LOOKS = { running: 'accent', done: 'good', failed: 'danger' } as const

/** The button of the repair, and what each of the last ones came to. */
export function Repairs() {
  const { t } = useTranslation('panel')
  const list = useRepairs()
  const refresh = useRepairsRefresh()
  const [shown, setShown] = useState<string>()
  return (
    <Section heading={t('operations.repairs.heading')}>
      <div className="mt-3">
        <FixDesk onMove={() => void refresh()} />
      </div>
      <h3 className="mt-6 font-semibold">{t('operations.repairs.list')}</h3>
      <Lines list={list} none={t('operations.repairs.none')}>
        {(repair) => <RepairRow repair={repair} onShow={() => setShown(repair.id)} />}
      </Lines>
      {shown !== undefined && <RepairSheet id={shown} onClose={() => setShown(undefined)} />}
    </Section>
  )
}

function RepairRow({ repair, onShow }: { repair: RepairLine; onShow: () => void }) {
  const { t } = useTranslation('panel')
  const writeMoment = useMomentFormat()
  const { state, is_daily, done, total, subscriptions_fixed: plans, payments_processed: payments, unread } = repair
  const hasFound = plans + payments + unread > 0
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 text-sm tabular-nums">
        <p className="font-semibold">
          {writeMoment(repair.started_at)} · {t(is_daily ? 'operations.repairs.daily' : 'operations.repairs.byHand')}
        </p>
        <p className="text-soft">{t('operations.repairs.progress', { done, total })}</p>
        {state !== 'running' && (
          <p className="text-soft">
            {plans + payments === 0 ? t('operations.repairs.same') : t('operations.repairs.differences', { plans, payments })}
          </p>
        )}
        {unread > 0 && <p className="text-danger">{t('operations.repairs.unread', { count: unread })}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2">
        <Badge look={LOOKS[state]}>{t(`operations.repairs.states.${state}`)}</Badge>
        {state !== 'running' && hasFound && (
          <Button size="small" className="min-h-11" onClick={onShow}>
            {t('operations.repairs.show')}
          </Button>
        )}
      </div>
    </div>
  )
}

function RepairSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const tellFailure = useTellFailure()
  const { data: fix, error, refetch } = useRepair(id)
  return (
    <Sheet
      isOpen
      onOpenChange={(isWanted) => !isWanted && onClose()}
      title={t('operations.repairs.heading')}
      closeLabel={tCommon('close')}
    >
      {error && <RetryAlert text={tellFailure(error, 'data')} label={tCommon('tryAgain')} onRetry={() => void refetch()} />}
      {!fix && !error && <Skeleton className="h-24 w-full" />}
      {fix && <Outcome fix={fix} />}
    </Sheet>
  )
}
