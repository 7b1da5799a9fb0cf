import { useTranslation } from 'react-i18next'
import { EXAMPLES } from './example-pictures.ts'

/** Examples of results, shown until the member has posts of their own. */
export function Examples() {
  const { t } = useTranslation('studio')
  return (
    <section aria-labelledby="examples" className="flex flex-col gap-5">
      <h2 id="examples" className="text-xl">
        {t('examples.heading')}
      </h2>
      {/* scrolls sideways on a phone: arrow keys move it too */}
      <ul
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        aria-labelledby="examples"
        className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 pb-2 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-3 md:gap-6 md:px-0"
      >
        {EXAMPLES.map(({ operation, before, ratio, after }) => (
          <li key={operation} className="w-[44vw] max-w-80 shrink-0 snap-center md:w-auto md:max-w-none">
            {/* above the picture on a phone, whose first screen shows no more than a strip of it; all pictures begin at one height */}
            <figure className="flex flex-col gap-3 max-md:h-full max-md:justify-between">
              <figcaption className="md:order-last">
                <span className="block font-semibold">{t(`operations.${operation}.name`)}</span>
                <span className="block text-sm text-soft">{t(`examples.${operation}`)}</span>
              </figcaption>
              <div className="relative overflow-hidden rounded-print">
                <img
                  src={after}
                  alt={t('examples.after')}
                  width="480"
                  height="600"
                  loading="lazy"
                  className="aspect-4/5 w-full rounded-print object-cover"
                />
                <img
                  src={before}
                  alt={t('examples.before')}
                  loading="lazy"
                  style={{ aspectRatio: ratio, width: ratio > 1 ? '40%' : '27%' }}
                  className="absolute bottom-3 left-3 rounded-print border-3 border-white object-cover shadow-float"
                />
              </div>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
