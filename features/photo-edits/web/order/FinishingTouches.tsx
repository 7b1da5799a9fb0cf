import { useTranslation } from 'react-i18next'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { HEADLINE_MAX, SIGNATURE_MAX } from '#features/photo-edits/contract.ts'
import type { Choices } from './choices.ts'

interface FinishingTouchesProps {
  choices: Choices
  /** The light match only means something on another backdrop. */
  hasLight: boolean
  onChange: (changed: Partial<Choices>) => void
}

/** Text on the picture, the brand under it, and the light: optional. */
export function FinishingTouches({ choices, hasLight, onChange }: FinishingTouchesProps) {
  const { t } = useTranslation('studio')
  const summary = [choices.headline, choices.signature]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' · ')
  return (
    <Disclosure title={t('compose.touches')} summary={summary === '' ? t('compose.touchesNone') : summary}>
      <TextField
        label={t('compose.headline')}
        hint={t('compose.headlineHint')}
        placeholder={t('compose.headlineExample')}
        maxLength={HEADLINE_MAX}
        value={choices.headline}
        onChange={(event) => onChange({ headline: event.target.value })}
      />
      <TextField
        label={t('compose.signature')}
        hint={t('compose.signatureHint')}
        placeholder={t('compose.signatureExample')}
        maxLength={SIGNATURE_MAX}
        autoCapitalize="none"
        value={choices.signature}
        onChange={(event) => onChange({ signature: event.target.value })}
      />
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
