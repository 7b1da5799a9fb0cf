import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { checkout, type AdminCoupon } from '#features/checkout/contract.ts'
import { showToast } from '#ui/toast.ts'
import { usePanelCall } from '../use-panel-call.ts'

interface Change {
  readonly is_on?: boolean
  readonly max_redemptions?: number | null
  readonly expires_at?: string | null
}

/** The props of every dialog about a coupon. */
export interface CouponDialogProps {
  readonly coupon: AdminCoupon
  readonly onClose: () => void
}

/** Changes a coupon, says so and closes the dialog. The function throws a `CallError` for a refusal. */
export function useChangeCoupon({ coupon: { code }, onClose }: CouponDialogProps): (change: Change) => Promise<void> {
  const { t } = useTranslation('panel')
  const callPanel = usePanelCall()
  return async (change) => {
    await callPanel((headers) => call(checkout.changeCoupon, { params: { code }, body: change, headers }))
    void showToast('success', t('coupons.changed'))
    onClose()
  }
}
