import { useState, type SyntheticEvent } from 'react'

/** A phone held upright, until the picture itself has told. */
const LIKELY = 3 / 4

/** Width over height of a picture, as soon as the browser knows; `known` says it before. */
export function useMeasuredRatio(known?: { readonly width: number; readonly height: number }) {
  const [measured, setMeasured] = useState<number>()
  return {
    ratio: measured ?? (known ? known.width / known.height : LIKELY),
    onLoad: ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
      setMeasured(naturalWidth / naturalHeight),
  }
}
