import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { checkout, COUPON_PERIODS_MAX } from '#features/checkout/contract.ts'
import { FormTextField } from '#features/FormTextField.tsx'
import { useSubmit } from '#features/use-submit.ts'
import { showToast } from '#ui/toast.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { usePanelCall } from '../use-panel-call.ts'
import { endOfDay } from './last-day.ts'
import { readLimit } from './read-limit.ts'

const CODE_MAX = 32
const NAME_MAX = 80

const EMPTY = { code: '', name: '', periods: '1', limit: '', day: '' }
type CouponFields = typeof EMPTY

/** The typed fields in the shape of the call; undefined as long as something is missing or invalid. */
function toRequest({ code, name, periods, limit, day }: CouponFields) {
  const max_redemptions = readLimit(limit)
  const isComplete = isCode(code) && name.trim() !== '' && name.length <= NAME_MAX && isPeriods(periods)
  if (!isComplete || max_redemptions === undefined) return undefined
  return { code, name, periods: Number(periods), max_redemptions, expires_at: day === '' ? null : endOfDay(day) }
}

const isCode = (text: string) => /^[A-Z0-9][A-Z0-9-]{1,30}[A-Z0-9]$/.test(text)
/** Invalid, whatever is typed next. */
const hasOtherSigns = (text: string) => /[^A-Z0-9-]|^-/.test(text)
const isPeriods = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= COUPON_PERIODS_MAX

/** The form's fields by the names that the server gives them. */
const FIELDS: ReadonlyMap<string | undefined, keyof CouponFields> = new Map([
  ['code', 'code'],
  ['name', 'name'],
  ['periods', 'periods'],
  ['max_redemptions', 'limit'],
  ['expires_at', 'day'],
])

export function NewCouponDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('panel')
  const callPanel = usePanelCall()
  const form = useForm({ defaultValues: EMPTY })
  const { control } = form
  const typed = useWatch({ control, compute: (fields) => fields })
  const coupon = toRequest(typed)
  const submission = useSubmit(
    form,
    async () => {
      if (!coupon) return
      await callPanel((headers) => call(checkout.createCoupon, { body: coupon, headers }))
      void showToast('success', t('coupons.createdToast'))
      onClose()
    },
    { fieldOf: ({ field }) => FIELDS.get(field) },
  )
  const common = { control, disabled: submission.isBusy, autoComplete: 'off' }

  return (
    <ConfirmDialog
      heading={t('coupons.newHeading')}
      confirm={t('coupons.create')}
      isIncomplete={!coupon}
      submission={submission}
      onClose={onClose}
    >
      <FormTextField
        {...common}
        name="code"
        label={t('coupons.codeLabel')}
        hint={t('coupons.codeHint')}
        error={hasOtherSigns(typed.code) ? t('coupons.codeBad') : undefined}
        limit={CODE_MAX}
        spellCheck={false}
        rewrite={(text) => text.toUpperCase()}
      />
      <FormTextField {...common} name="name" label={t('coupons.nameLabel')} hint={t('coupons.nameHint')} limit={NAME_MAX} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          {...common}
          name="periods"
          label={t('coupons.periodsLabel')}
          error={isPeriods(typed.periods) ? undefined : t('coupons.periodsBad', { most: COUPON_PERIODS_MAX })}
          inputMode="numeric"
        />
        <FormTextField {...common} name="day" label={t('coupons.expiryLabel')} type="date" />
      </div>
      <FormTextField
        {...common}
        name="limit"
        label={t('coupons.limitLabel')}
        hint={t('coupons.limitHint')}
        error={readLimit(typed.limit) === undefined ? t('coupons.limitBad') : undefined}
        inputMode="numeric"
      />
      {coupon && <p className="text-sm text-soft">{t('coupons.newText', { count: coupon.periods })}</p>}
    </ConfirmDialog>
  )
}
