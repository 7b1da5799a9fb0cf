import { useTranslation } from 'react-i18next'
import { useTooLong } from '#features/use-too-long.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { HEADLINE_MAX, SIGNATURE_MAX } from '#features/photo-edits/contract.ts'
import type { Choices } from './choices.ts'

interface FinishingTouchesProps {
  choices: Choices
  /** The light match and the same backdrop again only mean something where the backdrop changes. */
  hasLight: boolean
  onChange: (changed: Partial<Choices>) => void
}

/** Text on the picture, the brand under it, the light and the backdrop's view: optional. */
export function FinishingTouches({ choices, hasLight, onChange }: FinishingTouchesProps) {
  const { t } = useTranslation('studio')
  const { headline, signature, formerSeed } = choices
  const tooLong = { headline: useTooLong(headline, HEADLINE_MAX), signature: useTooLong(signature, SIGNATURE_MAX) }
  const summary = [headline, signature]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' · ')
  return (
    <Disclosure title={t('compose.touches')} summary={summary === '' ? t('compose.touchesNone') : summary}>
      <TextField
        label={t('compose.headline')}
        hint={t('compose.headlineHint')}
        placeholder={t('compose.headlineExample')}
        limit={HEADLINE_MAX}
        tooLong={tooLong.headline}
        value={headline}
        onChange={(event) => onChange({ headline: event.target.value })}
      />
      <TextField
        label={t('compose.signature')}
        hint={t('compose.signatureHint')}
        placeholder={t('compose.signatureExample')}
        limit={SIGNATURE_MAX}
        tooLong={tooLong.signature}
        autoCapitalize="none"
        value={signature}
        onChange={(event) => onChange({ signature: event.target.value })}
      />
      {hasLight && formerSeed !== undefined && (
        <Switch
          label={t('compose.sameBackdrop')}
          hint={t('compose.sameBackdropHint')}
          isOn={choices.seed === formerSeed}
          onChange={(isSame) => onChange({ seed: isSame ? formerSeed : undefined })}
        />
      )}
      {hasLight && (
        <Switch
          label={t('compose.light')}
          hint={t('compose.lightHint')}
          isOn={choices.hasLightMatch}
          onChange={(hasLightMatch) => onChange({ hasLightMatch })}
        />
      )}
    </Disclosure>
  )
}
