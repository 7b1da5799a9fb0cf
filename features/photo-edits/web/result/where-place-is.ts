import type { Doubt } from '#features/photo-edits/contract.ts'

const ROWS = ['top', 'middle', 'bottom'] as const
const COLUMNS = ['left', 'centre', 'right'] as const
export type Where = `${(typeof ROWS)[number]}_${(typeof COLUMNS)[number]}`

/** A place larger than this share of the photo, either way, is everywhere. */
const LARGEST = 0.7

function third(middle: number): number {
  return Math.min(2, Math.max(0, Math.floor(middle * 3)))
}

/** The ninth of the photo that a place lies in; undefined where it is as good as the whole photo. */
export function wherePlaceIs({ left, top, width, height }: Doubt['place']): Where | undefined {
  if (width > LARGEST && height > LARGEST) return undefined
  const row = ROWS[third(top + height / 2)]
  const column = COLUMNS[third(left + width / 2)]
  return row && column && `${row}_${column}`
}
