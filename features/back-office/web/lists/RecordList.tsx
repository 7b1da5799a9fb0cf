import { clsx } from 'clsx'
import { ArrowUp, SearchX } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { placeOfAll, usePanelLocation } from '../panel-location.ts'
import { type PanelList, usePanelRefresh } from '../panel-queries.ts'
import { type Column, RecordTable } from './RecordTable.tsx'
import { useFrozenRows } from './use-frozen-rows.ts'
import { useIsWide } from './use-is-wide.ts'
import { useReportFailure } from '../use-report-failure.ts'

interface RecordListProps<Row> {
  /** What it is a list of, for screen readers. */
  label: string
  /** What could not be loaded, for the error text. */
  what?: 'payments' | 'data'
  list: PanelList<Row>
  /** Whether a filter hides rows. */
  isFiltered: boolean
  columns: readonly Column<Row>[]
  /** The layout for narrow screens. */
  Card: ComponentType<{ row: Row }>
}

/** A list of the panel in all its states: loading, failed, empty, partly loaded, complete. */
export function RecordList<Row extends { readonly id: string }>(props: RecordListProps<Row>) {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const reportFailure = useReportFailure()
  const refresh = usePanelRefresh()
  const { list, isFiltered, what = 'data' } = props
  const { rows, error } = list
  return (
    <div className="flex flex-col gap-3">
      {error && <RetryAlert text={reportFailure(error, what)} label={tCommon('tryAgain')} onRetry={() => void refresh()} />}
      {list.isCut && <Alert variant="notice">{t('search.cut')}</Alert>}
      {rows === undefined && !error && <Waiting />}
      {rows?.length === 0 && <Nothing isFiltered={isFiltered} />}
      {rows !== undefined && rows.length > 0 && <Rows {...props} rows={rows} />}
    </div>
  )
}

function Rows<Row extends { readonly id: string }>({
  label,
  list,
  rows,
  columns,
  Card,
}: RecordListProps<Row> & { rows: readonly Row[] }) {
  const { t } = useTranslation('panel')
  const isWide = useIsWide()
  const { listRef, shown, waiting, showWaiting } = useFrozenRows(rows)
  return (
    <div ref={listRef} className={clsx('flex flex-col gap-3 transition-opacity', list.isOfBefore && 'opacity-50')}>
      {waiting > 0 && (
        <Button
          size="small"
          className="sticky top-18 z-10 min-h-11 self-center shadow-float"
          icon={<ArrowUp className="size-4.5" aria-hidden="true" />}
          onClick={() => {
            showWaiting()
            listRef.current?.scrollIntoView({ block: 'start' })
          }}
        >
          {t('list.arrived', { count: waiting })}
        </Button>
      )}
      {isWide ? (
        <RecordTable label={label} rows={shown} columns={columns} />
      ) : (
        <ul aria-label={label} className="flex flex-col gap-3">
          {shown.map((row) => (
            <li key={row.id} className="rounded-card bg-surface p-4 shadow-lift">
              <Card row={row} />
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && (
        <Button className="self-center" isBusy={list.isLoadingMore} onClick={list.loadMore}>
          {t('list.more')}
        </Button>
      )}
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('panel')
  const place = usePanelLocation()
  return (
    <div className="rounded-card bg-surface shadow-lift">
      {isFiltered ? (
        <EmptyState
          picture={<SearchX className="size-10 text-faint" aria-hidden="true" />}
          title={t('list.nothingFound')}
          text={t('list.nothingFoundText')}
          action={
            <LinkButton to={paths.admin(placeOfAll(place))} preventScrollReset>
              {t('list.showAll')}
            </LinkButton>
          }
        />
      ) : (
        <EmptyState title={t('list.nothingYet')} />
      )}
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <output className="flex flex-col gap-3">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-28 w-full lg:h-14" />
      <Skeleton className="h-28 w-full lg:h-14" />
      <Skeleton className="h-28 w-full lg:h-14" />
    </output>
  )
}
