import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { useDayFormat } from '#features/use-day-format.ts'
import { showPhone, useMember } from '#features/session/web/index.ts'
import { toCents } from '#features/reais.ts'
import { formatCpf } from './format-cpf.ts'
import { readableBrand } from './readable-brand.ts'
import type { Receipt } from './receipt.ts'

/** Separator between the parts of a line. */
export const PART_SIGN = ' · '

/** The lines of a receipt above the amount. */
export function useReceiptLines(receipt: Receipt) {
  const { id, description, paid_at, status, payer_name: payer, payer_document: document, payment_method: method } = receipt
  const { t } = useTranslation('payments')
  const writeDay = useDayFormat('dated')
  const { phone } = useMember()
  const paidBy = [payer, document === null ? '' : t('receipt.document', { document: formatCpf(document) }), showPhone(phone)]
  const face = method && t('method.card', { brand: readableBrand(method.brand), digits: method.last_digits })
  return [
    { label: t('receipt.number'), value: id },
    { label: t('receipt.paidBy'), value: paidBy.filter(Boolean).join(PART_SIGN) },
    { label: t('receipt.what'), value: description },
    { label: t('receipt.paidAt'), value: writeDay(paid_at) },
    ...(face === null ? [] : [{ label: t('receipt.method'), value: face }]),
    { label: t('receipt.status'), value: t(`status.${status}`) },
    ...useReturn(receipt),
  ]
}

/** What was refunded and when, what is left of the payment, and the protocol if it was requested here. */
function useReturn({ refund, refunded_at: returnedAt, refunded_value: returned, left_value: left }: Receipt) {
  const { t } = useTranslation('payments')
  const writeDay = useDayFormat('dated')
  const writeMoney = useMoneyFormat()
  return [
    ...(refund
      ? [
          { label: t('receipt.refund'), value: t(`refundStatus.${refund.status}`) },
          { label: t('refund.protocol'), value: refund.protocol },
        ]
      : []),
    ...(returned > 0 ? [{ label: t('receipt.returned'), value: writeMoney(toCents(returned)) }] : []),
    ...(returned > 0 && left > 0 ? [{ label: t('receipt.left'), value: writeMoney(toCents(left)) }] : []),
    ...(returnedAt === null ? [] : [{ label: t('receipt.returnedAt'), value: writeDay(returnedAt) }]),
  ]
}
