import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Picture } from '#ui/Picture.tsx'
import type { Pair } from './pictures.ts'

interface PhotoPairProps {
  pair: Pair
  /** Describes each of the two. */
  before: string
  after: string
}

/** The result as a print, with the original photo clipped to its corner. */
export function PhotoPair({ pair, before, after }: PhotoPairProps) {
  const { t } = useTranslation('landing')
  const isUpright = pair.before.height > pair.before.width
  return (
    <div className="relative bg-white p-2.5 shadow-float">
      <Picture file={pair.after} alt={t('examples.afterOf', { what: after })} className="h-auto w-full" />
      <figure
        className={clsx(
          'absolute -bottom-4 -left-2 rotate-[-4deg] bg-white p-1.5 shadow-float md:-left-4',
          isUpright ? 'w-[30%]' : 'w-[42%]',
        )}
      >
        <Picture file={pair.before} alt={t('examples.beforeOf', { what: before })} className="h-auto w-full" />
        <figcaption aria-hidden="true" className="pt-0.5 text-center max-md:hidden font-display text-xs font-bold text-black">
          {t('examples.before')}
        </figcaption>
      </figure>
      <span
        aria-hidden="true"
        className="absolute top-5 right-5 rounded-full max-md:hidden bg-accent px-3 py-0.5 font-display text-xs font-bold text-on-accent"
      >
        {t('examples.after')}
      </span>
    </div>
  )
}
