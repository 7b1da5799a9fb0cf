import { CalendarClock, Gauge, Power, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CouponState, AdminCoupon } from '#features/checkout/contract.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Progress } from '#ui/Progress.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'

export type CouponAction = 'switch' | 'limit' | 'expiry' | 'who'

const VARIANTS = { on: 'good', off: 'plain', expired: 'danger', used_up: 'accent' } as const satisfies Record<CouponState, string>
const ICONS = { switch: Power, limit: Gauge, expiry: CalendarClock, who: Users } as const
const ACTIONS = ['switch', 'limit', 'expiry', 'who'] as const

interface CouponCardProps {
  coupon: AdminCoupon
  onAsk: (action: CouponAction) => void
}

export function CouponCard({ coupon, onAsk }: CouponCardProps) {
  const { t } = useTranslation('panel')
  const { code, name, periods, state, is_on: isOn } = coupon
  const words: Record<CouponAction, string> = {
    switch: t(isOn ? 'coupons.switchOff' : 'coupons.switchOn'),
    limit: t('coupons.limit'),
    expiry: t('coupons.expiry'),
    who: t('coupons.who'),
  }
  return (
    <article aria-label={code} className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-display text-lg font-bold tracking-wide wrap-anywhere">{code}</h2>
          <p className="text-sm wrap-anywhere text-soft">{name}</p>
        </div>
        <Badge variant={VARIANTS[state]}>{t(`coupons.state.${state}`)}</Badge>
      </div>
      <Uses coupon={coupon} />
      <div className="text-sm text-soft tabular-nums">
        <p>{t('coupons.periods', { count: periods })}</p>
        <Validity coupon={coupon} />
      </div>
      <ul className="mt-auto grid grid-cols-2 gap-2 pt-1">
        {ACTIONS.map((action) => {
          const Icon = ICONS[action]
          return (
            <li key={action}>
              <Button
                size="small"
                isWide
                className="min-h-11"
                icon={<Icon className="size-4.5 shrink-0" aria-hidden="true" />}
                aria-label={`${words[action]}: ${code}`}
                onClick={() => onAsk(action)}
              >
                {words[action]}
              </Button>
            </li>
          )
        })}
      </ul>
    </article>
  )
}

function Uses({ coupon: { redemptions, max_redemptions: limit } }: { coupon: AdminCoupon }) {
  const { t, i18n } = useTranslation('panel')
  const numbers = new Intl.NumberFormat(i18n.language)
  if (limit === null) {
    return (
      <p className="tabular-nums">
        <span className="font-semibold">{t('coupons.used', { count: redemptions })}</span>
        <span className="text-sm text-soft"> · {t('coupons.noLimit')}</span>
      </p>
    )
  }
  if (limit === 0) return <p className="font-semibold">{t('coupons.nobodyMay')}</p>
  const words = t('coupons.usedOf', { used: numbers.format(redemptions), limit: numbers.format(limit) })
  return (
    <div>
      <p className="mb-1.5 font-semibold tabular-nums">{words}</p>
      <Progress label={words} value={redemptions / limit} />
    </div>
  )
}

function Validity({ coupon: { state, expires_at: expiresAt } }: { coupon: AdminCoupon }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  if (expiresAt === null) return <p>{t('coupons.forever')}</p>
  return <p>{t(state === 'expired' ? 'coupons.ended' : 'coupons.until', { date: formatDateTime(expiresAt) })}</p>
}
