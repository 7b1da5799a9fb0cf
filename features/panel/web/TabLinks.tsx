import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

interface TabLinksProps {
  label: string
  tabs: readonly { readonly name: string; readonly text: string; readonly to: string; readonly Icon?: LucideIcon }[]
  current: string
}

/** The current one may stand beyond the edge of a narrow screen. */
function showInRow(link: HTMLAnchorElement | null): void {
  link?.closest('nav')?.scrollTo({ left: link.offsetLeft - link.offsetWidth / 2 })
}

/** Links, since each list has an address. Too many for the screen, they move sideways. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <nav aria-label={label} className="relative overflow-x-auto border-b border-line [scrollbar-width:none]">
      <ul className="flex w-max min-w-full gap-1 md:gap-2">
        {tabs.map(({ name, text, to, Icon }) => {
          const isCurrent = name === current
          return (
            <li key={name} className="max-md:flex-1">
              <Link
                ref={isCurrent ? showInRow : undefined}
                to={to}
                preventScrollReset
                aria-current={isCurrent ? 'page' : undefined}
                className={clsx(
                  'flex min-h-12 items-center justify-center gap-2 border-b-3 px-2 text-sm font-semibold whitespace-nowrap -outline-offset-2 md:px-4',
                  isCurrent ? 'border-ink text-ink' : 'border-transparent text-soft hover:text-ink',
                )}
              >
                {Icon && <Icon className="size-5 max-sm:hidden" aria-hidden="true" />}
                {text}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
