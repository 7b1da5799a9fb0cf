import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { buttonClasses } from '#ui/button-classes.ts'

/** The targets of links within the page. The spec names the first three. */
export const PLACES_ON_PAGE = { top: '#top', how: '#mandou-foto', pricing: '#pricing', contact: '#contact' } as const

/** A link of the bar. Its text is small on tablets, so that the brand has space in every language. */
export const BAR_LINK =
  'inline-flex min-h-11 items-center rounded-control px-1.5 text-xs font-semibold whitespace-nowrap underline-offset-4 hover:underline lg:px-3 lg:text-sm'

interface StartLinkProps {
  href: string
  children: ReactNode
  /** `ink` on the yellow background. */
  variant?: 'primary' | 'ink' | 'secondary'
  className?: string
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, variant = 'primary', className }: StartLinkProps) {
  const isInk = variant === 'ink'
  return (
    <a
      href={href}
      className={clsx(
        buttonClasses({ variant: isInk ? 'primary' : variant, size: 'large' }),
        isInk && 'bg-on-accent! text-white! hover:bg-black! dark:bg-accent! dark:text-on-accent! dark:hover:bg-accent-hover!',
        className,
      )}
    >
      {children}
    </a>
  )
}

/** Leads to the trial with one photo; visitors without a session sign in on the way. */
export function TrialLink({ className }: { className: string }) {
  const { t } = useTranslation('landing')
  return (
    <a href={paths.studio()} className={clsx(className, 'max-w-[44ch] font-semibold underline underline-offset-4')}>
      {t('hero.trial')}
    </a>
  )
}

/** The width of the page's text, the same in every section. */
export function Column({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('mx-auto w-full max-w-7xl px-5 md:px-8', className)}>{children}</div>
}
