import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#features/brand/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { type Edit, FORMAT_RATIOS } from '#features/photo-edits/contract.ts'
import type { Layout, PostTexts } from '#features/photo-edits/layouts.ts'
import { LayoutTile } from './LayoutTile.tsx'
import { offeredLayouts } from './offered-layouts.ts'
import { previewAddress } from './preview-address.ts'
import { usePreviewTurns } from './use-preview-turns.ts'

interface LayoutTilesProps {
  edit: Edit
  chosen: Layout
  texts: PostTexts
  isDisabled: boolean
  onChoose: (layout: Layout) => void
}

/** The layouts with the member's own picture: three at first, then all. */
export function LayoutTiles({ edit, chosen, texts, isDisabled, onChoose }: LayoutTilesProps) {
  const { t } = useTranslation('studio')
  const { data: brand } = useBrand()
  const [isAll, setAll] = useState(false)
  // what is offered stays in its place while the member tries one after the other
  const [{ first, others }] = useState(() => offeredLayouts(chosen, texts))
  const shown = isAll ? [...first, ...others] : first
  const addresses = shown.map((layout) => previewAddress(layout, { edit, texts, stamp: brand?.brand.stamp ?? '' }))
  const turnOf = usePreviewTurns(addresses)
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-3 gap-2.5 sm:gap-3">
        {shown.map((layout, index) => {
          const address = addresses[index] ?? ''
          return (
            <LayoutTile
              key={layout}
              layout={layout}
              address={address}
              {...turnOf(address)}
              ratio={FORMAT_RATIOS[edit.format] ?? 1}
              isChosen={layout === chosen}
              isDisabled={isDisabled}
              onChoose={() => onChoose(layout)}
            />
          )
        })}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 min-h-11 self-start"
        aria-expanded={isAll}
        icon={<ChevronDown className={`size-4.5 transition-transform ${isAll ? 'rotate-180' : ''}`} aria-hidden="true" />}
        onClick={() => setAll(!isAll)}
      >
        {t(isAll ? 'layouts.fewer' : 'layouts.more')}
      </Button>
    </div>
  )
}
