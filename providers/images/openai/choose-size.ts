import type { Format } from '#engine/types.ts'

/** `1.5` and `1-mini` support three sizes; later models any with edges in steps of 16, from 0.65 to 8.3 megapixels. */
const KNOWS_THREE_SIZES = /^gpt-image-1(?:\.5|-mini)?$/

/** A photo of ratio `original` is most often an upright phone photo. */
const FREE_SIZES: Readonly<Record<Format, string>> = {
  '4:5': '1024x1280',
  '1:1': '1024x1024',
  '9:16': '864x1536',
  original: '1024x1280',
}

/** The nearest size that contains the format; the engine crops the rest. */
const THREE_SIZES: Readonly<Record<Format, string>> = {
  '4:5': '1024x1536',
  '1:1': '1024x1024',
  '9:16': '1024x1536',
  original: '1024x1536',
}

/** `WIDTHxHEIGHT` by the model's rules: https://platform.openai.com/docs/guides/image-generation#size-and-quality-options */
export function chooseSize(model: string, format: Format): string {
  return (KNOWS_THREE_SIZES.test(model) ? THREE_SIZES : FREE_SIZES)[format]
}
