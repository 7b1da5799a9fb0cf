import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

interface MenuProps {
  /** The button that opens it; must take a ref and have a name. */
  trigger: ReactNode
  /** A line above the items. */
  heading?: ReactNode
  items: readonly MenuItem[]
}

export interface MenuItem {
  readonly label: string
  readonly icon?: ReactNode
  readonly onSelect: () => void
}

/** A list of actions behind a button. It is rendered inside its landmark, so that a screen reader stays within the page. */
export function Menu({ trigger, heading, items }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 min-w-56 animate-fade rounded-card bg-surface p-1.5 text-ink shadow-float"
      >
        {heading !== undefined && <DropdownMenu.Label className="px-3 py-2 text-xs text-faint">{heading}</DropdownMenu.Label>}
        {items.map((item) => (
          <DropdownMenu.Item
            key={item.label}
            onSelect={item.onSelect}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-base outline-none data-highlighted:bg-sunken"
          >
            {item.icon}
            <span>{item.label}</span>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
