import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import type { Publication } from '#features/publishing/contract.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'

/** Warns when the connection expires before the scheduled time; the member can reconnect until then. */
export function ConnectionEndsFirst({ ends, at }: { ends: string | null; at: Date | undefined }) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('day')
  if (ends === null || at === undefined || at < new Date(ends)) return null
  return <Alert variant="warning">{t('afterConnection', { date: write(ends) })}</Alert>
}

/** Warns that the edit is already on Instagram, so that it is not posted twice by mistake. */
export function AlreadyPosted({ earlier }: { earlier: Publication }) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('full')
  return (
    <Alert
      action={
        earlier.permalink !== undefined && (
          <a className="text-link" href={earlier.permalink} target="_blank" rel="noreferrer">
            {t('see')}
          </a>
        )
      }
    >
      {t('repeated', { date: write(earlier.at) })}
    </Alert>
  )
}
