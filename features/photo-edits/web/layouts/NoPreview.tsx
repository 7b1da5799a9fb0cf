import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** In place of a preview that does not come. */
export function NoPreview() {
  const { t } = useTranslation('studio')
  return (
    <span className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-sunken p-1 text-center text-xs text-soft">
      <ImageOff className="size-5" aria-hidden="true" />
      {t('layouts.noPreview')}
    </span>
  )
}
