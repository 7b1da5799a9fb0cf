import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import type { Backdrop } from '#features/photo-edits/contract.ts'
import { SubjectOnBackdrop } from '../preview/SubjectOnBackdrop.tsx'

interface BackdropTileProps {
  backdrop: Backdrop
  /** Under the picture; otherwise the name is for screen readers and tooltips alone. */
  isNameShown?: boolean
}

/** A ready backdrop to choose, inside a radio group. */
export function BackdropTile({ backdrop, isNameShown = false }: BackdropTileProps) {
  const { id, name, thumbnail_url: address } = backdrop
  return (
    <RadioGroup.Item
      value={id}
      aria-label={name}
      title={isNameShown ? undefined : name}
      className="group relative flex min-w-0 scroll-my-6 flex-col rounded-print text-left"
    >
      <span className="relative block aspect-4/5 w-full overflow-hidden rounded-print bg-line ring-ink ring-offset-2 ring-offset-page group-data-[state=checked]:ring-3">
        <img src={address} alt="" width="320" height="400" loading="lazy" decoding="async" className="size-full object-cover" />
        <SubjectOnBackdrop backdrop={backdrop} width={320} height={400} className="absolute inset-0 size-full" />
        <span
          aria-hidden="true"
          className="absolute right-1.5 bottom-1.5 hidden size-6 place-items-center rounded-full bg-accent text-on-accent group-data-[state=checked]:grid"
        >
          <Check className="size-4" strokeWidth={3} />
        </span>
      </span>
      <span
        className={clsx(
          'mt-1.5 text-xs text-soft group-data-[state=checked]:font-semibold group-data-[state=checked]:text-ink',
          !isNameShown && 'hidden',
        )}
      >
        {name}
      </span>
    </RadioGroup.Item>
  )
}
