import { useTranslation } from 'react-i18next'
import { PANEL_REFUND_FILTERS } from '#features/back-office/panel-contract.ts'
import { ListBar } from '../lists/ListBar.tsx'
import { isAnySet, usePanelLocation } from '../panel-location.ts'
import { usePanelRefunds } from '../panel-queries.ts'
import { MemberCell } from '../lists/Person.tsx'
import { PeriodFilter } from '../charts/PeriodFilter.tsx'
import { LocationFilter } from '../lists/LocationFilter.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { RefundAmount, RefundBadge, RefundCard, RefundReason, RefundTimes } from './RefundParts.tsx'

export function RefundsTab() {
  const { t } = useTranslation('panel')
  const { search, member, refundStatus, period } = usePanelLocation()
  const list = usePanelRefunds()
  return (
    <>
      <ListBar
        readAt={list.readAt}
        error={list.error}
        file={{ list: 'refunds', filter: { search, member, status: refundStatus, ...period } }}
      >
        <LocationFilter
          name="status"
          label={t('filter.status')}
          all={t('filter.allStatuses')}
          value={refundStatus}
          options={PANEL_REFUND_FILTERS.map((value) => ({ value, text: t(`refundStatus.${value}`) }))}
        />
        <PeriodFilter />
      </ListBar>
      <RecordList
        label={t('tabs.refunds')}
        list={list}
        isFiltered={isAnySet([search, refundStatus, period.from, period.to])}
        columns={[
          { heading: t('list.member'), Cell: MemberCell },
          { heading: t('list.value'), Cell: RefundAmount, isNumber: true },
          { heading: t('list.status'), Cell: RefundBadge },
          { heading: t('list.reason'), Cell: RefundReason },
          { heading: t('list.date'), Cell: RefundTimes },
        ]}
        Card={RefundCard}
      />
    </>
  )
}
