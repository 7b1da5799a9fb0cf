import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '#features/use-submit.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { type CouponDialogProps, useChangeCoupon } from './use-change-coupon.ts'

export function SwitchDialog(props: CouponDialogProps) {
  const { t } = useTranslation('panel')
  const { code, is_on: isOn } = props.coupon
  const change = useChangeCoupon(props)
  const submission = useSubmit(useForm(), () => change({ is_on: !isOn }))
  return (
    <ConfirmDialog
      heading={t(isOn ? 'coupons.offHeading' : 'coupons.onHeading', { code })}
      confirm={t(isOn ? 'coupons.switchOff' : 'coupons.switchOn')}
      isDanger={isOn}
      submission={submission}
      onClose={props.onClose}
    >
      <p>{t(isOn ? 'coupons.offText' : 'coupons.onText')}</p>
    </ConfirmDialog>
  )
}
