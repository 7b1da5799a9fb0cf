/** Columns that rise from zero or hang from it; a line, solid or dashed. */
export type ChartShape = 'up' | 'down' | 'line' | 'dashes'

export interface ChartSeries {
  readonly label: string
  readonly shape: ChartShape
  /** One value for each day. */
  readonly values: readonly number[]
  /** Their sum over as many days before. */
  readonly before: number
}

/** The height of a plot in its own units; a day is one unit wide. */
export const PLOT_HEIGHT = 100

/** As a fraction of a day's width. */
const COLUMN_WIDTH = 0.7

interface SeriesProps {
  shape: ChartShape
  values: readonly number[]
  /** The distance from the top of the plot. */
  heightOf: (value: number) => number
}

export function Series({ shape, values, heightOf }: SeriesProps) {
  if (shape === 'up' || shape === 'down') return <Columns shape={shape} values={values} heightOf={heightOf} />
  return (
    <polyline
      points={values.map((value, day) => `${day + 0.5},${heightOf(value)}`).join(' ')}
      vectorEffect="non-scaling-stroke"
      strokeWidth={2.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeDasharray={shape === 'dashes' ? '2 6' : undefined}
      className={shape === 'dashes' ? 'fill-none stroke-good' : 'fill-none stroke-ink'}
    />
  )
}

function Columns({ shape, values, heightOf }: SeriesProps & { shape: 'up' | 'down' }) {
  const zero = heightOf(0)
  return values.map((value, day) => {
    const height = Math.abs(zero - heightOf(value))
    return (
      <rect
        key={day}
        x={day + (1 - COLUMN_WIDTH) / 2}
        y={shape === 'up' ? zero - height : zero}
        width={COLUMN_WIDTH}
        height={height}
        vectorEffect="non-scaling-stroke"
        className={shape === 'up' ? 'fill-accent stroke-edge' : 'fill-danger'}
        visibility={height === 0 ? 'hidden' : undefined}
      />
    )
  })
}
