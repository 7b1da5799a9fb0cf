import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '#ui/Spinner.tsx'
import type { Layout } from '#features/photo-edits/layouts.ts'
import { NoPreview } from './NoPreview.tsx'
import { TileFrame } from './TileFrame.tsx'

interface LayoutTileProps {
  layout: Layout
  /** Address of its preview; undefined while others are loaded first. */
  address: string | undefined
  /** Width over height; a square where it is not known. */
  ratio: number
  isChosen: boolean
  isDisabled: boolean
  onChoose: () => void
  /** Called when its preview is there, or has failed. */
  onLoaded: () => void
}

/** One layout with the member's own picture and texts. */
export function LayoutTile({ layout, address, ratio, isChosen, isDisabled, onChoose, onLoaded }: LayoutTileProps) {
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
        <Preview key={address ?? ''} address={address} onLoaded={onLoaded} />
      </TileFrame>
      <span className="text-xs leading-tight font-medium" aria-hidden="true">
        {name}
      </span>
    </button>
  )
}

/** The preview; a spinner until it is there, and a note when it does not come. */
function Preview({ address, onLoaded }: Pick<LayoutTileProps, 'address' | 'onLoaded'>) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const finish = (ended: 'loaded' | 'failed') => () => {
    setState(ended)
    onLoaded()
  }
  if (state === 'failed') return <NoPreview />
  return (
    <>
      {address !== undefined && (
        <img
          src={address}
          alt=""
          className="absolute inset-0 size-full object-cover"
          onLoad={finish('loaded')}
          onError={finish('failed')}
        />
      )}
      {state === 'loading' && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
    </>
  )
}
