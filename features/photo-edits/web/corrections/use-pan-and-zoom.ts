import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { clamp, type Point } from './corrections.ts'

export const LARGEST_ZOOM = 4

/** Two fingers on the photo, in pixels of the window. */
export type Fingers = readonly [one: Point, other: Point]

interface PanAndZoom {
  /** What scrolls. */
  readonly view: RefObject<HTMLDivElement | null>
  /** What is scrolled: the photo. */
  readonly photo: RefObject<HTMLDivElement | null>
  readonly onScroll: () => void
  readonly beginPinch: (fingers: Fingers) => void
  readonly movePinch: (fingers: Fingers) => void
  readonly endPinch: () => void
  /** Scrolls to a point of the photo that is out of sight. */
  readonly reveal: (point: Point) => void
}

interface PanAndZoomOptions {
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  /** Where the first look closer goes to. */
  readonly start: Point
}

/** A photo that is looked at closer without losing the place: by button around the middle of the view, by two fingers around them. */
export function usePanAndZoom({ zoom, onZoom, start }: PanAndZoomOptions): PanAndZoom {
  const view = useRef<HTMLDivElement>(null)
  const photo = useRef<HTMLDivElement>(null)
  const middle = useRef(start)
  const pinch = useRef<{ readonly point: Point; readonly apart: number; readonly zoom: number; at: Point }>(undefined)

  /** Scrolls until a point of the photo is at a place of the window. */
  function scroll(point: Point, at: Point) {
    const edges = photo.current?.getBoundingClientRect()
    if (!edges) return
    view.current?.scrollBy(edges.left + point.x * edges.width - at.x, edges.top + point.y * edges.height - at.y)
  }
  function pointAt(at: Point): Point {
    const edges = photo.current?.getBoundingClientRect()
    return edges ? clamp({ x: (at.x - edges.left) / edges.width, y: (at.y - edges.top) / edges.height }) : middle.current
  }
  function middleOfView(): Point {
    const { left = 0, top = 0, width = 0, height = 0 } = view.current?.getBoundingClientRect() ?? {}
    return { x: left + width / 2, y: top + height / 2 }
  }

  const follow = useEffectEvent(() => {
    if (pinch.current) scroll(pinch.current.point, pinch.current.at)
    else scroll(middle.current, middleOfView())
  })
  useLayoutEffect(() => follow(), [zoom]) // oxlint-disable-line react/exhaustive-effect-dependencies -- a new size moves the view

  return {
    view,
    photo,
    onScroll: () => {
      if (zoom > 1) middle.current = pointAt(middleOfView())
    },
    beginPinch: (fingers) => {
      const at = between(fingers)
      pinch.current = { point: pointAt(at), apart: distance(fingers), zoom, at }
    },
    movePinch: (fingers) => {
      const { current } = pinch
      if (!current) return
      current.at = between(fingers)
      const wanted = Math.min(LARGEST_ZOOM, Math.max(1, (current.zoom * distance(fingers)) / Math.max(1, current.apart)))
      // both: of two moves before the next picture, the second may take the first one's zoom back
      onZoom(wanted)
      scroll(current.point, current.at)
    },
    endPinch: () => {
      pinch.current = undefined
    },
    reveal: (point) => {
      const edges = photo.current?.getBoundingClientRect()
      const seen = view.current?.getBoundingClientRect()
      if (!edges || !seen) return
      const at = { x: edges.left + point.x * edges.width, y: edges.top + point.y * edges.height }
      const isSeen = at.x >= seen.left && at.x <= seen.right && at.y >= seen.top && at.y <= seen.bottom
      if (!isSeen) scroll(point, middleOfView())
    },
  }
}

function between([one, other]: Fingers): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function distance([one, other]: Fingers): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
