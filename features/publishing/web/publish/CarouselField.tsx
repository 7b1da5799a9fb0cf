import { clsx } from 'clsx'
import { Images } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import { CAROUSEL_PICTURES } from '#features/publishing/contract.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useFinishedEdits } from '../publication-queries.ts'
import { TinyPicture } from '../TinyPicture.tsx'

interface CarouselFieldProps {
  /** The edit whose post it is: its picture comes first. */
  editId: string
  /** The other edits, in their order. */
  value: readonly string[]
  onChange: (editIds: readonly string[]) => void
}

/**
 * Adds other finished pictures to the post, in the order of the taps; a second tap takes one away. Nothing where the post is ordered
 * already.
 */
export function CarouselField({ editId, ...field }: Omit<CarouselFieldProps, 'editId'> & { editId: string | undefined }) {
  return editId === undefined ? null : <OtherPictures editId={editId} {...field} />
}

function OtherPictures({ editId, value, onChange }: CarouselFieldProps) {
  const { t } = useTranslation('publishing')
  const [isShown, setShown] = useState(false)
  const heading = useId()
  if (!isShown)
    return (
      <Button className="self-start" icon={<Images className="size-5" aria-hidden="true" />} onClick={() => setShown(true)}>
        {t('carousel.add')}
      </Button>
    )
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={heading} className="text-sm font-semibold">
          {t('carousel.label')}
        </h3>
        <output className="text-sm text-soft tabular-nums">
          {t('carousel.count', { count: value.length + 1, most: CAROUSEL_PICTURES })}
        </output>
      </div>
      <Choices editId={editId} value={value} onChange={onChange} />
    </section>
  )
}

function Choices({ editId, value, onChange }: CarouselFieldProps) {
  const { t } = useTranslation(['publishing', 'common'])
  const { data, error, refetch } = useFinishedEdits()
  if (error)
    return <Alert action={<Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}>{t('carousel.failed')}</Alert>
  if (!data) return <Skeleton className="h-28" />
  const edits = data.filter(({ id, operation }) => id !== editId && makesPicture(operation))
  if (edits.length === 0) return <p className="text-sm text-faint">{t('carousel.none')}</p>
  const isFull = value.length + 1 >= CAROUSEL_PICTURES
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])
  return (
    <>
      <p className="text-sm text-faint">{t('carousel.hint')}</p>
      <ul className="grid max-h-64 grid-cols-4 gap-2 overflow-y-auto p-1">
        {edits.map((edit) => (
          <li key={edit.id}>
            <Choice
              edit={edit}
              place={value.indexOf(edit.id)}
              isDisabled={isFull && !value.includes(edit.id)}
              onToggle={() => toggle(edit.id)}
            />
          </li>
        ))}
      </ul>
      <LinkButton variant="quiet" size="small" className="min-h-11 self-start" to={paths.studio({ post: 'draft' })}>
        {t('carousel.all')}
      </LinkButton>
    </>
  )
}

interface ChoiceProps {
  edit: Edit
  /** Among the other edits, from 0; −1: not chosen. */
  place: number
  isDisabled: boolean
  onToggle: () => void
}

function Choice({ edit, place, isDisabled, onToggle }: ChoiceProps) {
  const { t } = useTranslation('publishing')
  const isChosen = place >= 0
  const words = edit.caption?.trim() || t('list.noCaption')
  // the post's own picture is the first
  const shownPlace = place + 2
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={isChosen ? t('carousel.chosen', { place: shownPlace, words }) : t('carousel.choose', { words })}
      disabled={isDisabled}
      onClick={onToggle}
      className="relative block w-full rounded-print disabled:opacity-40"
    >
      <TinyPicture
        address={edit.tile_url}
        className={clsx('aspect-4/5 w-full', isChosen && 'ring-3 ring-ink ring-offset-2 ring-offset-surface')}
      />
      {isChosen && (
        <span
          aria-hidden="true"
          className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-accent text-xs font-bold text-on-accent tabular-nums"
        >
          {shownPlace}
        </span>
      )}
    </button>
  )
}
