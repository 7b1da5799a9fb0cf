import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Wordmark } from './Logo.tsx'
import { HOME_CLASS, TopBar } from './TopBar.tsx'

/** The target of the link that skips the bar. */
export const CONTENT_ID = 'content'

export interface Home {
  readonly to: string
  readonly label: string
  /** The front page is a separate document, not a screen of the router. */
  readonly reloadDocument?: boolean
}

interface AppShellProps {
  skipLabel: string
  /** The target of the logo's link. */
  home: Home
  /** The right end of the bar. */
  tools?: ReactNode
  children: ReactNode
}

/** The shell of every screen: a quiet bar above, and the screen. */
export function AppShell({ skipLabel, home, tools, children }: AppShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${CONTENT_ID}`}
        className="sr-only z-50 rounded-control bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {skipLabel}
      </a>
      <TopBar
        home={
          <Link to={home.to} reloadDocument={home.reloadDocument ?? false} aria-label={home.label} className={HOME_CLASS}>
            <Wordmark />
          </Link>
        }
        tools={tools}
      />
      <main id={CONTENT_ID} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  )
}
