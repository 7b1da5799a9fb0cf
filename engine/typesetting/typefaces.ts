import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
// oxlint-disable-next-line import/default -- Node loads the CommonJS build, whose only export is the default
import opentype, { type Font, type PathCommand } from 'opentype.js'

/** The fonts of headlines and signatures, from packages: the same letters on every machine. */
const FILES = {
  display: '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff',
  heavy: '@fontsource/montserrat/files/montserrat-latin-800-normal.woff',
  plain: '@fontsource/montserrat/files/montserrat-latin-600-normal.woff',
} as const

/** Faces of brands, made by `npm run fonts:posts`. */
const COMMITTED = [
  'anton-400',
  'archivo-500',
  'caveat-700',
  'cormorant-garamond-700',
  'dm-sans-500',
  'dm-serif-display-400',
  'fraunces-700',
  'jost-500',
  'nunito-600',
  'nunito-800',
  'oswald-600',
  'pacifico-400',
  'poppins-500',
  'poppins-700',
  'space-grotesk-500',
  'space-grotesk-700',
  'work-sans-500',
] as const
export type FaceName = keyof typeof FILES | (typeof COMMITTED)[number]

export interface Face {
  /**
   * The text without what cannot be drawn: characters that the font lacks, accents that make no letter of their own with theirs, emoji,
   * and characters that only control others.
   */
  readonly printable: (text: string) => string
  /** Width of a line at size 1; not below 0, however tight the letters are set. */
  readonly widthOf: (line: string, tracking: number) => number
  /** Height of a capital at size 1. */
  readonly capHeight: number
  /** The line as SVG path data with its base line starting at (x, y). */
  readonly draw: (line: string, place: { x: number; y: number; size: number; tracking: number }) => string
}

/** Whether a text has emoji: none of our fonts has them, and they are left out. */
export function hasEmoji(text: string): boolean {
  return /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u.test(text)
}

const opened = new Map<FaceName, Face>()

/** Opens a face once per thread. */
export function openFace(name: FaceName): Face {
  const known = opened.get(name)
  if (known) return known
  const file = readFileSync(fileOf(name))
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  useLiningFigures(font)
  const face: Face = {
    printable: (text) => printable(font, text),
    // measured large, since the library rounds nothing but kerning is in font units
    widthOf: (line, tracking) =>
      Math.max(0, font.getAdvanceWidth(line, 1000, { letterSpacing: tracking, kerning: true }) / 1000 - tracking),
    capHeight: (font.tables.os2?.sCapHeight ?? font.unitsPerEm * 0.7) / font.unitsPerEm,
    draw: (line, { x, y, size, tracking }) =>
      pathData(font.getPath(line, x, y, size, { letterSpacing: tracking, kerning: true }).commands),
  }
  opened.set(name, face)
  return face
}

function fileOf(name: FaceName): string {
  if (name in FILES) return createRequire(import.meta.url).resolve(FILES[name as keyof typeof FILES]) // as: just checked
  return fileURLToPath(new URL(`fonts/${name}.woff`, import.meta.url))
}

/** Old-style figures dance in a price: where the font has lining ones as well (OpenType `lnum`), every figure is one of them. */
function useLiningFigures({ substitution, tables }: Font): void {
  const figures = tables.cmap.glyphIndexMap
  const lining = new Map(substitution.getSingle('lnum', 'latn').map(({ sub, by }) => [sub, by]))
  for (const figure of '0123456789') {
    const code = figure.charCodeAt(0)
    figures[code] = lining.get(figures[code] ?? 0) ?? figures[code] ?? 0
  }
}

/** They have no width of their own: the library would draw them beside their letter, and any number of them in one place. */
const UNPLACED = /[\p{M}\p{Cf}]/gu

function printable(font: Font, text: string): string {
  const has = (character: string) => character === ' ' || font.charToGlyphIndex(character) > 0
  const letters = Array.from(text.normalize('NFC').replaceAll(UNPLACED, '').replaceAll(/\s+/gu, ' '), (character) => {
    if (has(character)) return character
    const plain = Array.from(character.normalize('NFKD'))[0] ?? ''
    return plain !== '' && has(plain) ? plain : ''
  })
  return letters.join('').replaceAll(/ +/gu, ' ').trim()
}

/** The library's own `toPathData(1)` writes NaN and cuts the text off (opentype.js 2.0.0), so the commands are written here. */
function pathData(commands: readonly PathCommand[]): string {
  return commands.map(commandText).join('')
}

function commandText(command: PathCommand): string {
  return command.type + POINTS[command.type](command).map(inHundredths).join(' ')
}

const POINTS: Record<PathCommand['type'], (command: PathCommand) => readonly number[]> = {
  M: ({ x, y }) => [x, y],
  L: ({ x, y }) => [x, y],
  Q: ({ x1, y1, x, y }) => [x1, y1, x, y],
  C: ({ x1, y1, x2, y2, x, y }) => [x1, y1, x2, y2, x, y],
  Z: () => [],
}

function inHundredths(value: number): number {
  return Math.round(value * 100) / 100
}
