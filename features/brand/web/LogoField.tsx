import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useSendLogo } from './use-brand.ts'

interface LogoFieldProps {
  /** Address of the logo as it is now. */
  address: string | undefined
  isBusy: boolean
  /** Why the last logo could not be used. */
  problem: string | undefined
  /** With the photo that a new logo is made of; undefined removes it. */
  onChange: (photoId: string | undefined) => void
}

/** The logo: a picture to choose, to change or to remove. */
export function LogoField({ address, isBusy, problem, onChange }: LogoFieldProps) {
  const { t } = useTranslation('brand')
  const { mutate, isPending, error } = useSendLogo()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{t('logo')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {address !== undefined && (
          <img src={address} alt={t('logo')} className="h-20 max-w-40 rounded-control bg-white object-contain ring-1 ring-line" />
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('chooseLogo')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) mutate(file, { onSuccess: onChange })
          }}
        />
        <Button
          isBusy={isPending || isBusy}
          icon={<ImagePlus className="size-4.5" aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t(address === undefined ? 'chooseLogo' : 'changeLogo')}
        </Button>
        {address !== undefined && (
          <Button
            variant="quiet"
            disabled={isPending || isBusy}
            icon={<Trash2 className="size-4.5" aria-hidden="true" />}
            onClick={() => onChange(undefined)}
          >
            {t('removeLogo')}
          </Button>
        )}
      </div>
      <p className="text-sm text-faint">{t('logoHint')}</p>
      {(error !== null || problem !== undefined) && <Alert variant="danger">{error?.message ?? problem}</Alert>}
    </div>
  )
}
