import { clsx } from 'clsx'
import { useState } from 'react'
import type { Layout } from '#features/photo-edits/layouts.ts'
import { LayoutShape } from '../order/LayoutShape.tsx'
import { NoPreview } from './NoPreview.tsx'
import { TileFrame } from './TileFrame.tsx'
import type { DraftPreview } from './use-draft-previews.ts'

interface DraftTileProps extends DraftPreview {
  layout: Layout
  ratio: number
  isChosen: boolean
}

/**
 * What the layout makes of the photo; its shape until that is known. While another picture is made, the last one stays, paler; when
 * that one does not come, none is shown.
 */
export function DraftTile({ layout, ratio, isChosen, address, state, onEnd }: DraftTileProps) {
  const [loaded, setLoaded] = useState<string>()
  const hasFailed = state === 'failed'
  const sources = hasFailed ? [] : [loaded, state === 'waiting' ? undefined : address]
  return (
    <TileFrame ratio={ratio} isChosen={isChosen} className="grid place-items-center">
      {loaded === undefined && <LayoutShape layout={layout} />}
      {hasFailed && <NoPreview />}
      {[...new Set(sources)].map(
        (source) =>
          source !== undefined && (
            <img
              key={source}
              src={source}
              alt=""
              onLoad={() => {
                setLoaded(source)
                onEnd('there')
              }}
              onError={() => {
                setLoaded(undefined)
                onEnd('failed')
              }}
              className={clsx(
                'absolute inset-0 size-full object-cover transition-opacity motion-reduce:transition-none',
                source !== loaded && 'opacity-0',
                source === loaded && source !== address && 'opacity-50',
              )}
            />
          ),
      )}
    </TileFrame>
  )
}
