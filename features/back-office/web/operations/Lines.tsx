import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type PanelList, usePanelRefresh } from '../panel-queries.ts'
import { useReportFailure } from '../use-report-failure.ts'

interface LinesProps<Row> {
  list: PanelList<Row>
  /** The text of an empty list. */
  none: string
  children: (row: Row) => ReactNode
}

/** A short list within a section, in all its states. */
export function Lines<Row extends { readonly id: string }>({ list, none, children }: LinesProps<Row>) {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const reportFailure = useReportFailure()
  const refresh = usePanelRefresh()
  const { rows, error, hasMore, isLoadingMore, loadMore } = list
  return (
    <div className="mt-2 flex flex-col gap-3">
      {error && <RetryAlert text={reportFailure(error, 'data')} label={tCommon('tryAgain')} onRetry={() => void refresh()} />}
      {rows === undefined && !error && <Skeleton className="h-24 w-full" />}
      {rows?.length === 0 && <p className="text-soft">{none}</p>}
      {rows !== undefined && rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id} className="py-3">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button className="self-center" isBusy={isLoadingMore} onClick={loadMore}>
          {t('list.more')}
        </Button>
      )}
    </div>
  )
}
