import { clsx } from 'clsx'
import { Eraser, Paintbrush, Scan, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/Button.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import type { Photo } from '#features/photo-edits/contract.ts'
import type { Cutout, CutoutPlace } from '#features/photo-edits/cutout-contract.ts'
import { wasGivenUp } from '../preview/use-cutout.ts'
import { type Brush, BRUSHES, type Tool, TOOLS } from './corrections.ts'
import { DoubtList } from './DoubtList.tsx'
import { LargeChange } from './LargeChange.tsx'
import { PartList, partsBeside } from './PartList.tsx'
import { useQuickAnswer } from './use-quick-answer.ts'
import { CorrectionArea } from './CorrectionArea.tsx'
import { LARGEST_ZOOM } from './use-pan-and-zoom.ts'
import { type Finish, MaskEditorFooter } from './MaskEditorFooter.tsx'
import type { Corrections } from './use-corrections.ts'

export { LeaveDialog } from './LeaveDialog.tsx'

const ICONS = { keep: Paintbrush, remove: Eraser, subject: Scan } as const

interface MaskEditorProps {
  photo: Photo
  cutout: Cutout
  corrections: Corrections
  finish: Finish
}

/** The photo with the tools that correct its cutout. */
export function MaskEditor({ photo, cutout, corrections, finish }: MaskEditorProps) {
  const { t } = useTranslation('studio')
  const [tool, setTool] = useState<Tool>(cutout.state === 'refused' ? 'subject' : 'keep')
  const [brush, setBrush] = useState<Brush>('medium')
  const [zoom, setZoom] = useState(1)
  const isMaking = cutout.state === 'working'
  const isWorking = corrections.isSending || isMaking
  const doubts = useLastDoubts(cutout)
  const quick = useQuickAnswer(photo, cutout, corrections)
  const preview = useLast(quick.base ?? cutout.preview_url)
  const [pointed, setPointed] = useState<CutoutPlace>()
  const drawn = isMaking ? [...corrections.making, ...corrections.waiting] : corrections.waiting
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 beside:grid beside:grid-cols-[minmax(0,1fr)_20rem] beside:grid-rows-[minmax(0,1fr)_auto] beside:gap-x-8">
      <CorrectionArea
        photo={photo}
        preview={preview}
        picture={quick.picture}
        doubts={doubts}
        pointed={pointed}
        tool={tool}
        radius={BRUSHES[brush]}
        zoom={zoom}
        onZoom={setZoom}
        subject={cutout.box}
        waiting={quick.unanswered ?? drawn}
        onCorrection={corrections.add}
      />
      <div className="-m-1 flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-1 *:shrink-0 beside:gap-5">
        <SegmentedControl
          label={t('correction.tool')}
          value={tool}
          options={TOOLS.map((value) => {
            const Icon = ICONS[value]
            return { value, text: t(`correction.${value}`), icon: <Icon className="size-4.5" aria-hidden="true" /> }
          })}
          onChange={setTool}
        />
        <Hint tool={tool} isCloser={zoom > 1} />
        <div className="flex flex-wrap items-center gap-1">
          {tool !== 'subject' && (
            <SegmentedControl
              className="min-w-44 flex-1"
              label={t('correction.brush')}
              value={brush}
              options={(Object.keys(BRUSHES) as Brush[]).map((value) => ({ value, text: t(`correction.brushes.${value}`) }))} // as: keys lose their type
              onChange={setBrush}
            />
          )}
          <span className="ml-auto flex">
            <IconButton label={t('correction.zoomOut')} disabled={zoom === 1} onClick={() => setZoom(Math.max(1, zoom / 2))}>
              <ZoomOut className="size-5" aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('correction.zoomIn')}
              disabled={zoom === LARGEST_ZOOM}
              onClick={() => setZoom(Math.min(LARGEST_ZOOM, zoom * 2))}
            >
              <ZoomIn className="size-5" aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('correction.undo')}
              disabled={cutout.corrections + corrections.waiting.length <= corrections.undone}
              onClick={corrections.undo}
            >
              <Undo2 className="size-5" aria-hidden="true" />
            </IconButton>
          </span>
        </div>
        <LargeChange isShown={quick.isLargeChange} onUndo={corrections.undo} />
        {wasGivenUp(cutout) && <p className="text-sm text-soft">{t('correction.unavailable')}</p>}
        <DoubtList doubts={doubts} onCorrection={corrections.add} />
        <PartList parts={quick.parts && partsBeside(quick.parts, doubts)} onCorrection={corrections.add} onPoint={setPointed} />
      </div>
      <MaskEditorFooter corrections={corrections} isWorking={isWorking} finish={finish} />
    </div>
  )
}

/** Closer to the photo, fingers have to know how to move it; a mouse has its wheel. */
function Hint({ tool, isCloser }: { tool: Tool; isCloser: boolean }) {
  const { t } = useTranslation('studio')
  return (
    <>
      <p className={clsx('text-sm text-soft max-lg:line-clamp-2', isCloser && 'pointer-coarse:hidden')}>
        {t(`correction.hint.${tool}`)}
      </p>
      {isCloser && <p className="hidden text-sm text-soft pointer-coarse:block">{t('correction.hint.moving')}</p>}
    </>
  )
}

/** While the next one is made, the last one stays. */
function useLast(address: string | undefined): string | undefined {
  const [last, setLast] = useState(address)
  if (address !== undefined && address !== last) setLast(address)
  return address ?? last
}

/** While the next cutout is made its doubts are not known: those of the last one stay, and nothing moves under the finger. */
function useLastDoubts({ state, doubts }: Cutout): Cutout['doubts'] {
  const [last, setLast] = useState(doubts)
  if (state !== 'working' && doubts !== last) setLast(doubts)
  return state === 'working' ? last : doubts
}
