import { useTranslation } from 'react-i18next'
import { CheckoutField, type CheckoutControl } from './CheckoutField.tsx'
import { LONGEST } from './checkout-form.ts'
import { MASKS } from './field-masks.ts'
import { FieldGroup, FieldPair } from './FieldGroup.tsx'

/** The subscriber's own details. */
export function PayerFields({ control }: { control: CheckoutControl }) {
  const { t } = useTranslation('checkout')
  return (
    <FieldGroup title={t('form.you')}>
      <CheckoutField
        control={control}
        name="name"
        label={t('form.name')}
        mask={MASKS.name}
        limit={LONGEST.name}
        autoComplete="name"
      />
      <CheckoutField
        control={control}
        name="email"
        label={t('form.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        limit={LONGEST.email}
      />
      <FieldPair>
        <CheckoutField
          control={control}
          name="phone"
          label={t('form.phone')}
          mask={MASKS.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(11) 99999-9999"
          className="tabular-nums"
        />
        <CheckoutField
          control={control}
          name="document"
          label={t('form.document')}
          mask={MASKS.document}
          inputMode="numeric"
          autoComplete="off"
          placeholder="000.000.000-00"
          className="tabular-nums"
        />
      </FieldPair>
    </FieldGroup>
  )
}
