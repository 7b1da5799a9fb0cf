/** The part that `fonts.ts` uses; the package has no types, and the separate ones are years behind. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff' | 'woff2'
    readonly keepFeatures: readonly string[]
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    readonly noHinting: boolean
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
