import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#features/paths.ts'
import { Button, buttonClass, LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { Publication } from '#features/publishing/contract.ts'
import { monthOf } from '../calendar/calendar-days.ts'
import { PublicationActions } from './PublicationActions.tsx'
import { PublicationHeadline } from './PublicationHeadline.tsx'
import { PublicationSteps } from './PublicationSteps.tsx'
import { usePublication } from '../publication-queries.ts'
import { TinyPicture } from '../TinyPicture.tsx'

interface PublicationProgressProps {
  id: string
  /** Undefined where the dialog has its own way back. */
  onClose?: () => void
}

/** The progress of a post, live: closing the dialog stops nothing. */
export function PublicationProgress({ id, onClose }: PublicationProgressProps) {
  const { t } = useTranslation(['publishing', 'common'])
  const { data: publication, error, refetch } = usePublication(id)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto outline-none" aria-live="polite">
      {!publication && error && (
        <EmptyState
          title={t('dialog.failed')}
          text={error.message}
          action={<Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}
        />
      )}
      {publication && (
        <div className="mx-auto flex min-h-full max-w-md flex-col items-center justify-center gap-5 py-8 text-center">
          <Post publication={publication} />
          <PublicationHeadline publication={publication} />
          <PublicationSteps state={publication.state} />
          <Ways publication={publication} onClose={onClose} />
        </div>
      )}
    </div>
  )
}

/** The post's picture and the beginning of its caption. */
function Post({ publication: { tile_url: address, caption, edit_ids: edits } }: { publication: Publication }) {
  return (
    <div className="flex w-full gap-4 rounded-card bg-sunken p-3 text-left">
      <TinyPicture address={address} pictures={edits.length} className="h-24 w-19" />
      <p className="line-clamp-4 min-w-0 self-center text-sm wrap-anywhere whitespace-pre-line">{caption}</p>
    </div>
  )
}

function Ways({ publication, onClose }: { publication: Publication; onClose: (() => void) | undefined }) {
  const { t } = useTranslation('publishing')
  const { pathname } = useLocation()
  const { state, permalink, at } = publication
  return (
    <div className="flex w-full flex-col gap-2 sm:w-auto sm:min-w-72">
      {permalink !== undefined && (
        <a
          href={permalink}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'primary', size: 'large', isWide: true })}
        >
          {t('see')}
          <ExternalLink className="size-4.5" aria-hidden="true" />
        </a>
      )}
      <PublicationActions publication={publication} />
      {state === 'scheduled' && pathname !== paths.calendar() && (
        <LinkButton variant="quiet" to={paths.calendar({ month: monthOf(new Date(at)) })}>
          {t('calendar.open')}
        </LinkButton>
      )}
      {onClose && (
        <Button variant="quiet" onClick={onClose}>
          {t('dialog.done')}
        </Button>
      )}
    </div>
  )
}
