import type { Format } from '#features/photo-edits/contract.ts'

/** Width and height, drawn on a grid of 16. */
const SHAPES: Readonly<Record<Format, readonly [width: number, height: number]>> = {
  '4:5': [11.2, 14],
  '1:1': [12.5, 12.5],
  '9:16': [8.4, 15],
  original: [14.5, 10.9],
}

/** The outline of a format; decoration beside its name. */
export function FormatShape({ format }: { format: Format }) {
  const [width, height] = SHAPES[format]
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
      <rect
        x={(16 - width) / 2}
        y={(16 - height) / 2}
        width={width}
        height={height}
        rx="1.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeDasharray={format === 'original' ? '2.5 1.8' : undefined}
        className="[vector-effect:non-scaling-stroke]"
      />
    </svg>
  )
}
