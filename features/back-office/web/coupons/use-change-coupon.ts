import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { checkout, type AdminCoupon } from '#features/checkout/contract.ts'
import { showToast } from '#ui/toast.ts'
import { useOrderAction } from '../member/use-order-action.ts'

interface Change {
  readonly is_on?: boolean
  readonly max_redemptions?: number | null
  readonly expires_at?: string | null
}

/** The props of every dialog about a coupon. */
export interface CouponQuestion {
  readonly coupon: AdminCoupon
  readonly onClose: () => void
}

export function useChangeCoupon({ coupon: { code }, onClose }: CouponQuestion) {
  const { t } = useTranslation('panel')
  const { order, ...state } = useOrderAction()

  async function change(wanted: Change) {
    const done = await order((headers) => call(checkout.changeCoupon, { params: { code }, body: wanted, headers }))
    if (!done) return
    void showToast('success', t('coupons.changed'))
    onClose()
  }

  return { change: (wanted: Change) => void change(wanted), ...state }
}
