import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Layout } from '#features/photo-edits/layouts.ts'
import { LayoutShape } from '../order/LayoutShape.tsx'
import { NoPreview } from './NoPreview.tsx'
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
    <span
      className={clsx(
        'relative grid w-full place-items-center overflow-hidden rounded-print bg-sunken outline-offset-2',
        isChosen ? 'outline-3 outline-accent' : 'outline-1 outline-line group-hover:outline-soft',
      )}
      style={{ aspectRatio: ratio }}
    >
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
      {isChosen && (
        <span className="absolute top-1.5 right-1.5 flex size-6 items-center justify-center rounded-full bg-accent text-on-accent">
          <Check className="size-4" strokeWidth={3} aria-hidden="true" />
        </span>
      )}
    </span>
  )
}
