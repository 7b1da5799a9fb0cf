import { useEffect, useEffectEvent } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDayFormat } from '#features/use-day-format.ts'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { FieldError } from '#ui/LabelledField.tsx'
import { TaggedText } from '#ui/TaggedText.tsx'
import {
  CardFields,
  type CheckoutFields,
  PayerFields,
  PaymentError,
  useKnownCpf,
  useLeaveWarning,
} from '#features/payments/web/index.ts'
import { FewerEdits } from './FewerEdits.tsx'
import { SubmitOrder } from './SubmitOrder.tsx'
import type { Checkout } from './use-checkout.ts'

interface DetailsFormProps {
  checkout: Checkout
  /** When the continued plan is charged for the first time. */
  resumesOn: string | undefined
  /** Whether a coupon paid for that plan, so that it was never cancelled. */
  isGift: boolean
}

/** Shows the reason instead of the form to members who cannot buy. */
export function DetailsForm(props: DetailsFormProps) {
  const { suspension } = props.checkout
  return suspension === undefined ? <Order {...props} /> : <Alert variant="danger">{suspension}</Alert>
}

/** The spec's first step: payer, card and terms. */
function Order({ checkout, resumesOn, isGift }: DetailsFormProps) {
  const { t } = useTranslation('checkout')
  const writeDay = useDayFormat('long')
  const { form, offer, problem } = checkout
  const { errors, isDirty, isSubmitted } = form.formState
  useLeaveWarning(isDirty, t('leave'))
  useKnownCpf(form, checkout.phone)
  useFocusOnRefusal(form)
  return (
    <>
      {problem !== undefined && <PaymentError problem={problem} onDismiss={checkout.dismiss} className="mb-6" />}
      {resumesOn !== undefined && (
        <Alert className="mb-6">{t(isGift ? 'form.giftNote' : 'form.resumeNote', { date: writeDay(resumesOn) })}</Alert>
      )}
      <FewerEdits priced={checkout.priced} coupon={offer} isResumed={resumesOn !== undefined} />
      <form onSubmit={checkout.submit} noValidate className="flex flex-col gap-8">
        <PayerFields control={form.control} />
        {offer ? <Alert variant="good">{t('form.noCard')}</Alert> : <CardFields control={form.control} />}
        <div className="flex flex-col gap-4">
          <Terms checkout={checkout} />
          <div aria-live="assertive" className="empty:hidden">
            {isSubmitted && isAnyMissing(errors) && <FieldError>{t('errors.requiredFields')}</FieldError>}
          </div>
          <SubmitOrder
            offer={offer}
            resumesOn={resumesOn}
            isGift={isGift}
            renewsAt={checkout.priced?.renews_at}
            hasAccepted={form.watch('terms')}
          />
          {!offer && (
            <p className="text-sm text-soft">
              {t('form.safety')} {resumesOn === undefined && <span>{t('form.refund')}</span>}
            </p>
          )}
        </div>
      </form>
    </>
  )
}

/** The form was away while the order was sent: the field that was refused takes the focus once it is back. */
function useFocusOnRefusal({ formState: { errors }, setFocus }: Checkout['form']): void {
  const focusRefused = useEffectEvent(() => {
    const [refused] = Object.keys(errors) as (keyof CheckoutFields)[] // as: the names of the form's fields
    if (refused === undefined) return
    setFocus(refused)
    document.activeElement?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => focusRefused(), [])
}

function Terms({ checkout: { form } }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout')
  const { terms } = form.formState.errors
  return (
    <Checkbox {...form.register('terms')} required error={terms === undefined ? undefined : t('errors.terms')}>
      <TaggedText
        text={t('form.terms')}
        tags={{
          terms: <Link to={paths.terms()} target="_blank" className="text-link" />,
          privacy: <Link to={paths.privacy()} target="_blank" className="text-link" />,
        }}
      />
    </Checkbox>
  )
}

function isAnyMissing(errors: FieldErrors<CheckoutFields>): boolean {
  return Object.values(errors).some((error) => error.message === 'required')
}
