import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/TextField.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { readLimit } from './read-limit.ts'
import { type CouponQuestion, useChangeCoupon } from './use-change-coupon.ts'

export function LimitDialog(question: CouponQuestion) {
  const { t } = useTranslation('panel')
  const { coupon, onClose } = question
  const { change, isBusy, problem, clearProblem } = useChangeCoupon(question)
  const [typed, setTyped] = useState(coupon.max_redemptions?.toString() ?? '')
  const limit = readLimit(typed)
  return (
    <ConfirmDialog
      heading={t('coupons.limitHeading', { code: coupon.code })}
      confirm={t('coupons.confirm')}
      isIncomplete={limit === undefined}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => limit !== undefined && change({ max_redemptions: limit })}
    >
      <TextField
        label={t('coupons.limitLabel')}
        hint={t('coupons.limitHint')}
        error={limit === undefined ? t('coupons.limitBad') : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        disabled={isBusy}
        onChange={(event) => {
          clearProblem()
          setTyped(event.target.value)
        }}
      />
    </ConfirmDialog>
  )
}
