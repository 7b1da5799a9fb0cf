import { Tag, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#ui/Button.tsx'
import { fieldClass } from '#ui/field.ts'
import { LabelledField } from '#ui/LabelledField.tsx'
import type { CouponForm } from './use-coupon.ts'

/** A separate form, so that Enter applies the coupon and submits nothing else. */
export function CouponField({ coupon }: { coupon: CouponForm }) {
  const container = useRef<HTMLDivElement>(null)
  const isApplied = coupon.applied !== undefined
  const wasApplied = useRef(isApplied)
  // the focused control was replaced: move the focus to the new one
  useEffect(() => {
    if (wasApplied.current !== isApplied && document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>('input, button')?.focus()
    wasApplied.current = isApplied
  }, [isApplied])
  return <div ref={container}>{isApplied ? <AppliedCoupon coupon={coupon} /> : <CodeForm coupon={coupon} />}</div>
}

function CodeForm({ coupon: { form, submit, isBusy } }: { coupon: CouponForm }) {
  const { t } = useTranslation('checkout')
  const { field, fieldState } = useController({
    control: form.control,
    name: 'code',
    rules: { validate: (code) => code.trim() !== '' || t('coupon.empty') },
  })
  const problem = fieldState.error?.message
  return (
    <form onSubmit={submit} noValidate>
      <LabelledField label={t('coupon.label')} error={problem}>
        {(fieldProps) => (
          <div className="flex gap-2">
            <input
              {...field}
              {...fieldProps}
              onChange={(event) => {
                field.onChange(event)
                form.clearErrors()
              }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className={fieldClass(problem !== undefined, 'h-11 min-w-0 uppercase')}
            />
            <Button type="submit" isBusy={isBusy}>
              {t('coupon.apply')}
            </Button>
          </div>
        )}
      </LabelledField>
    </form>
  )
}

function AppliedCoupon({ coupon }: { coupon: CouponForm }) {
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
