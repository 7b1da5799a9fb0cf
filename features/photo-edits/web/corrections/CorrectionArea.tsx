import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Photo } from '#features/photo-edits/contract.ts'
import type { Cutout, CutoutPlace } from '#features/photo-edits/cutout-contract.ts'
import { clamp, type Correction, type Point, rectangleBetween, strokeOf, type Tool } from './corrections.ts'
import { Drawing } from './Drawing.tsx'
import { DrawingSurface } from './DrawingSurface.tsx'
import { usePanAndZoom } from './use-pan-and-zoom.ts'

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
  onZoom: (zoom: number) => void
  /** Where the first look closer goes to. */
  subject: CutoutPlace | undefined
  waiting: readonly Correction[]
  onCorrection: (correction: Correction) => void
}

const MIDDLE: Point = { x: 0.5, y: 0.5 }
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
  onZoom,
  subject,
  waiting,
  onCorrection,
}: CorrectionAreaProps) {
  const { t } = useTranslation('studio')
  const [points, setPoints] = useState<readonly Point[]>([])
  const [cursor, setCursor] = useState(MIDDLE)
  const [isFocused, setFocused] = useState(false)
  const ratio = photo.width / photo.height
  const start = subject ? { x: subject.left + subject.width / 2, y: subject.top + subject.height / 2 } : MIDDLE
  const { view, photo: sheet, onScroll, beginPinch, movePinch, endPinch, reveal } = usePanAndZoom({ zoom, onZoom, start })

  function finish(drawn: readonly Point[]) {
    setPoints([])
    const [from] = drawn
    const to = drawn.at(-1)
    if (!from || !to) return
    const place = tool === 'subject' ? rectangleBetween(from, to) : undefined
    if (tool !== 'subject') onCorrection(strokeOf(tool, radius, drawn))
    else if (place) onCorrection({ mode: 'subject', place })
  }

  // a line begun by keyboard is drawn, also when the tool is closed; of a rectangle that would be too much
  const keepLine = useEffectEvent(() => finish(tool === 'subject' ? [] : points))
  // nobody who loses the page has meant to give up either of them
  const keepDrawn = useEffectEvent(() => finish(points))
  useEffect(() => {
    const listener = () => keepDrawn()
    globalThis.addEventListener('pagehide', listener)
    return () => {
      globalThis.removeEventListener('pagehide', listener)
      keepLine()
    }
  }, [])

  function takeKey(event: KeyboardEvent) {
    const way = ARROWS[event.key]
    const at = cursor
    if (way) {
      const step = (event.shiftKey ? STEP.far : STEP.near) / zoom
      const moved = clamp({ x: at.x + way.x * step, y: at.y + way.y * step })
      setCursor(moved)
      reveal(moved)
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
    <div
      ref={view}
      onScroll={onScroll}
      // as high as the window allows, whatever hints, doubts and messages stand below: it must not move under the finger
      className="@container-size grid h-[max(50%,10rem,100%-22rem)] shrink-0 overflow-auto rounded-card bg-sunken beside:row-span-2 beside:h-auto beside:min-h-0"
    >
      <div
        ref={sheet}
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
          cursor={isFocused ? cursor : undefined}
        />
        <DrawingSurface
          label={t('correction.area', { tool: t(`correction.${tool}`) })}
          radius={radius}
          points={points}
          onPoints={setPoints}
          onFinish={finish}
          onPinchBegin={beginPinch}
          onPinch={movePinch}
          onPinchEnd={endPinch}
          onKeyDown={takeKey}
          onFocus={(isNow) => {
            setFocused(isNow)
            if (!isNow && points.length > 0) keepLine()
          }}
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
