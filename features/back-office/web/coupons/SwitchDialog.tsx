import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { type CouponQuestion, useChangeCoupon } from './use-change-coupon.ts'

export function SwitchDialog(question: CouponQuestion) {
  const { t } = useTranslation('panel')
  const { coupon, onClose } = question
  const { change, isBusy, problem } = useChangeCoupon(question)
  const { code, is_on: isOn } = coupon
  return (
    <ConfirmDialog
      heading={t(isOn ? 'coupons.offHeading' : 'coupons.onHeading', { code })}
      confirm={t(isOn ? 'coupons.switchOff' : 'coupons.switchOn')}
      isDanger={isOn}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => change({ is_on: !isOn })}
    >
      <p>{t(isOn ? 'coupons.offText' : 'coupons.onText')}</p>
    </ConfirmDialog>
  )
}
