import type { Corrections, Region, Point } from '#engine/types.ts'
import { WrongArgument } from './wrong-argument.ts'

/** An option as it was typed; `parseArgs` sorts values by name, and strokes need their order. */
export interface TypedOption {
  readonly name: string
  readonly value: string | undefined
}

/** `--keep`, `--remove` and `--subject`. @returns undefined where none was given. @throws WrongArgument */
export function readCorrections(options: readonly TypedOption[]): Corrections | undefined {
  const strokes = options.flatMap(({ name, value = '' }) =>
    name === 'keep' || name === 'remove' ? [{ kind: name, points: readPoints(name, value) } as const] : [],
  )
  const subject = options.findLast(({ name }) => name === 'subject')
  if (strokes.length === 0 && !subject) return undefined
  return { strokes, ...(subject && { subject: readPlace(subject.value ?? '') }) }
}

function readPoints(name: string, value: string): Point[] {
  const shares = readShares(name, value)
  if (shares.length === 0 || shares.length % 2 !== 0) throw new WrongArgument(`--${name} is x,y,x,y…: pairs of numbers of 0…1`)
  return shares.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: shares[i + 1] ?? 0 }] : []))
}

function readPlace(value: string): Region {
  const [left = 0, top = 0, width = 0, height = 0, ...more] = readShares('subject', value)
  const isInside = width > 0 && height > 0 && left + width <= 1.000_001 && top + height <= 1.000_001
  if (!isInside || more.length > 0)
    throw new WrongArgument('--subject is x,y,w,h: a rectangle within the photo, in numbers of 0…1')
  return { left, top, width, height }
}

function readShares(name: string, value: string): number[] {
  const shares = value.split(',').map((text) => (text.trim() === '' ? NaN : Number(text)))
  if (shares.some((share) => !(share >= 0 && share <= 1))) throw new WrongArgument(`--${name} has numbers of 0…1, not "${value}"`)
  return shares
}
