import { useTranslation } from 'react-i18next'

/** What the product promises, set as large as the window allows. Only where there is room beside the form. */
export function Poster() {
  const { t } = useTranslation('signIn')
  return (
    <aside className="relative overflow-hidden bg-accent text-on-accent max-lg:hidden dark:bg-surface dark:text-accent">
      <p className="relative z-10 max-w-[9ch] p-12 font-display text-poster font-extrabold tracking-[-0.04em] xl:p-18">
        {t('poster')}
      </p>
      <svg viewBox="3 3 26 28" className="absolute -right-[9%] bottom-[5%] w-[62%]" aria-hidden="true">
        <path
          d="M9 3h14a6 6 0 0 1 6 6v11a6 6 0 0 1-6 6H13.5l-6.2 4.3a.8.8 0 0 1-1.3-.7V25.2A6 6 0 0 1 3 20V9a6 6 0 0 1 6-6Z"
          className="fill-on-accent dark:fill-accent"
        />
        <path
          d="m9.5 14.8 4.6 4.6L23 9.6"
          className="fill-none stroke-accent dark:stroke-on-accent"
          strokeWidth="3.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </aside>
  )
}
