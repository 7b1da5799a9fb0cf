import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { buttonLook } from '#ui/button-look.ts'

/** Where the links of the page lead. The spec names the first three. */
export const PLACES_ON_PAGE = { top: '#top', how: '#mandou-foto', pricing: '#pricing', contact: '#contact' } as const

/** A link of the bar. On tablets its words are small, so that the name of the house has room in every language. */
export const BAR_LINK =
  'inline-flex min-h-11 items-center rounded-control px-1.5 text-xs font-semibold whitespace-nowrap underline-offset-4 hover:underline lg:px-3 lg:text-sm'

interface StartLinkProps {
  href: string
  children: ReactNode
  /** `ink` where the yellow lies behind it. */
  look?: 'primary' | 'ink' | 'secondary'
  className?: string
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({ href, children, look = 'primary', className }: StartLinkProps) {
  const ink = look === 'ink'
  return (
    <a
      href={href}
      className={clsx(
        buttonLook({ look: ink ? 'primary' : look, size: 'large' }),
        ink && 'bg-on-accent! text-white! hover:bg-black! dark:bg-accent! dark:text-on-accent! dark:hover:bg-accent-hover!',
        className,
      )}
    >
      {children}
    </a>
  )
}

/** The width of the page's text, the same in every section. */
export function Column({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('mx-auto w-full max-w-7xl px-5 md:px-8', className)}>{children}</div>
}
