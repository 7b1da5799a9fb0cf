import { useQuery } from '@tanstack/react-query'
import { Brush } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import type { Photo } from '#features/photo-edits/contract.ts'
import { type Cutout, isShownAsPrint } from '#features/photo-edits/cutout-contract.ts'
import { useDoubtText } from '../result/use-doubt-text.ts'
import { cutoutQuery, wasGivenUp } from '../preview/use-cutout.ts'
import { useUnchangedFor } from '../use-unchanged-for.ts'
import { usePartAhead } from '../LoadedPart.tsx'
import { CorrectionDialog, correctionPart } from './CorrectionDialog.tsx'
import type { Corrections } from './use-corrections.ts'

/** A cutout takes two or three seconds unless the engine is busy. */
const SLOW_AFTER_MS = 10_000

interface CutoutCheckProps {
  photo: Photo
  cutout: Cutout
  corrections: Corrections
}

/** What may be wrong with the cutout, pointed at in the photo before anything is ordered, and the tool that corrects it. */
export function CutoutCheck({ photo, cutout, corrections }: CutoutCheckProps) {
  const { t, i18n } = useTranslation('studio')
  const textOf = useDoubtText()
  const [isOpen, setOpen] = useState(false)
  const { doubts, state } = cutout
  usePartAhead(correctionPart)
  const isSlow = useUnchangedFor(`${state} ${cutout.revision}`, SLOW_AFTER_MS)
  const isFirst = cutout.revision === 1
  const isGivenUp = wasGivenUp(cutout)
  if (isFirst && isGivenUp) return <GivenUp photoId={photo.id} isFaultless={cutout.error?.code === 'cutout_failed'} />
  if (isFirst && state === 'working') {
    return <output className="text-sm text-faint">{t(isSlow ? 'correction.slow' : 'correction.cuttingOut')}</output>
  }
  const isPointed = doubts.length > 0
  const words = () => {
    if (corrections.isLost) return t('correction.lost')
    if (corrections.isHeldUp) return t('correction.notIn')
    if (isGivenUp) return cutout.error?.error ?? t('correction.unavailable')
    if (state === 'refused') return t('correction.refused')
    if (!isPointed) return t('correction.invitation')
    const texts = doubts.map(({ kind, at }) => textOf(kind, at))
    const notice = isShownAsPrint(doubts, cutout.corrections > 0) ? 'doubts.printNotice' : 'doubts.notice'
    return t(notice, { doubts: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(texts) })
  }
  return (
    <div className="flex items-center gap-3">
      {isPointed && <PointedAt photo={photo} doubts={doubts} />}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-40 flex-1 text-sm text-soft">{words()}</p>
        <div className="flex flex-wrap gap-2">
          <UseCutout cutout={cutout} corrections={corrections} />
          <Button
            size="small"
            className="min-h-11"
            icon={<Brush className="size-4.5" aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {t('correction.name')}
          </Button>
        </div>
      </div>
      <CorrectionDialog photo={photo} cutout={cutout} corrections={corrections} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

/** A photo that would be shown whole, cut out all the same: its subject is confirmed as it was found. */
function UseCutout({ cutout, corrections }: Omit<CutoutCheckProps, 'photo'>) {
  const { t } = useTranslation('studio')
  const { box, doubts, state } = cutout
  const isAsked = corrections.waiting.length + corrections.making.length > 0
  if (!box || state !== 'ready' || isAsked || !isShownAsPrint(doubts, cutout.corrections > 0)) return null
  return (
    <Button size="small" className="min-h-11" onClick={() => corrections.add({ mode: 'subject', place: box })}>
      {t('correction.useCutout')}
    </Button>
  )
}

/** Nothing to look at; where the photo is not at fault, asking for the cutout again has it made again. */
function GivenUp({ photoId, isFaultless }: { photoId: string; isFaultless: boolean }) {
  const { t } = useTranslation('studio')
  const { refetch, isFetching } = useQuery({ ...cutoutQuery(photoId), enabled: false })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <output className="min-w-40 flex-1 text-sm text-soft">{t('correction.unavailable')}</output>
      {isFaultless && (
        <Button size="small" className="min-h-11" isBusy={isFetching} onClick={() => void refetch()}>
          {t('upload.retry')}
        </Button>
      )}
    </div>
  )
}

/** The photo, small, with a frame around each place in doubt. */
function PointedAt({ photo, doubts }: { photo: Photo; doubts: Cutout['doubts'] }) {
  return (
    <span
      className="relative block w-20 shrink-0 overflow-hidden rounded-print"
      style={{ aspectRatio: photo.width / photo.height }}
    >
      <img src={photo.preview_url} alt="" className="size-full" />
      {doubts.map(({ kind, at }) => (
        <span
          key={`${kind} ${at.left} ${at.top}`}
          aria-hidden="true"
          className="absolute min-h-2.5 min-w-2.5 rounded-sm ring-2 ring-accent"
          style={{
            left: `${100 * at.left}%`,
            top: `${100 * at.top}%`,
            width: `${100 * at.width}%`,
            height: `${100 * at.height}%`,
          }}
        />
      ))}
    </span>
  )
}
