import { CalendarClock, CircleCheck, CircleX, Clock, ExternalLink, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#features/paths.ts'
import { Button, buttonClass, LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import type { Publication, PublicationState } from '../contract.ts'
import { monthOf } from './calendar-days.ts'
import { HeldAlert } from './HeldAlert.tsx'
import { PublicationActions } from './PublicationActions.tsx'
import { PublicationSteps } from './PublicationSteps.tsx'
import { usePublication } from './publication-queries.ts'
import { TinyPicture } from './TinyPicture.tsx'
import { useMomentFormat } from './use-moment-format.ts'

interface PublicationProgressProps {
  id: string
  /** Left out where the dialog has a way back of its own. */
  onClose?: () => void
}

/** What becomes of a post, as it happens: closing the dialog stops nothing. */
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
          <Headline publication={publication} />
          <HeldAlert publication={publication} />
          <PublicationSteps state={publication.state} />
          <Ways publication={publication} onClose={onClose} />
        </div>
      )}
    </div>
  )
}

/** What it is about: the picture, and how the caption begins. */
function Post({ publication: { tile_url: address, caption } }: { publication: Publication }) {
  return (
    <div className="flex w-full gap-4 rounded-card bg-sunken p-3 text-left">
      <TinyPicture address={address} className="h-24 w-19" />
      <p className="line-clamp-4 min-w-0 self-center text-sm wrap-anywhere whitespace-pre-line">{caption}</p>
    </div>
  )
}

/** Of the states in which nothing turns. */
const EMBLEMS: Readonly<Partial<Record<PublicationState, { readonly Icon: LucideIcon; readonly colour: string }>>> = {
  published: { Icon: CircleCheck, colour: 'text-good' },
  failed: { Icon: CircleX, colour: 'text-danger' },
  cancelled: { Icon: CircleX, colour: 'text-faint' },
  scheduled: { Icon: CalendarClock, colour: 'text-accent-ink' },
  waiting: { Icon: Clock, colour: 'text-soft' },
}

function Headline({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publishing')
  const write = useMomentFormat('full')
  const { state, account = '', at } = publication
  return (
    <>
      <Emblem state={state} />
      <h3 className="text-xl">{t(`progress.${state}.heading`)}</h3>
      <p className="-mt-2 text-soft">
        {state === 'failed' && publication.error
          ? publication.error.error
          : t(`progress.${state}.text`, { account, date: write(at) })}
        {state === 'waiting' && <Waits publication={publication} />}
      </p>
    </>
  )
}

function Emblem({ state }: Pick<Publication, 'state'>) {
  const emblem = EMBLEMS[state]
  if (!emblem) return <Spinner className="!size-12 text-soft" />
  return <emblem.Icon className={`size-12 ${emblem.colour}`} strokeWidth={1.5} aria-hidden="true" />
}

/** What Instagram lets us wait for, and until when. */
function Waits({ publication: { waits_for: reason, waits_until: until } }: { publication: Publication }) {
  const { t } = useTranslation('publishing')
  const write = useMomentFormat('short')
  if (reason === undefined) return null
  return (
    <>
      {' '}
      {t(`waits.${reason}`)} {until !== undefined && t('waits.until', { date: write(until) })}
    </>
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
          className={buttonClass({ look: 'primary', size: 'large', isWide: true })}
        >
          {t('see')}
          <ExternalLink className="size-4.5" aria-hidden="true" />
        </a>
      )}
      <PublicationActions publication={publication} />
      {state === 'scheduled' && pathname !== paths.calendar() && (
        <LinkButton look="quiet" to={paths.calendar({ month: monthOf(new Date(at)) })}>
          {t('calendar.open')}
        </LinkButton>
      )}
      {onClose && (
        <Button look="quiet" onClick={onClose}>
          {t('dialog.done')}
        </Button>
      )}
    </div>
  )
}
