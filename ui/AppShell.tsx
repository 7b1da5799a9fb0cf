import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { Wordmark } from './Mark.tsx'

/** Where keyboards jump to past the bars. */
export const CONTENT_ID = 'content'

export interface ShellScreen {
  readonly to: string
  readonly label: string
  readonly icon: ReactNode
}

export interface Home {
  readonly to: string
  readonly label: string
  /** The front page is a document of its own, not a screen of the router. */
  readonly reloadDocument?: boolean
}

interface AppShellProps {
  skipLabel: string
  /** The mark leads there. */
  home: Home
  /** The screens one may go to. With two or more, phones get a bar of them under the thumb. */
  screens?: readonly ShellScreen[]
  screensLabel?: string
  /** The right end of the top bar. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of every screen: a quiet bar above, the screen, and on phones the other screens below. */
export function AppShell({ skipLabel, home, screens = [], screensLabel, tools, children }: AppShellProps) {
  const hasScreens = screens.length > 1
  return (
    <div className={clsx('flex min-h-dvh flex-col', hasScreens && 'max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]')}>
      <a
        href={`#${CONTENT_ID}`}
        className="sr-only z-50 rounded-control bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {skipLabel}
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-page print:hidden">
        <div className="mx-auto flex h-15 w-full max-w-frame items-center gap-2 pr-2 pl-4 md:px-6">
          <Link
            to={home.to}
            reloadDocument={home.reloadDocument ?? false}
            aria-label={home.label}
            className="inline-flex min-h-11 items-center rounded-control text-ink"
          >
            <Wordmark />
          </Link>
          {hasScreens && (
            <nav aria-label={screensLabel} className="ml-6 flex gap-1 max-md:hidden">
              {screens.map((screen) => (
                <ScreenLink key={screen.to} screen={screen} className="h-11 flex-row gap-2 rounded-control px-4 text-sm" />
              ))}
            </nav>
          )}
          <div className="ml-auto flex items-center">{tools}</div>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      {hasScreens && (
        <nav
          aria-label={screensLabel}
          className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
        >
          {screens.map((screen) => (
            <ScreenLink key={screen.to} screen={screen} className="h-16 flex-1 flex-col gap-1 text-xs" />
          ))}
        </nav>
      )}
    </div>
  )
}

/** The screen where one is has its icon on the accent, so that it is not told by colour alone. */
function ScreenLink({ screen, className }: { screen: ShellScreen; className: string }) {
  return (
    <NavLink
      to={screen.to}
      className={clsx(
        'flex items-center justify-center font-semibold text-soft hover:text-ink aria-[current]:text-ink',
        className,
      )}
    >
      {({ isActive }) => (
        <>
          <span className={clsx('rounded-full px-4 py-1 md:px-2', isActive && 'bg-accent text-on-accent')}>{screen.icon}</span>
          {screen.label}
        </>
      )}
    </NavLink>
  )
}
