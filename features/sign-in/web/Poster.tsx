import { useTranslation } from 'react-i18next'

/** What the product promises, set as large as the window allows. Only where there is room beside the form. */
export function Poster() {
  const { t } = useTranslation('signIn')
  return (
    <aside className="flex flex-col overflow-hidden bg-on-accent text-accent max-lg:hidden dark:bg-surface">
      <p className="max-w-[11ch] p-12 font-display text-poster font-extrabold tracking-[-0.04em] xl:p-18">{t('poster')}</p>
      {/* takes the height that the words leave, so that the two never meet */}
      <div className="relative -mt-12 min-h-0 flex-1" aria-hidden="true">
        <svg viewBox="3 3 26 28" className="absolute top-0 -right-[9%] h-[94%] max-w-[75%]" preserveAspectRatio="xMaxYMax meet">
          <path
            d="M9 3h14a6 6 0 0 1 6 6v11a6 6 0 0 1-6 6H13.5l-6.2 4.3a.8.8 0 0 1-1.3-.7V25.2A6 6 0 0 1 3 20V9a6 6 0 0 1 6-6Z"
            className="fill-accent"
          />
          <path
            d="m9.5 14.8 4.6 4.6L23 9.6"
            className="fill-none stroke-on-accent"
            strokeWidth="3.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </div>
    </aside>
  )
}
