import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#features/FormTextField.tsx'
import { useSubmit } from '#features/use-submit.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { dayOf, endOfDay } from './last-day.ts'
import { type CouponDialogProps, useChangeCoupon } from './use-change-coupon.ts'

export function ExpiryDialog(props: CouponDialogProps) {
  const { t } = useTranslation('panel')
  const { code, expires_at: expiresAt } = props.coupon
  const change = useChangeCoupon(props)
  const form = useForm({ defaultValues: { day: expiresAt === null ? '' : dayOf(expiresAt) } })
  const submission = useSubmit(form, ({ day }) => change({ expires_at: day === '' ? null : endOfDay(day) }), {
    fieldOf: ({ field }) => (field === 'expires_at' ? 'day' : undefined),
  })
  return (
    <ConfirmDialog
      heading={t('coupons.expiryHeading', { code })}
      confirm={t('coupons.confirm')}
      submission={submission}
      onClose={props.onClose}
    >
      <FormTextField
        control={form.control}
        name="day"
        label={t('coupons.expiryLabel')}
        hint={t('coupons.expiryHint')}
        type="date"
        disabled={submission.isBusy}
      />
    </ConfirmDialog>
  )
}
