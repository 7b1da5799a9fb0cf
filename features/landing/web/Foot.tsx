import { useTranslation } from 'react-i18next'
import { placeholder } from '#features/placeholders.ts'
import { paths } from '#features/paths.ts'
import { Wordmark } from '#ui/Logo.tsx'
import { FIRST_TRADE, type Trade } from '../trades.ts'
import { LanguageLinks } from './Languages.tsx'
import { PhotoCredit } from './TradeWeek.tsx'
import { ButtonLink, Column, PLACES_ON_PAGE } from './parts.tsx'

/** The contact, and a last link to start. */
export function Contact() {
  const { t } = useTranslation('landing')
  return (
    <section
      id="contact"
      data-below=""
      className="mt-12 bg-accent py-9 text-on-accent md:mt-28 md:py-20 dark:bg-surface dark:text-ink"
    >
      <Column className="grid gap-8 md:grid-cols-2 md:items-end">
        <div>
          <h2 className="text-title font-extrabold dark:text-accent">{t('contact.title')}</h2>
          <p className="mt-3 text-lg">{t('contact.text')}</p>
          <a
            href={`mailto:${placeholder('supportEmail')}`}
            className="mt-1 inline-block rounded-print text-lg font-bold break-all underline decoration-2 underline-offset-4"
          >
            {placeholder('supportEmail')}
          </a>
        </div>
        <div className="md:text-right">
          <p className="font-display text-2xl font-extrabold">{t('contact.ready')}</p>
          <ButtonLink href={PLACES_ON_PAGE.pricing} variant="ink" className="mt-5">
            {t('contact.start')}
          </ButtonLink>
        </div>
      </Column>
    </section>
  )
}

/** The legally required company details, and all other links. */
export function Foot({ trade }: { trade: Trade | undefined }) {
  const { t } = useTranslation(['landing', 'common'])
  const links = [
    { href: paths.terms(), text: t('footer.terms') },
    { href: paths.privacy(), text: t('footer.privacy') },
    { href: paths.cookies(), text: t('footer.cookies') },
    { href: placeholder('sourceUrl'), text: t('footer.source') },
  ]
  return (
    <footer data-below="" className="bg-page py-8 text-sm text-soft">
      <Column className="grid gap-5 md:grid-cols-[minmax(0,1fr)_auto] md:gap-8">
        <div>
          <Wordmark className="text-ink" />
          <address className="mt-4 leading-6 not-italic">
            {placeholder('legalName')}
            <br />
            {t('footer.taxId', { taxId: placeholder('taxId') })}
            <br />
            {placeholder('address')}
            <br />
            <a
              href={`mailto:${placeholder('supportEmail')}`}
              className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
            >
              {placeholder('supportEmail')}
            </a>
          </address>
        </div>
        <nav aria-label={t('footer.label')} className="md:text-right">
          <ul className="grid grid-cols-2 md:block">
            {links.map(({ href, text }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-9">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="md:col-span-2">
          <PhotoCredit trade={trade ?? FIRST_TRADE} />
        </p>
        <div className="border-t border-line pt-4 md:col-span-2">
          <LanguageLinks trade={trade} />
        </div>
      </Column>
    </footer>
  )
}
