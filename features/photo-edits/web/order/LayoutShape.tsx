import type { ReactNode } from 'react'
import type { Layout } from '#features/photo-edits/layouts.ts'

/** Where the photo and the texts lie, on a grid of 40 by 50: the photo is grey, texts are lines. */
const SHAPES: Readonly<Record<Layout, ReactNode>> = {
  photo: <Photo />,
  title: (
    <>
      <Photo />
      <Line y={37} width={22} isStrong />
    </>
  ),
  price: (
    <>
      <Photo height={35} />
      <Line y={39} width={22} isStrong />
      <rect x={4} y={44} width={12} height={4} rx={2} className="fill-accent" />
    </>
  ),
  column: (
    <>
      <Photo width={25} />
      <Line x={28} y={12} width={9} isStrong />
      <Line x={28} y={19} width={8} />
      <Line x={28} y={24} width={9} />
    </>
  ),
  band: (
    <>
      <Photo height={36} />
      <rect y={36} width={40} height={14} className="fill-accent" />
      <Line y={41} width={24} isStrong />
    </>
  ),
  frame: (
    <>
      <Photo x={5} y={5} width={30} height={33} />
      <Line x={10} y={42} width={20} isStrong />
    </>
  ),
  story: (
    <>
      <Photo y={16} height={34} />
      <Line y={5} width={28} isStrong />
      <Line y={10} width={18} />
    </>
  ),
  quote: (
    <>
      <Photo height={24} />
      <Line x={8} y={31} width={24} isStrong />
      <Line x={6} y={37} width={28} isStrong />
      <Line x={12} y={43} width={16} isStrong />
    </>
  ),
}

/** A layout in outline; decoration beside its name. */
export function LayoutShape({ layout }: { layout: Layout }) {
  return (
    <svg viewBox="0 0 40 50" className="w-10 rounded-[0.25rem] bg-surface ring-1 ring-line" aria-hidden="true">
      {SHAPES[layout]}
    </svg>
  )
}

interface Position {
  x?: number
  y?: number
  width?: number
  height?: number
}

function Photo({ x = 0, y = 0, width = 40, height = 50 }: Position) {
  return <rect x={x} y={y} width={width} height={height} className="fill-line" />
}

function Line({ x = 4, y = 0, width = 20, isStrong = false }: Omit<Position, 'height'> & { isStrong?: boolean }) {
  return <rect x={x} y={y} width={width} height={isStrong ? 3 : 2} rx={1} className={isStrong ? 'fill-ink' : 'fill-soft'} />
}
