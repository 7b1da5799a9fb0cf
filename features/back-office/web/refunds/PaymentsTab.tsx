import { useTranslation } from 'react-i18next'
import { PANEL_PAYMENT_STATUSES, PANEL_PAYMENT_TROUBLES, type PanelPayment } from '#features/back-office/panel-contract.ts'
import { AskRefund } from './ask-refund.ts'
import { ListBar } from '../lists/ListBar.tsx'
import { isAnySet, usePanelLocation } from '../panel-location.ts'
import { usePanelPayments } from '../panel-queries.ts'
import { PaymentAmount, PaymentBadge, PaymentCard, PaymentTimes, RefundAction } from './PaymentParts.tsx'
import { MemberCell } from '../lists/Person.tsx'
import { PeriodFilter } from '../charts/PeriodFilter.tsx'
import { LocationFilter } from '../lists/LocationFilter.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import { useHistoryDialog } from '../use-history-dialog.ts'

export function PaymentsTab() {
  const { t } = useTranslation('panel')
  const { search, member, paymentStatus, period } = usePanelLocation()
  const list = usePanelPayments()
  const { asked, ask, close } = useHistoryDialog<PanelPayment>()
  return (
    <AskRefund value={ask}>
      <ListBar
        readAt={list.readAt}
        error={list.error}
        file={{ list: 'payments', filter: { search, member, status: paymentStatus, ...period } }}
      >
        <LocationFilter
          name="status"
          label={t('filter.status')}
          all={t('filter.allStatuses')}
          value={paymentStatus}
          options={[
            ...PANEL_PAYMENT_STATUSES.map((value) => ({ value, text: t(`paymentStatus.${value}`) })),
            ...PANEL_PAYMENT_TROUBLES.map((value) => ({ value, text: t(`paymentTrouble.${value}`) })),
          ]}
        />
        <PeriodFilter />
      </ListBar>
      <RecordList
        label={t('tabs.payments')}
        what="payments"
        list={list}
        isFiltered={isAnySet([search, paymentStatus, period.from, period.to])}
        columns={[
          { heading: t('list.member'), Cell: MemberCell },
          { heading: t('list.value'), Cell: PaymentAmount, isNumber: true },
          { heading: t('list.status'), Cell: PaymentBadge },
          { heading: t('list.date'), Cell: PaymentTimes },
          { heading: t('list.action'), Cell: RefundAction },
        ]}
        Card={PaymentCard}
      />
      {asked && <RefundDialog key={asked.id} payment={asked} onClose={close} />}
    </AskRefund>
  )
}
