import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Backdrop, type Format, FORMAT_RATIOS, type Photo, type View } from '#features/photo-edits/contract.ts'
import { needOf } from '#features/photo-edits/operations.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { AspectBox } from '../gallery/AspectBox.tsx'
import type { Choices } from '../order/choices.ts'
import { useBackdrops } from '../order/use-backdrops.ts'
import { useComposer } from './Composing.tsx'
import { SubjectOnBackdrop } from './SubjectOnBackdrop.tsx'

/** Longest edge of the preview, in pixels: sharp on a phone, and soon made. */
const LONGEST = 900

interface PreviewPanelProps {
  choices: Choices
  photo: Photo | undefined
  view: View | undefined
  /** The photo as it was sent: shown until there is a preview, and whenever nothing is set behind it. */
  children: ReactNode
}

/** What the chosen backdrop and format make of the photo, before anything is ordered. */
export function PreviewPanel({ choices, photo, view, children }: PreviewPanelProps) {
  const composer = useComposer()
  const { data: backdrops } = useBackdrops(view)
  const backdrop = needOf(choices.operation) === 'backdrop' ? backdrops?.find(({ id }) => id === choices.backdrop) : undefined
  return composer && backdrop && photo ? (
    <ShownOnceMade
      backdrop={backdrop}
      ratio={ratioOf(choices.format, photo)}
      hasLightMatch={choices.hasLightMatch}
      before={children}
    />
  ) : (
    children
  )
}

interface ShownOnceMadeProps extends Omit<PreviewProps, 'onShown'> {
  before: ReactNode
}

function ShownOnceMade({ before, ...preview }: ShownOnceMadeProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      {!isShown && before}
      <div className={clsx('flex w-full justify-center', !isShown && 'absolute inset-x-0 opacity-0')}>
        <Preview {...preview} onShown={() => setShown(true)} />
      </div>
    </>
  )
}

interface PreviewProps {
  backdrop: Backdrop
  ratio: number
  hasLightMatch: boolean
  onShown: () => void
}

function Preview({ backdrop, ratio, hasLightMatch, onShown }: PreviewProps) {
  const { t } = useTranslation('studio')
  const width = Math.round(ratio < 1 ? LONGEST * ratio : LONGEST)
  return (
    <AspectBox ratio={ratio} className="shadow-float">
      <VisuallyHidden>{t('preview.picture', { backdrop: backdrop.name })}</VisuallyHidden>
      <SubjectOnBackdrop
        key={ratio}
        backdrop={backdrop}
        size="large"
        width={width}
        height={Math.round(width / ratio)}
        hasLightMatch={hasLightMatch}
        onShown={onShown}
        className="size-full"
      />
      <span className="absolute bottom-2 left-2 rounded-full bg-surface px-2.5 py-1 text-xs font-semibold" aria-hidden="true">
        {t('preview.name')}
      </span>
    </AspectBox>
  )
}

function ratioOf(format: Format, { width, height }: Photo): number {
  return FORMAT_RATIOS[format] ?? width / height
}
