import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// oxlint-disable-next-line import/default -- Node loads the CommonJS build, whose only export is the default
import opentype, { type Font, type PathCommand } from 'opentype.js'

/** The fonts of headlines and signatures, from packages: the same letters on every machine. */
const FILES = {
  display: '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff',
  heavy: '@fontsource/montserrat/files/montserrat-latin-800-normal.woff',
  plain: '@fontsource/montserrat/files/montserrat-latin-600-normal.woff',
} as const
export type FaceName = keyof typeof FILES

export interface Face {
  /** The text without characters that the font lacks. Missing accents are dropped from their letter; emoji are removed. */
  readonly printable: (text: string) => string
  /** Width of a line at size 1. */
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
  const file = readFileSync(createRequire(import.meta.url).resolve(FILES[name]))
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  useLiningFigures(font)
  const face: Face = {
    printable: (text) => printable(font, text),
    // measured large, since the library rounds nothing but kerning is in font units
    widthOf: (line, tracking) => font.getAdvanceWidth(line, 1000, { letterSpacing: tracking, kerning: true }) / 1000 - tracking,
    capHeight: (font.tables.os2?.sCapHeight ?? font.unitsPerEm * 0.7) / font.unitsPerEm,
    draw: (line, { x, y, size, tracking }) =>
      pathData(font.getPath(line, x, y, size, { letterSpacing: tracking, kerning: true }).commands),
  }
  opened.set(name, face)
  return face
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

function printable(font: Font, text: string): string {
  const has = (character: string) => character === ' ' || font.charToGlyphIndex(character) > 0
  const letters = Array.from(text.normalize('NFC').replaceAll(/\s+/gu, ' '), (character) => {
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
