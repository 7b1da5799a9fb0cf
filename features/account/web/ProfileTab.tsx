import { useTranslation } from 'react-i18next'
import { BrandSection } from '#features/brand/web/index.ts'
import { CaptionHabits } from '#features/captions/web/index.ts'
import { useMember } from '#features/session/web/index.ts'
import { Section } from '#ui/Section.tsx'
import { TextField } from '#ui/TextField.tsx'
import { EmailField } from './EmailField.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { PhoneChange } from './PhoneChange.tsx'

export function ProfileTab() {
  const { t } = useTranslation('account')
  const { occupation_area, monthly_revenue, birthdate } = useMember()
  const fixed = [
    { label: t('profile.occupation'), value: occupation_area },
    { label: t('profile.revenue'), value: monthly_revenue },
    { label: t('profile.birthdate'), value: birthdate },
  ]
  return (
    <>
      <ProfileForm />
      <BrandSection />
      <CaptionHabits />
      <Section heading={t('profile.contact')}>
        <div className="mt-3 flex flex-col gap-5">
          <EmailField />
          <PhoneChange />
        </div>
      </Section>
      <Section heading={t('profile.about')}>
        <div className="mt-3 grid gap-4 lg:grid-cols-3">
          {fixed.map(({ label, value }) => (
            <TextField key={label} label={label} value={value ?? t('profile.notGiven')} disabled readOnly />
          ))}
        </div>
        <p className="mt-3 text-sm text-faint">{t('profile.aboutHint')}</p>
      </Section>
    </>
  )
}
