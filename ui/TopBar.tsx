import type { ReactNode } from 'react'

/** The style of the link around the logo, whatever its target. */
export const HOME_CLASS = 'inline-flex min-h-11 items-center rounded-control text-ink'

interface TopBarProps {
  /** The logo, as a link. */
  home: ReactNode
  /** The right end. */
  tools?: ReactNode
}

/** The bar above every screen. */
export function TopBar({ home, tools }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page print:hidden">
      <div className="mx-auto flex h-15 w-full max-w-frame items-center gap-2 pr-2 pl-4 md:px-6">
        {home}
        <div className="ml-auto flex items-center">{tools}</div>
      </div>
    </header>
  )
}
