import { CalendarClock, Gauge, Power, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CouponState, DeskCoupon } from '#features/checkout/contract.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Progress } from '#ui/Progress.tsx'
import { useMomentFormat } from '../use-moment-format.ts'

export type CouponDeed = 'switch' | 'limit' | 'expiry' | 'who'

const LOOKS = { on: 'good', off: 'plain', expired: 'danger', used_up: 'accent' } as const satisfies Record<CouponState, string>
const ICONS = { switch: Power, limit: Gauge, expiry: CalendarClock, who: Users } as const
const DEEDS = ['switch', 'limit', 'expiry', 'who'] as const

interface CouponCardProps {
  coupon: DeskCoupon
  onAsk: (deed: CouponDeed) => void
}

export function CouponCard({ coupon, onAsk }: CouponCardProps) {
  const { t } = useTranslation('panel')
  const { code, name, periods, state, is_on: isOn } = coupon
  const words: Record<CouponDeed, string> = {
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
        <Badge look={LOOKS[state]}>{t(`coupons.state.${state}`)}</Badge>
      </div>
      <Uses coupon={coupon} />
      <div className="text-sm text-soft tabular-nums">
        <p>{t('coupons.periods', { count: periods })}</p>
        <Validity coupon={coupon} />
      </div>
      <ul className="mt-auto grid grid-cols-2 gap-2 pt-1">
        {DEEDS.map((deed) => {
          const Icon = ICONS[deed]
          return (
            <li key={deed}>
              <Button
                size="small"
                isWide
                className="min-h-11"
                icon={<Icon className="size-4.5 shrink-0" aria-hidden="true" />}
                aria-label={`${words[deed]}: ${code}`}
                onClick={() => onAsk(deed)}
              >
                {words[deed]}
              </Button>
            </li>
          )
        })}
      </ul>
    </article>
  )
}

function Uses({ coupon: { redemptions, max_redemptions: limit } }: { coupon: DeskCoupon }) {
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

function Validity({ coupon: { state, expires_at: expiresAt } }: { coupon: DeskCoupon }) {
  const { t } = useTranslation('panel')
  const writeMoment = useMomentFormat()
  if (expiresAt === null) return <p>{t('coupons.forever')}</p>
  return <p>{t(state === 'expired' ? 'coupons.ended' : 'coupons.until', { date: writeMoment(expiresAt) })}</p>
}
