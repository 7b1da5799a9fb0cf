import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { pushBack, useNavState } from './nav-state.ts'

interface TabLinksProps {
  label: string
  tabs: readonly { readonly name: string; readonly text: string; readonly to: string; readonly Icon?: LucideIcon }[]
  current: string
}

/** Links, because each list has an address. A narrow screen has rows of three, so that all are visible. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const trail = useNavState()
  return (
    <nav aria-label={label} className="max-md:rounded-control max-md:bg-sunken max-md:p-1 md:border-b md:border-line">
      <ul className="grid grid-cols-3 gap-1 md:flex md:flex-wrap md:gap-x-2 md:gap-y-0">
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
                  'flex min-h-11 items-center justify-center gap-2 px-1 text-sm font-semibold whitespace-nowrap max-[22rem]:text-xs -outline-offset-2 max-md:rounded-tick md:min-h-12 md:border-b-3 md:px-3 lg:px-4',
                  isCurrent
                    ? 'text-ink max-md:bg-surface max-md:shadow-lift md:border-ink'
                    : 'text-soft hover:text-ink md:border-transparent',
                )}
              >
                {Icon && <Icon className="size-5 max-lg:hidden" aria-hidden="true" />}
                {text}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
