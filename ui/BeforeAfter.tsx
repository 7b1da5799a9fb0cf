import { clsx } from 'clsx'
import { ChevronsLeftRight } from 'lucide-react'
import { useRef, useState, type PointerEvent, type ReactNode } from 'react'

interface BeforeAfterProps {
  /** Fills the frame of the caller, over the second picture, which is already there. */
  before: ReactNode
  /** The slider's accessible name. */
  label: string
  /** The slider's spoken value, from a whole percentage of "before". */
  valueText: (percent: number) => string
  /** Shows only the first picture while true. */
  isBeforeShown: boolean
  /** The first picture disappears as the second one is loaded. */
  animatesReveal?: boolean
}

const STEP = 5

/**
 * Two pictures in one frame with a line between them to drag. The slider is the browser's own, for keyboards and screen readers.
 */
export function BeforeAfter({ before, label, valueText, isBeforeShown, animatesReveal = false }: BeforeAfterProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const percent = isBeforeShown ? 100 : chosen

  function drag(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect()
    if (!box || event.buttons !== 1) return
    const share = (event.clientX - box.left) / box.width
    setChosen(Math.round(Math.min(Math.max(share, 0), 1) * 100))
  }

  return (
    <div
      ref={frame}
      className="absolute inset-0 cursor-ew-resize touch-pan-y overflow-hidden select-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag(event)
      }}
      onPointerMove={drag}
    >
      <div
        className={clsx('absolute inset-0', animatesReveal && 'animate-unveil')}
        style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
        aria-hidden={percent === 0}
      >
        {before}
      </div>
      <div
        aria-hidden="true"
        hidden={percent === 0 || percent === 100}
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-float"
        style={{ left: `${percent}%` }}
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-white text-black shadow-float"
        style={{ left: `clamp(1.75rem, ${percent}%, calc(100% - 1.75rem))` }}
      >
        <ChevronsLeftRight className="size-5" />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={chosen}
        aria-label={label}
        aria-valuetext={valueText(percent)}
        onChange={(event) => setChosen(Number(event.target.value))}
        className="sr-only"
      />
    </div>
  )
}
