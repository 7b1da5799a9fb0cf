import { CircleCheck } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/Badge.tsx'
import { type CardReading, readCardNumber } from './card-number.ts'
import { CheckoutField, type CheckoutControl } from './CheckoutField.tsx'
import { LONGEST } from './checkout-form.ts'
import { MASKS } from './field-masks.ts'
import { FieldGroup, FieldPair } from './FieldGroup.tsx'
import { postalState } from './postal-state.ts'

/** The card and its billing address. The values exist in this form only and are never stored. */
export function CardFields({ control }: { control: CheckoutControl }) {
  const { t } = useTranslation('checkout')
  const [cardNumber, postalCode] = useWatch({ control, name: ['cardNumber', 'postalCode'] })
  const card = readCardNumber(cardNumber)
  const state = postalState(postalCode)
  return (
    <FieldGroup title={t('form.card')}>
      <CheckoutField
        control={control}
        name="cardNumber"
        label={t('form.cardNumber')}
        aside={<Brand card={card} />}
        warning={card.state === 'doubtful' ? t('problems.cardNumberDoubt') : undefined}
        mask={MASKS.cardNumber}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={19}
        placeholder="0000 0000 0000 0000"
        className="tabular-nums"
      />
      <CheckoutField
        control={control}
        name="cardName"
        label={t('form.cardName')}
        hint={t('form.cardNameHint')}
        mask={MASKS.cardName}
        limit={LONGEST.cardName}
        autoComplete="cc-name"
      />
      <FieldPair isShort>
        <CheckoutField
          control={control}
          name="expiry"
          label={t('form.expiry')}
          hint={t('form.expiryHint')}
          mask={MASKS.expiry}
          inputMode="numeric"
          autoComplete="cc-exp"
          className="tabular-nums"
        />
        <CheckoutField
          control={control}
          name="cvc"
          label={t('form.cvc')}
          hint={t('form.cvcHint', { count: card.cvcDigits })}
          mask={MASKS.cvc}
          digits={card.cvcDigits}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          className="tabular-nums"
        />
        <CheckoutField
          control={control}
          name="postalCode"
          label={t('form.postalCode')}
          hint={state === undefined ? undefined : t('form.postalCodeIn', { state })}
          mask={MASKS.postalCode}
          inputMode="numeric"
          autoComplete="billing postal-code"
          maxLength={9}
          placeholder="00000-000"
          className="tabular-nums"
        />
        <CheckoutField
          control={control}
          name="addressNumber"
          label={t('form.addressNumber')}
          hint={t('form.addressNumberHint')}
          mask={MASKS.addressNumber}
          inputMode="numeric"
          autoComplete="off"
          className="tabular-nums"
        />
      </FieldPair>
    </FieldGroup>
  )
}

/** Announced to screen readers as well, because the field itself does not say which card it is. */
function Brand({ card: { brand, state } }: { card: CardReading }) {
  return (
    <span aria-live="polite">
      {brand !== undefined && (
        <Badge variant={state === 'good' ? 'good' : 'plain'}>
          {state === 'good' && <CircleCheck className="size-4" aria-hidden="true" />}
          <span>{brand}</span>
        </Badge>
      )}
    </span>
  )
}
