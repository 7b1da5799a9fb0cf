import { useEffect, useRef, type ReactNode } from 'react'
import { EmptyPhoto } from './EmptyPhoto.tsx'

/** One per page, since it is a whole screen. */
const TEXT_ID = 'apology'

interface FullPageMessageProps {
  /** Shown in place of the photo. */
  picture: ReactNode
  heading: string
  text: string
  /** Content that should not be lost with the screen. */
  children?: ReactNode
  /** The next steps, the best one first. */
  actions: ReactNode
  /** Below the next steps. */
  aside?: ReactNode
  /** Whether it replaced what the person was doing: then it takes the focus, and a screen reader announces it. */
  takesFocus?: boolean
}

/** A whole screen that says why there is nothing to see, and where to go from here. */
export function FullPageMessage({ picture, heading, text, children, actions, aside, takesFocus = false }: FullPageMessageProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <div className="m-auto flex w-full max-w-md flex-col items-center px-6 py-16 text-center">
      <EmptyPhoto>{picture}</EmptyPhoto>
      <h1 ref={title} tabIndex={-1} aria-describedby={takesFocus ? TEXT_ID : undefined} className="mt-10 text-2xl outline-none">
        {heading}
      </h1>
      <p id={TEXT_ID} className="mt-3 text-soft">
        {text}
      </p>
      {children}
      <div className="mt-8 flex w-full flex-col gap-3 sm:flex-row sm:justify-center">{actions}</div>
      {aside}
    </div>
  )
}
