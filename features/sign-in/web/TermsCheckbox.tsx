import type { ComponentProps } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { Checkbox } from '#ui/Checkbox.tsx'

/** The mandatory consent; its links open in a new tab, so that nothing typed is lost. */
export function TermsCheckbox(box: Omit<ComponentProps<typeof Checkbox>, 'children' | 'required'>) {
  const { t } = useTranslation('signIn')
  return (
    <Checkbox {...box} required>
      <Trans
        t={t}
        i18nKey="phone.terms"
        components={{
          terms: <Link to={paths.terms()} target="_blank" className="text-link" />,
          privacy: <Link to={paths.privacy()} target="_blank" className="text-link" />,
        }}
      />
    </Checkbox>
  )
}
