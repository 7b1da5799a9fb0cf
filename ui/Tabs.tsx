import { Tabs as Radix } from 'radix-ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface TabsProps<Value extends string> {
  label: string
  value: Value
  tabs: readonly { readonly value: Value; readonly text: ReactNode; readonly content: ReactNode }[]
  onChange: (value: Value) => void
  className?: string
}

/** Panels of which one is shown. Which one belongs in the address: pass it in, write it back. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, className }: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => onChange(chosen as Value)} // as: Radix knows strings, the tabs are all Values
      className={className}
    >
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              'relative min-h-12 shrink-0 px-4 text-sm font-semibold text-soft hover:text-ink data-[state=active]:text-ink',
              'after:absolute after:inset-x-2 after:bottom-0 after:h-1 after:rounded-t-full after:bg-transparent data-[state=active]:after:bg-accent',
              'focus-visible:-outline-offset-2',
            )}
          >
            {tab.text}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
