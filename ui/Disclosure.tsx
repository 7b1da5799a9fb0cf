import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  title: string
  /** The current values, so that one need not open it to know them. */
  summary?: string | undefined
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** Optional choices: the browser's own element, so that a search in the page opens it too. */
export function Disclosure({ title, summary, isOpenAtFirst = false, children }: DisclosureProps) {
  return (
    <details open={isOpenAtFirst} className="group border-t border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-control py-3 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{title}</span>
        <span className="min-w-0 flex-1 truncate text-right text-sm text-faint group-open:invisible">{summary}</span>
        <ChevronDown className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="flex flex-col gap-5 pt-1 pb-6">{children}</div>
    </details>
  )
}
