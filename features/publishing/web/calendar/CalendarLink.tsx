import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'

/** Links from the studio to the calendar. */
export function CalendarLink() {
  const { t } = useTranslation('publishing')
  return (
    <LinkButton
      variant="quiet"
      size="small"
      className="-mx-3.5 min-h-11"
      icon={<CalendarDays className="size-4.5" aria-hidden="true" />}
      to={paths.calendar()}
    >
      {t('title')}
    </LinkButton>
  )
}
