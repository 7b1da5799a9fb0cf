/** The part of opentype.js that we use; the package brings no types of its own. */
declare module 'opentype.js' {
  namespace opentype {
    export interface PathCommand {
      readonly type: 'M' | 'L' | 'C' | 'Q' | 'Z'
      readonly x: number
      readonly y: number
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
    }
    export interface TypeOptions {
      /** Extra advance per letter, in em. */
      readonly letterSpacing?: number
      readonly kerning?: boolean
    }
    export interface Font {
      readonly unitsPerEm: number
      readonly ascender: number
      readonly descender: number
      readonly tables: {
        readonly os2?: { readonly sCapHeight?: number }
        /** Glyph by code of its character; what is written here is used from then on. */
        readonly cmap: { readonly glyphIndexMap: Record<number, number> }
      }
      /** The pairs of a feature that replaces single glyphs; none where the font lacks it. */
      readonly substitution: {
        readonly getSingle: (feature: string, script: string) => readonly { readonly sub: number; readonly by: number }[]
      }
      readonly charToGlyphIndex: (character: string) => number
      readonly getAdvanceWidth: (text: string, size: number, options?: TypeOptions) => number
      readonly getPath: (
        text: string,
        x: number,
        y: number,
        size: number,
        options?: TypeOptions,
      ) => { readonly commands: readonly PathCommand[] }
    }
    export function parse(bytes: ArrayBuffer): Font
  }
  export = opentype
}
