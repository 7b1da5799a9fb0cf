import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#features/FormTextField.tsx'
import { useSubmit } from '#features/use-submit.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { readLimit } from './read-limit.ts'
import { type CouponDialogProps, useChangeCoupon } from './use-change-coupon.ts'

export function LimitDialog(props: CouponDialogProps) {
  const { t } = useTranslation('panel')
  const { code, max_redemptions: most } = props.coupon
  const change = useChangeCoupon(props)
  const form = useForm({ defaultValues: { limit: most?.toString() ?? '' } })
  const limit = readLimit(useWatch({ control: form.control, name: 'limit' }))
  const submission = useSubmit(form, async () => limit !== undefined && change({ max_redemptions: limit }), {
    fieldOf: ({ field }) => (field === 'max_redemptions' ? 'limit' : undefined),
  })
  return (
    <ConfirmDialog
      heading={t('coupons.limitHeading', { code })}
      confirm={t('coupons.confirm')}
      isIncomplete={limit === undefined}
      submission={submission}
      onClose={props.onClose}
    >
      <FormTextField
        control={form.control}
        name="limit"
        label={t('coupons.limitLabel')}
        hint={t('coupons.limitHint')}
        error={limit === undefined ? t('coupons.limitBad') : undefined}
        inputMode="numeric"
        autoComplete="off"
        disabled={submission.isBusy}
      />
    </ConfirmDialog>
  )
}
