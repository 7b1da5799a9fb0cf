import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import type { Cutout, CutoutPlace } from '#features/photo-edits/cutout-contract.ts'
import { wherePlaceIs } from '../result/where-place-is.ts'
import { canCorrectHere } from './correction-worker.ts'
import { type Correction, strokeOf } from './corrections.ts'
import type { OpenPart } from './worker/correct-messages.ts'

interface PartListProps {
  /** Undefined while they are not known. */
  parts: readonly OpenPart[] | undefined
  onCorrection: (correction: Correction) => void
  /** Called with the place of the part that is pointed at. */
  onPoint: (place: CutoutPlace | undefined) => void
}

/** Parts of the photo with the button that adds them or takes them away: the way without drawing. */
export function PartList({ parts, onCorrection, onPoint }: PartListProps) {
  const { t, i18n } = useTranslation('studio')
  const summary = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  if (!canCorrectHere()) return null
  // an open list stays, since its line may have the focus
  if (parts?.length === 0 && !isOpen) return <p className="text-sm text-soft">{t('correction.parts.none')}</p>
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumSignificantDigits: 1 })
  return (
    <details
      className="text-sm"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary ref={summary} className="flex min-h-11 cursor-pointer items-center underline decoration-dotted underline-offset-4">
        {parts
          ? t(parts.length === 0 ? 'correction.parts.none' : 'correction.parts.name', { count: parts.length })
          : t('correction.parts.searching')}
      </summary>
      <ul className="flex flex-col gap-2" aria-label={t('correction.parts.list')}>
        {parts?.map(({ mode, place, share, stroke }) => {
          const where = t(`doubts.where.${wherePlaceIs(place) ?? 'middle_centre'}`)
          const part = t('correction.parts.part', { where, share: percent.format(share) })
          return (
            <li key={`${mode} ${place.left} ${place.top}`} className="flex items-center justify-between gap-3">
              <span>{part}</span>
              <Button
                size="small"
                className="min-h-11 shrink-0"
                aria-label={t(`correction.parts.${mode}That`, { part })}
                onPointerEnter={() => onPoint(place)}
                onPointerLeave={() => onPoint(undefined)}
                onFocus={() => onPoint(place)}
                onBlur={() => onPoint(undefined)}
                onClick={() => {
                  onPoint(undefined)
                  // its row goes, and the keyboard would be nowhere
                  summary.current?.focus()
                  onCorrection(strokeOf(mode, stroke.radius, stroke.points))
                }}
              >
                {t(`correction.parts.${mode}`)}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Without those that a doubt tells already. */
export function partsBeside(parts: readonly OpenPart[], doubts: Cutout['doubts']): OpenPart[] {
  return parts.filter(({ mode, place }) => {
    const x = place.left + place.width / 2
    const y = place.top + place.height / 2
    return !doubts.some(
      ({ kind, at }) =>
        kind === (mode === 'keep' ? 'lost_part' : 'extra_part') &&
        x >= at.left &&
        x <= at.left + at.width &&
        y >= at.top &&
        y <= at.top + at.height,
    )
  })
}
