import { Tag, X } from 'lucide-react'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#ui/Button.tsx'
import { fieldClass } from '#ui/field.ts'
import { FieldFrame } from '#ui/FieldFrame.tsx'
import { showToast } from '#ui/toast.ts'
import type { CouponChoice } from './use-coupon.ts'

interface CouponFieldProps {
  coupon: CouponChoice
  /** Called when a coupon was applied: an error about the card no longer matters. */
  onApplied: () => void
}

/** A separate form, so that Enter applies the coupon and submits nothing else. */
export function CouponField({ coupon, onApplied }: CouponFieldProps) {
  const { t } = useTranslation('checkout')
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isApplied = coupon.applied !== undefined
  const wasApplied = useRef(isApplied)
  // the focused control was replaced: move the focus to the new one
  useEffect(() => {
    if (wasApplied.current !== isApplied && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input, button')?.focus()
    wasApplied.current = isApplied
  }, [isApplied])

  async function apply(event: SubmitEvent) {
    event.preventDefault()
    if (coupon.isAsking) return
    if (!(await coupon.apply())) {
      input.current?.focus()
      return
    }
    onApplied()
    void showToast('success', t('coupon.applied'))
  }

  return (
    <div ref={place}>
      {isApplied ? (
        <AppliedCoupon coupon={coupon} />
      ) : (
        <form onSubmit={(event) => void apply(event)} noValidate>
          <FieldFrame label={t('coupon.label')} error={coupon.problem}>
            {(ties) => (
              <div className="flex gap-2">
                <input
                  {...ties}
                  ref={input}
                  value={coupon.code}
                  onChange={(event) => coupon.type(event.target.value)}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={40}
                  className={fieldClass(coupon.problem !== undefined, 'h-11 min-w-0 uppercase')}
                />
                <Button type="submit" isBusy={coupon.isAsking}>
                  {t('coupon.apply')}
                </Button>
              </div>
            )}
          </FieldFrame>
        </form>
      )}
    </div>
  )
}

function AppliedCoupon({ coupon }: { coupon: CouponChoice }) {
  const { t } = useTranslation('checkout')
  const { applied, remove } = coupon
  if (!applied) return null
  return (
    <div className="flex items-start gap-3 rounded-control bg-good-soft py-3 pr-1.5 pl-4 text-sm">
      <Tag className="mt-0.5 size-5 shrink-0 text-good" aria-hidden="true" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <strong className="font-semibold">{applied.code}</strong> · {applied.name}
        <span className="block text-soft">{t('coupon.worth', { count: applied.periods })}</span>
      </p>
      <IconButton label={t('coupon.remove')} onClick={remove} className="-my-1.5">
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
