import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#ui/Button.tsx'
import type { Corrections } from './use-corrections.ts'

export interface Finish {
  readonly label: string
  readonly isBusy: boolean
  readonly problem?: string | undefined
  readonly run: () => void
}

interface MaskEditorFooterProps {
  corrections: Corrections
  isWorking: boolean
  finish: Finish
}

/** Up to this a member waits; for longer, a time says more. */
const SOON_MS = 60_000

/** What is going on, and always the way out; a retry as well when something has not arrived. */
export function MaskEditorFooter({ corrections, isWorking, finish }: MaskEditorFooterProps) {
  const { t, i18n } = useTranslation('studio')
  const { problem, held, isLost } = corrections
  const words = () => {
    if (isLost) return t('correction.lost')
    if (held === undefined) return problem ?? finish.problem ?? t(isWorking ? 'correction.working' : 'correction.free')
    if (held.forMs <= SOON_MS) return t('correction.held.soon')
    const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(held.until)
    return t('correction.held.later', { time })
  }
  return (
    <div className="flex shrink-0 items-center justify-between gap-3">
      <output className="min-w-0 text-sm text-soft">{words()}</output>
      <span className="flex shrink-0 items-center gap-1">
        {problem !== undefined && (
          <IconButton label={t('upload.retry')} onClick={corrections.retry}>
            <RotateCw className="size-5" aria-hidden="true" />
          </IconButton>
        )}
        <Button variant="primary" className="whitespace-nowrap" isBusy={finish.isBusy} onClick={finish.run}>
          {finish.label}
        </Button>
      </span>
    </div>
  )
}
