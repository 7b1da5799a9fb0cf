import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { pushBack, useNavState } from './nav-state.ts'

interface TabLinksProps {
  label: string
  tabs: readonly { readonly name: string; readonly text: string; readonly to: string; readonly Icon?: LucideIcon }[]
  current: string
}

/** How many fit into two rows of four. */
const TWO_ROWS_OF_FOUR = 8

/** Links, because each list has an address. A row where all fit into one; else rows of the same length, so that all are visible. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const trail = useNavState()
  return (
    <nav aria-label={label} className="max-xl:rounded-control max-xl:bg-sunken max-xl:p-1 xl:border-b xl:border-line">
      <ul
        className={clsx(
          'grid grid-cols-3 gap-1 xl:flex xl:flex-wrap xl:gap-x-1 xl:gap-y-0',
          tabs.length > TWO_ROWS_OF_FOUR ? 'md:grid-cols-5' : 'md:grid-cols-4',
        )}
      >
        {tabs.map(({ name, text, to, Icon }) => {
          const isCurrent = name === current
          return (
            <li key={name}>
              <Link
                to={to}
                // the link to the current page replaces its history entry
                state={isCurrent ? trail : pushBack(trail)}
                preventScrollReset
                aria-current={isCurrent ? 'page' : undefined}
                className={clsx(
                  'flex min-h-11 items-center justify-center gap-2 px-1 text-sm font-semibold whitespace-nowrap max-[22rem]:text-xs -outline-offset-2 max-xl:rounded-tick xl:min-h-12 xl:border-b-3 xl:px-3',
                  isCurrent
                    ? 'text-ink max-xl:bg-surface max-xl:shadow-lift xl:border-ink'
                    : 'text-soft hover:text-ink xl:border-transparent',
                )}
              >
                {Icon && <Icon className="size-5 max-xl:hidden" aria-hidden="true" />}
                {text}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
