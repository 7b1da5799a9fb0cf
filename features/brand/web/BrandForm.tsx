import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useTooLong } from '#features/use-too-long.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { type Brand, BRAND_NAME_MAX, BRAND_WORDS_MAX, type BrandType, HANDLE_MAX } from '../contract.ts'
import { ColourFields } from './ColourFields.tsx'
import { LogoField } from './LogoField.tsx'
import { TypePicker } from './TypePicker.tsx'
import { type BrandFields, useSaveBrand } from './use-brand.ts'

interface BrandFormProps {
  brand: Brand
  types: readonly { readonly id: BrandType; readonly name: string }[]
}

/** The brand's fields. A logo is saved at once, since its colours are proposed next; the rest with the button. */
export function BrandForm({ brand, types }: BrandFormProps) {
  const { t } = useTranslation('brand')
  const [fields, setFields] = useState<BrandFields>(() => fieldsOf(brand))
  const { mutate, mutateAsync, isPending, error } = useSaveBrand()
  const { signature = '', handle = '', words = '' } = fields
  const tooLong = {
    signature: useTooLong(signature, BRAND_NAME_MAX),
    handle: useTooLong(handle, HANDLE_MAX),
    words: useTooLong(words, BRAND_WORDS_MAX),
  }
  const isTooLong = signature.length > BRAND_NAME_MAX || handle.length > HANDLE_MAX || words.length > BRAND_WORDS_MAX
  const change = (changed: BrandFields) => setFields({ ...fields, ...changed })

  async function changeLogo(photoId: string | undefined) {
    const { logo_photo_id: _, ...rest } = fields
    const next = photoId === undefined ? rest : { ...rest, logo_photo_id: photoId }
    const saved = await mutateAsync(next)
    const colours = next.colours?.length ? next.colours : saved.brand.proposed
    setFields({ ...next, colours })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    mutate(fields, { onSuccess: () => void showToast('success', t('saved')) })
  }

  return (
    <form onSubmit={submit} className="mt-4 flex flex-col gap-6">
      <LogoField address={brand.logo_url} isBusy={isPending} onChange={changeLogo} />
      <ColourFields colours={fields.colours ?? []} proposed={brand.proposed} onChange={(colours) => change({ colours })} />
      <TypePicker types={types} value={fields.type} onChange={(type) => change({ type })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('signature')}
          placeholder={t('signatureExample')}
          limit={BRAND_NAME_MAX}
          tooLong={tooLong.signature}
          value={signature}
          onChange={(event) => change({ signature: event.target.value })}
        />
        <TextField
          label={t('handle')}
          placeholder={t('handleExample')}
          limit={HANDLE_MAX}
          tooLong={tooLong.handle}
          autoCapitalize="none"
          spellCheck={false}
          value={handle}
          onChange={(event) => change({ handle: event.target.value.replaceAll(/[^\w.@]/gu, '') })}
        />
      </div>
      <TextField
        label={t('words')}
        hint={t('wordsHint')}
        limit={BRAND_WORDS_MAX}
        tooLong={tooLong.words}
        value={words}
        onChange={(event) => change({ words: event.target.value })}
      />
      {error && <Alert look="danger">{error.message}</Alert>}
      <Button type="submit" look="primary" isBusy={isPending} disabled={isTooLong} className="self-start max-sm:w-full">
        {t('save')}
      </Button>
    </form>
  )
}

function fieldsOf(brand: Brand): BrandFields {
  const { logo_url: _, proposed: __, stamp: ___, ...fields } = brand
  return fields
}
