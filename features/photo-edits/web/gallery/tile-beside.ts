/** Where an arrow key leads in a gallery whose tiles form rows. */

export interface TileBox {
  readonly left: number
  readonly top: number
  readonly width: number
}

export type VerticalMove = 'up' | 'down'

/** The index of the tile above or below number `from`: in the nearest row, the one closest to straight above or below. */
export function tileBeside(tiles: readonly TileBox[], from: number, move: VerticalMove): number | undefined {
  const start = tiles[from]
  if (!start) return undefined
  const beyond = tiles.filter(({ top }) => (move === 'down' ? top > start.top + 1 : top < start.top - 1))
  const rows = beyond.map(({ top }) => top)
  const row = move === 'down' ? Math.min(...rows) : Math.max(...rows)
  const [nearest] = beyond
    .filter(({ top }) => Math.abs(top - row) <= 1)
    .sort((one, other) => distance(one, start) - distance(other, start))
  return nearest && tiles.indexOf(nearest)
}

function distance(one: TileBox, other: TileBox): number {
  return Math.abs(one.left + one.width / 2 - other.left - other.width / 2)
}
