import type { ReactNode } from 'react'
import { EmptyPrint } from './EmptyPrint.tsx'

interface ApologyProps {
  /** What stands where the photo would be. */
  picture: ReactNode
  heading: string
  text: string
  /** What came along and should not be lost. */
  children?: ReactNode
  /** The ways on from here, the best one first. */
  actions: ReactNode
}

/** A whole screen that says why there is nothing to see, and where to go from here. */
export function Apology({ picture, heading, text, children, actions }: ApologyProps) {
  return (
    <div className="m-auto flex w-full max-w-md flex-col items-center px-6 py-16 text-center">
      <EmptyPrint>{picture}</EmptyPrint>
      <h1 className="mt-10 text-2xl">{heading}</h1>
      <p className="mt-3 text-soft">{text}</p>
      {children}
      <div className="mt-8 flex w-full flex-col gap-3 sm:flex-row sm:justify-center">{actions}</div>
    </div>
  )
}
