import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/TextField.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { dayOf, endOfDay } from './last-day.ts'
import { type CouponQuestion, useChangeCoupon } from './use-change-coupon.ts'

export function ExpiryDialog(question: CouponQuestion) {
  const { t } = useTranslation('panel')
  const { coupon, onClose } = question
  const { change, isBusy, problem, clearProblem } = useChangeCoupon(question)
  const [day, setDay] = useState(coupon.expires_at === null ? '' : dayOf(coupon.expires_at))
  return (
    <ConfirmDialog
      heading={t('coupons.expiryHeading', { code: coupon.code })}
      confirm={t('coupons.confirm')}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => change({ expires_at: day === '' ? null : endOfDay(day) })}
    >
      <TextField
        label={t('coupons.expiryLabel')}
        hint={t('coupons.expiryHint')}
        type="date"
        value={day}
        disabled={isBusy}
        onChange={(event) => {
          clearProblem()
          setDay(event.target.value)
        }}
      />
    </ConfirmDialog>
  )
}
