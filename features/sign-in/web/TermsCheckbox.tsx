import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TaggedText } from '#ui/TaggedText.tsx'

/** The mandatory consent; its links open in a new tab, so that nothing typed is lost. */
export function TermsCheckbox(box: Omit<ComponentProps<typeof Checkbox>, 'children' | 'required'>) {
  const { t } = useTranslation('signIn')
  return (
    <Checkbox {...box} required>
      <TaggedText
        text={t('phone.terms')}
        tags={{
          terms: <Link to={paths.terms()} target="_blank" className="text-link" />,
          privacy: <Link to={paths.privacy()} target="_blank" className="text-link" />,
        }}
      />
    </Checkbox>
  )
}
