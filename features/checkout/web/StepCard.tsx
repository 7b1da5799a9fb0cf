import { useEffect, useRef, type ReactNode } from 'react'

interface StepCardProps {
  title: string
  /** The step's icon. */
  sign: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/**
 * A step without input. It takes the focus from the form that it replaces, and is read out. Its text cannot be selected, because
 * the second half of a double click on the form's button would select it.
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
