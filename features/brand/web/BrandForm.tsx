import { useController, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#features/FormTextField.tsx'
import { useSubmit } from '#features/use-submit.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { type Brand, BRAND_NAME_MAX, BRAND_WORDS_MAX, type BrandType, HANDLE_MAX } from '../contract.ts'
import { ColourFields } from './ColourFields.tsx'
import { FontPicker } from './FontPicker.tsx'
import { LogoField } from './LogoField.tsx'
import { type BrandFields, useSaveBrand } from './use-brand.ts'

interface BrandFormProps {
  brand: Brand
  types: readonly { readonly id: BrandType; readonly name: string }[]
}

const withoutOtherSigns = (handle: string) => handle.replaceAll(/[^\w.@]/gu, '')

/** The brand's fields. A logo is saved at once, since its colours are proposed next; the rest with the button. */
export function BrandForm({ brand, types }: BrandFormProps) {
  const { t } = useTranslation('brand')
  const save = useSaveBrand()
  const form = useForm<BrandFields>({ defaultValues: fieldsOf(brand) })
  const { control, setValue, getValues, formState } = form
  const colours = useController({ control, name: 'colours' }).field
  const type = useController({ control, name: 'type' }).field
  const [signature, handle, words] = useWatch({ control, name: ['signature', 'handle', 'words'] })
  const isTooLong = signature.length > BRAND_NAME_MAX || handle.length > HANDLE_MAX || words.length > BRAND_WORDS_MAX
  const whole = useSubmit(form, async (fields) => {
    await save(fields)
    void showToast('success', t('saved'))
  })
  const logo = useSubmit(form, async (fields) => {
    const { proposed } = await save(fields)
    setValue('logo_photo_id', fields.logo_photo_id)
    if (getValues('colours').length === 0) setValue('colours', proposed)
  })
  const isBusy = whole.isBusy || logo.isBusy

  return (
    <form onSubmit={whole.submit} noValidate className="mt-4 flex flex-col gap-6">
      <LogoField
        address={brand.logo_url}
        isBusy={isBusy}
        problem={formState.errors.logo_photo_id?.message}
        onChange={(photoId) => logo.sendFields({ ...getValues(), logo_photo_id: photoId })}
      />
      <ColourFields colours={colours.value} proposed={brand.proposed} onChange={colours.onChange} />
      <FontPicker types={types} value={type.value} onChange={type.onChange} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          control={control}
          name="signature"
          label={t('signature')}
          placeholder={t('signatureExample')}
          limit={BRAND_NAME_MAX}
        />
        <FormTextField
          control={control}
          name="handle"
          label={t('handle')}
          placeholder={t('handleExample')}
          limit={HANDLE_MAX}
          autoCapitalize="none"
          spellCheck={false}
          rewrite={withoutOtherSigns}
        />
      </div>
      <FormTextField control={control} name="words" label={t('words')} hint={t('wordsHint')} limit={BRAND_WORDS_MAX} />
      {whole.problem !== undefined && <Alert variant="danger">{whole.problem}</Alert>}
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={isTooLong} className="self-start max-sm:w-full">
        {t('save')}
      </Button>
    </form>
  )
}

function fieldsOf({ logo_photo_id, colours, type, signature = '', handle = '', words = '' }: Brand): BrandFields {
  return { logo_photo_id, colours, type, signature, handle, words }
}
