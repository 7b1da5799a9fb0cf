import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'

/** The product's main feature, with the link to it. */
export function StudioCard() {
  const { t } = useTranslation('account')
  return (
    <section
      aria-labelledby="studio"
      className="flex flex-col rounded-card bg-accent p-6 text-on-accent md:p-8 lg:flex-row lg:items-end lg:justify-between lg:gap-10 dark:bg-surface dark:text-ink"
    >
      <div>
        <h2
          id="studio"
          className="max-w-[14ch] text-[2.875rem] leading-none font-extrabold tracking-[-0.03em] md:text-3xl dark:text-accent"
        >
          {t('studio.heading')}
        </h2>
        <p className="mt-4 max-w-prose">{t('studio.text')}</p>
      </div>
      <LinkButton
        to={paths.studio()}
        size="large"
        className="mt-6 shrink-0 md:self-start lg:self-end bg-on-accent! text-white! ring-0! hover:bg-black! dark:bg-accent! dark:text-on-accent! dark:hover:bg-accent-hover!"
      >
        {t('studio.open')}
      </LinkButton>
    </section>
  )
}
