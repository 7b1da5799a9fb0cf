import { CalendarClock, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSocial } from '#features/instagram/web/index.ts'
import { Spinner } from '#ui/Spinner.tsx'
import type { Publication, PublicationState } from '#features/publishing/contract.ts'
import { HeldAlert } from './HeldAlert.tsx'
import { isHeld } from './is-held.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'

/** Icons of the states without a spinner. */
const STATE_ICONS: Readonly<Partial<Record<PublicationState, { readonly Icon: LucideIcon; readonly colour: string }>>> = {
  published: { Icon: CircleCheck, colour: 'text-good' },
  failed: { Icon: CircleX, colour: 'text-danger' },
  cancelled: { Icon: CircleX, colour: 'text-faint' },
  scheduled: { Icon: CalendarClock, colour: 'text-accent-ink' },
  waiting: { Icon: Clock, colour: 'text-soft' },
}

/** The state of a post as icon and text. */
export function PublicationHeadline({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('full')
  const { data: social } = useSocial()
  const { state, account = '', at } = publication
  if (isHeld(publication, social))
    return (
      <>
        <Clock className="size-12 text-soft" strokeWidth={1.5} aria-hidden="true" />
        <h3 className="text-xl">{t('held.heading')}</h3>
        <p className="-mt-2 text-soft">{t('held.when', { date: write(at) })}</p>
        <HeldAlert account={account} />
      </>
    )
  return (
    <>
      <Emblem state={state} />
      <h3 className="text-xl">{t(`progress.${state}.heading`)}</h3>
      <p className="-mt-2 text-soft">
        <span>
          {state === 'failed' && publication.error
            ? publication.error.error
            : t(`progress.${state}.text`, { account, date: write(at) })}
        </span>
        {state === 'waiting' && <Waits publication={publication} />}
      </p>
    </>
  )
}

function Emblem({ state }: Pick<Publication, 'state'>) {
  const emblem = STATE_ICONS[state]
  if (!emblem) return <Spinner className="!size-12 text-soft" />
  return <emblem.Icon className={`size-12 ${emblem.colour}`} strokeWidth={1.5} aria-hidden="true" />
}

/** What Instagram makes us wait for, and until when. */
function Waits({ publication: { waits_for: reason, waits_until: until } }: { publication: Publication }) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('short')
  if (reason === undefined) return null
  return (
    <span>
      {` ${t(`waits.${reason}`)}`}
      {until !== undefined && <span>{` ${t('waits.until', { date: write(until) })}`}</span>}
    </span>
  )
}
