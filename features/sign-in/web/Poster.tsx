import { useTranslation } from 'react-i18next'

/** What the product promises, set as large as the window allows. Only where there is room beside the form. */
export function Poster() {
  const { t } = useTranslation('signIn')
  return (
    <aside className="relative overflow-hidden bg-accent text-on-accent max-lg:hidden">
      <p className="relative z-10 max-w-[9ch] p-14 font-display text-poster font-extrabold tracking-[-0.04em] text-balance xl:p-20">
        {t('poster')}
      </p>
      <svg viewBox="0 0 32 32" className="absolute -right-[14%] -bottom-[16%] w-[82%]" aria-hidden="true">
        <path
          d="M9 3h14a6 6 0 0 1 6 6v11a6 6 0 0 1-6 6H13.5l-6.2 4.3a.8.8 0 0 1-1.3-.7V25.2A6 6 0 0 1 3 20V9a6 6 0 0 1 6-6Z"
          className="fill-on-accent"
        />
        <path
          d="m9.5 14.8 4.6 4.6L23 9.6"
          className="fill-none stroke-accent"
          strokeWidth="3.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </aside>
  )
}
