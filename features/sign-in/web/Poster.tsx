import { useTranslation } from 'react-i18next'
import { FIRST_PAIR } from '#features/landing/web/index.ts'
import { Picture } from '#ui/Picture.tsx'

/**
 * The product's promise in large type with an example photo. Shown only where there is room beside the form; elsewhere its
 * pictures are not loaded.
 */
export function Poster() {
  const { t } = useTranslation('signIn')
  return (
    <aside className="flex flex-col overflow-hidden bg-on-accent text-accent max-lg:hidden dark:bg-surface">
      <p className="p-12 font-display text-balance text-poster font-extrabold tracking-[-0.04em] xl:p-18">{t('poster')}</p>
      {/* takes the height that the text leaves, so that the two never overlap */}
      <div className="relative min-h-0 flex-1" aria-hidden="true">
        <Picture
          file={FIRST_PAIR.after}
          alt=""
          className={`${BORDERED} right-[9%] bottom-[9%] h-[min(91%,36rem)] w-auto rotate-[2.5deg]`}
        />
        <Picture
          file={FIRST_PAIR.before}
          alt=""
          className={`${BORDERED} bottom-[12%] left-[11%] h-[min(34%,20rem)] w-auto xl:h-[min(55%,20rem)] rotate-[-5deg]`}
        />
      </div>
    </aside>
  )
}

const BORDERED = 'absolute border-8 border-white bg-white shadow-float'
