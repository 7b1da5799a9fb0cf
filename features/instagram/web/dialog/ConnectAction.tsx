import { useTranslation } from 'react-i18next'
import { Button, type ButtonVariant } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { ConnectProblemAlert } from './ConnectProblemAlert.tsx'
import type { Connection } from './use-connect.ts'

interface ConnectActionProps {
  connection: Connection
  label: string
  variant?: ButtonVariant
}

/** The button to Facebook; while the member is there, what to do here; and any error from there. */
export function ConnectAction({ connection, label, variant = 'primary' }: ConnectActionProps) {
  const { t } = useTranslation('instagram')
  const { phase, problem } = connection
  return (
    <div className="mt-5 flex flex-col gap-4">
      {problem && <ConnectProblemAlert problem={problem} onHere={() => void connection.connectHere()} />}
      {phase === 'waiting' ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control bg-sunken px-4 py-3">
          <output className="flex min-w-0 flex-1 basis-60 items-center gap-3 text-sm">
            <Spinner className="shrink-0" />
            {t('waiting')}
          </output>
          <div className="flex gap-2">
            <Button size="small" className="min-h-11" onClick={connection.showWindow}>
              {t('showWindow')}
            </Button>
            <Button variant="quiet" size="small" className="min-h-11" onClick={connection.giveUp}>
              {t('giveUp')}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          variant={variant}
          size={variant === 'primary' ? 'large' : 'medium'}
          className="self-start max-sm:w-full"
          isBusy={phase === 'saving'}
          onClick={connection.connect}
        >
          {phase === 'saving' ? t('saving') : label}
        </Button>
      )}
    </div>
  )
}
