import type { Cutout, CutoutPlace } from '#features/photo-edits/cutout-contract.ts'
import type { Correction, Point, Tool } from './corrections.ts'

interface DrawingProps {
  size: { readonly width: number; readonly height: number }
  doubts: Cutout['doubts']
  /** The place of a part that is pointed at. */
  pointed: CutoutPlace | undefined
  waiting: readonly Correction[]
  drawn: { readonly tool: Tool; readonly radius: number; readonly points: readonly Point[] }
  cursor: Point | undefined
}

/** Units of the drawing along the longer side: strokes are as round as the photo is not. */
const UNITS = 1000
const COLOURS: Readonly<Record<Tool, string>> = {
  keep: 'var(--color-good)',
  remove: 'var(--color-danger)',
  subject: 'var(--color-accent)',
}

/** What is drawn over the photo: doubts, strokes on their way, the one being drawn, and the cursor of the keyboard. */
export function Drawing({ size, doubts, pointed, waiting, drawn, cursor }: DrawingProps) {
  const unit = UNITS / Math.max(size.width, size.height)
  const width = size.width * unit
  const height = size.height * unit
  const { tool, points } = drawn
  const radius = drawn.radius * UNITS
  const [from] = points
  const to = cursor ?? points.at(-1)
  const line = (dots: readonly Point[]) => dots.map(({ x, y }) => `${x * width},${y * height}`).join(' ')
  const box = ({ left, top, width: across, height: down }: CutoutPlace) => ({
    x: left * width,
    y: top * height,
    width: across * width,
    height: down * height,
  })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
      {doubts.map(({ kind, at }) => (
        <rect
          key={`${kind} ${at.left} ${at.top}`}
          {...box(at)}
          rx={12}
          fill="none"
          stroke="var(--color-warning)"
          strokeWidth={6}
          strokeDasharray="18 12"
        />
      ))}
      {pointed && <rect {...box(pointed)} rx={12} fill="none" stroke="var(--color-accent)" strokeWidth={8} />}
      {waiting.map((correction, place) =>
        correction.mode === 'subject' ? (
          <rect key={place} {...box(correction.place)} fill="none" stroke={COLOURS.subject} strokeWidth={8} />
        ) : (
          <Stroke
            key={place}
            dots={line(correction.points.map(([x, y]) => ({ x, y })))}
            radius={correction.radius * UNITS}
            colour={COLOURS[correction.mode]}
          />
        ),
      )}
      {tool !== 'subject' && points.length > 0 && <Stroke dots={line(points)} radius={radius} colour={COLOURS[tool]} />}
      {tool === 'subject' && from && to && (
        <rect
          x={Math.min(from.x, to.x) * width}
          y={Math.min(from.y, to.y) * height}
          width={Math.abs(from.x - to.x) * width}
          height={Math.abs(from.y - to.y) * height}
          fill="none"
          stroke={COLOURS.subject}
          strokeWidth={8}
        />
      )}
      {cursor && (
        <circle
          cx={cursor.x * width}
          cy={cursor.y * height}
          r={tool === 'subject' ? 12 : radius}
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth={5}
        />
      )}
    </svg>
  )
}

/** A single dot is a line to itself. */
function Stroke({ dots, radius, colour }: { dots: string; radius: number; colour: string }) {
  const points = dots.includes(' ') ? dots : `${dots} ${dots}`
  return (
    <polyline
      points={points}
      fill="none"
      stroke={colour}
      strokeOpacity={0.6}
      strokeWidth={2 * radius}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
