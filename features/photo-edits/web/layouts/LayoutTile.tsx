import { useTranslation } from 'react-i18next'
import { Spinner } from '#ui/Spinner.tsx'
import type { Layout } from '#features/photo-edits/layouts.ts'
import { NoPreview } from './NoPreview.tsx'
import { TileFrame } from './TileFrame.tsx'
import type { PreviewTurn } from './use-preview-turns.ts'

interface LayoutTileProps extends PreviewTurn {
  layout: Layout
  /** Address of its preview. */
  address: string
  /** Width over height; a square where it is not known. */
  ratio: number
  isChosen: boolean
  isDisabled: boolean
  onChoose: () => void
}

/** One layout with the member's own picture and texts. */
export function LayoutTile({ layout, ratio, isChosen, isDisabled, onChoose, ...preview }: LayoutTileProps) {
  const { t } = useTranslation('studio')
  const name = t(`layouts.names.${layout}`)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t('layouts.choose', { name })}
      disabled={isDisabled}
      onClick={onChoose}
      className="group flex min-w-0 flex-col gap-1.5 rounded-print text-left disabled:cursor-progress"
    >
      <TileFrame ratio={ratio} isChosen={isChosen} className="block">
        <Preview {...preview} />
      </TileFrame>
      <span className="text-xs leading-tight font-medium" aria-hidden="true">
        {name}
      </span>
    </button>
  )
}

/** The preview; a spinner until it is there, and a note while it does not come. */
function Preview({ address, state, onEnd }: PreviewTurn & Pick<LayoutTileProps, 'address'>) {
  if (state === 'failed') return <NoPreview />
  return (
    <>
      {state !== 'waiting' && (
        <img
          key={address}
          src={address}
          alt=""
          className="absolute inset-0 size-full object-cover"
          onLoad={() => onEnd('there')}
          onError={() => onEnd('failed')}
        />
      )}
      {state !== 'there' && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
    </>
  )
}
