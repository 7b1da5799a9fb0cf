import { useState, type SyntheticEvent } from 'react'

/** A phone held upright, until the picture is loaded. */
const LIKELY = 3 / 4

/** Width over height of a picture, once the browser knows it; `known` gives it before. */
export function useMeasuredRatio(known?: { readonly width: number; readonly height: number }) {
  const [measured, setMeasured] = useState<number>()
  return {
    ratio: measured ?? (known ? known.width / known.height : LIKELY),
    onLoad: ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
      setMeasured(naturalWidth / naturalHeight),
  }
}
