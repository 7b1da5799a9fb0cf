import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { checkout, COUPON_PERIODS_MAX } from '#features/checkout/contract.ts'
import { useTooLong } from '#features/use-too-long.ts'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { useOrderAction } from '../member/use-order-action.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { endOfDay } from './last-day.ts'
import { readLimit } from './read-limit.ts'

const CODE_MAX = 32
const NAME_MAX = 80

const EMPTY = { code: '', name: '', periods: '1', limit: '', day: '' }
type Typed = typeof EMPTY

/** The typed fields in the shape of the call; undefined as long as something is missing or invalid. */
function orderOf({ code, name, periods, limit, day }: Typed) {
  const max_redemptions = readLimit(limit)
  const isWhole = isCode(code) && name.trim() !== '' && name.length <= NAME_MAX && isPeriods(periods)
  if (!isWhole || max_redemptions === undefined) return undefined
  return { code, name, periods: Number(periods), max_redemptions, expires_at: day === '' ? null : endOfDay(day) }
}

const isCode = (text: string) => /^[A-Z0-9][A-Z0-9-]{1,30}[A-Z0-9]$/.test(text)
/** Invalid, whatever is typed next. */
const hasOtherSigns = (text: string) => /[^A-Z0-9-]|^-/.test(text)
const isPeriods = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= COUPON_PERIODS_MAX

export function NewCouponDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('panel')
  const { order, isBusy, problem, clearProblem } = useOrderAction()
  const [typed, setTyped] = useState(EMPTY)
  const wanted = orderOf(typed)
  const tooLong = { code: useTooLong(typed.code, CODE_MAX), name: useTooLong(typed.name, NAME_MAX) }
  const take = (field: keyof Typed) => ({
    value: typed[field],
    disabled: isBusy,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      clearProblem()
      setTyped({ ...typed, [field]: field === 'code' ? target.value.toUpperCase() : target.value })
    },
  })

  async function create() {
    if (!wanted) return
    const done = await order((headers) => call(checkout.createCoupon, { body: wanted, headers }))
    if (!done) return
    void showToast('success', t('coupons.createdToast'))
    onClose()
  }

  return (
    <ConfirmDialog
      heading={t('coupons.newHeading')}
      confirm={t('coupons.create')}
      isIncomplete={!wanted}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void create()}
    >
      <TextField
        label={t('coupons.codeLabel')}
        hint={t('coupons.codeHint')}
        error={hasOtherSigns(typed.code) ? t('coupons.codeBad') : undefined}
        limit={CODE_MAX}
        tooLong={tooLong.code}
        spellCheck={false}
        {...take('code')}
      />
      <TextField
        label={t('coupons.nameLabel')}
        hint={t('coupons.nameHint')}
        limit={NAME_MAX}
        tooLong={tooLong.name}
        {...take('name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('coupons.periodsLabel')}
          error={isPeriods(typed.periods) ? undefined : t('coupons.periodsBad', { most: COUPON_PERIODS_MAX })}
          inputMode="numeric"
          {...take('periods')}
        />
        <TextField label={t('coupons.expiryLabel')} type="date" {...take('day')} />
      </div>
      <TextField
        label={t('coupons.limitLabel')}
        hint={t('coupons.limitHint')}
        error={readLimit(typed.limit) === undefined ? t('coupons.limitBad') : undefined}
        inputMode="numeric"
        {...take('limit')}
      />
      {wanted && <p className="text-sm text-soft">{t('coupons.newText', { count: wanted.periods })}</p>}
    </ConfirmDialog>
  )
}
