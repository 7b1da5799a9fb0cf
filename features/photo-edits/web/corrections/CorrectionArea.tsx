import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Photo } from '#features/photo-edits/contract.ts'
import type { Cutout, CutoutPlace } from '#features/photo-edits/cutout-contract.ts'
import { clamp, type Correction, isFurther, type Point, rectangleBetween, strokeOf, type Tool } from './corrections.ts'
import { Drawing } from './Drawing.tsx'

interface CorrectionAreaProps {
  photo: Photo
  /** The address of the cutout's picture. */
  preview: string | undefined
  /** The cutout with later corrections, shown in its place. */
  picture: ImageBitmap | undefined
  doubts: Cutout['doubts']
  /** The place of a part that is pointed at. */
  pointed: CutoutPlace | undefined
  tool: Tool
  radius: number
  zoom: number
  waiting: readonly Correction[]
  onCorrection: (correction: Correction) => void
}

/** How far an arrow key moves the cursor; with Shift the longer way. */
const STEP = { near: 0.02, far: 0.1 } as const
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The photo with its subject standing out, to draw on by finger, mouse or keyboard. */
export function CorrectionArea({
  photo,
  preview,
  picture,
  doubts,
  pointed,
  tool,
  radius,
  zoom,
  waiting,
  onCorrection,
}: CorrectionAreaProps) {
  const { t } = useTranslation('studio')
  const [points, setPoints] = useState<readonly Point[]>([])
  const [cursor, setCursor] = useState<Point>()
  const ratio = photo.width / photo.height

  function finish(drawn: readonly Point[]) {
    setPoints([])
    const [from] = drawn
    const to = drawn.at(-1)
    if (!from || !to) return
    const place = tool === 'subject' ? rectangleBetween(from, to) : undefined
    if (tool !== 'subject') onCorrection(strokeOf(tool, radius, drawn))
    else if (place) onCorrection({ mode: 'subject', place })
  }

  function takeKey(event: KeyboardEvent) {
    const way = ARROWS[event.key]
    const at = cursor ?? { x: 0.5, y: 0.5 }
    if (way) {
      const step = event.shiftKey ? STEP.far : STEP.near
      const moved = clamp({ x: at.x + way.x * step, y: at.y + way.y * step })
      setCursor(moved)
      if (points.length > 0) setPoints([...points, moved])
    } else if (event.key === 'Enter' || event.key === ' ') {
      // a rectangle needs a second corner, and so does a line with Shift; a dot is done at once
      const isBegun = points.length > 0
      if (isBegun) finish([...points, at])
      else if (tool === 'subject' || event.shiftKey) setPoints([at])
      else finish([at])
    } else return
    event.preventDefault()
  }

  return (
    <div className="@container-size grid min-h-0 flex-1 overflow-auto rounded-card bg-sunken lg:row-start-1">
      <div
        className="relative m-auto shrink-0 touch-none select-none"
        style={{ aspectRatio: ratio, width: `calc(min(100cqw, 100cqh * ${ratio}) * ${zoom})` }}
      >
        <img
          src={photo.preview_url}
          alt=""
          draggable={false}
          className={clsx('absolute inset-0 size-full', preview !== undefined && 'opacity-30 grayscale')}
        />
        {preview !== undefined && picture === undefined && (
          <img src={preview} alt="" draggable={false} className="absolute inset-0 size-full" />
        )}
        {picture && <Corrected picture={picture} />}
        <Drawing
          size={photo}
          doubts={doubts}
          pointed={pointed}
          waiting={waiting}
          drawn={{ tool, radius, points }}
          cursor={cursor}
        />
        <Surface
          label={t('correction.area', { tool: t(`correction.${tool}`) })}
          radius={radius}
          points={points}
          onPoints={setPoints}
          onFinish={finish}
          onKeyDown={takeKey}
          onFocus={(isFocused) => setCursor(isFocused ? (cursor ?? { x: 0.5, y: 0.5 }) : undefined)}
        />
      </div>
    </div>
  )
}

function Corrected({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    context?.clearRect(0, 0, picture.width, picture.height)
    context?.drawImage(picture, 0, 0)
  }, [picture])
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      aria-hidden="true"
      className="absolute inset-0 size-full"
    />
  )
}

interface SurfaceProps {
  label: string
  radius: number
  points: readonly Point[]
  onPoints: (points: readonly Point[]) => void
  onFinish: (points: readonly Point[]) => void
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (isFocused: boolean) => void
}

/** Takes touches and keys. A button, so that a screen reader passes the keys on. */
function Surface({ label, radius, points, onPoints, onFinish, onKeyDown, onFocus }: SurfaceProps) {
  const drawn = useRef<readonly Point[]>(points)
  const isDown = useRef(false)

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
  return (
    <button
      type="button"
      aria-label={label}
      className="absolute inset-0 size-full cursor-crosshair touch-none"
      onPointerDown={(event) => {
        if (!event.isPrimary) return end(false) // a second finger: it was no stroke
        event.currentTarget.setPointerCapture(event.pointerId)
        isDown.current = true
        drawn.current = []
        take(event)
      }}
      onPointerMove={(event) => isDown.current && event.isPrimary && take(event)}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onFocus(true)}
      onBlur={() => onFocus(false)}
    />
  )
}
