import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { clamp, isFurther, type Point } from './corrections.ts'
import type { Fingers } from './use-pan-and-zoom.ts'

interface DrawingSurfaceProps {
  label: string
  radius: number
  points: readonly Point[]
  onPoints: (points: readonly Point[]) => void
  onFinish: (points: readonly Point[]) => void
  onPinchBegin: (fingers: Fingers) => void
  onPinch: (fingers: Fingers) => void
  onPinchEnd: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (isFocused: boolean) => void
}

/** So many points are a line, about two brushes long. */
const LINE_FROM = 6

/**
 * Takes touches and keys: one finger draws, two move the photo. A line counts, however it ends: also by a second finger, or by
 * a call that comes in. A button, so that a screen reader passes the keys on.
 */
export function DrawingSurface({
  label,
  radius,
  points,
  onPoints,
  onFinish,
  onPinchBegin,
  onPinch,
  onPinchEnd,
  onKeyDown,
  onFocus,
}: DrawingSurfaceProps) {
  const drawn = useRef<readonly Point[]>(points)
  const isDown = useRef(false)
  const isPinched = useRef(false)
  const fingers = useRef(new Map<number, Point>())

  function take(event: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const point = clamp({ x: (event.clientX - left) / width, y: (event.clientY - top) / height })
    if (!isFurther(drawn.current.at(-1), point, radius)) return
    drawn.current = [...drawn.current, point]
    onPoints(drawn.current)
  }
  function end(isMeant: boolean) {
    if (!isDown.current) return
    isDown.current = false
    onFinish(isMeant ? drawn.current : [])
    drawn.current = []
  }
  /** The first of two fingers draws a dot or two before the second comes. */
  const isLine = () => drawn.current.length >= LINE_FROM
  function note(event: PointerEvent) {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  function lift(event: PointerEvent, isMeant: boolean) {
    fingers.current.delete(event.pointerId)
    end(isMeant)
    if (fingers.current.size > 0 || !isPinched.current) return
    isPinched.current = false
    onPinchEnd()
  }

  return (
    <button
      type="button"
      aria-label={label}
      className="absolute inset-0 size-full cursor-crosshair touch-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        note(event)
        const both = pair(fingers.current)
        if (both) {
          end(isLine())
          isPinched.current = true
          onPinchBegin(both)
        } else if (fingers.current.size === 1) {
          isDown.current = true
          drawn.current = []
          take(event)
        }
      }}
      onPointerMove={(event) => {
        if (!fingers.current.has(event.pointerId)) return
        note(event)
        const both = pair(fingers.current)
        if (isPinched.current) return both && onPinch(both)
        if (isDown.current) take(event)
      }}
      onPointerUp={(event) => lift(event, true)}
      onPointerCancel={(event) => lift(event, isLine())}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onFocus(true)}
      onBlur={() => onFocus(false)}
    />
  )
}

function pair(fingers: ReadonlyMap<number, Point>): Fingers | undefined {
  const [one, other] = [...fingers.values()]
  return one && other && fingers.size === 2 ? [one, other] : undefined
}
