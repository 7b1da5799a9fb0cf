import { useEffect, useRef, type ReactNode } from 'react'

interface StepCardProps {
  title: string
  /** What one sees before one reads. */
  sign: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/**
 * A step with nothing to fill in. It takes the focus from the form whose place it takes, and is read out. Nothing
 * of it is selected: the second half of a double click that sent the form would mark its words.
 */
export function StepCard({ title, sign, children, actions }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="flex animate-rise flex-col select-none items-center py-6 text-center md:py-10">
      <div className="grid size-20 place-items-center">{sign}</div>
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-xl outline-none">
        {title}
      </h2>
      <div className="mt-3 flex max-w-md flex-col gap-3 text-soft">{children}</div>
      {actions !== undefined && <div className="mt-7 flex w-full flex-col gap-3 sm:w-auto sm:min-w-72">{actions}</div>}
    </div>
  )
}
