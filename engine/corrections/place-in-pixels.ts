import type { Region, Size } from './segmented-photo.ts'

/** In pixels; `right` and `bottom` are the first outside. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The pixels of a photo of this size that lie in the place. @param place in shares of the photo; it may reach beyond it */
export function boxOfPlace(place: Region, { width, height }: Size): Box {
  return {
    left: Math.max(0, Math.round(place.left * width)),
    right: Math.min(width, Math.round((place.left + place.width) * width)),
    top: Math.max(0, Math.round(place.top * height)),
    bottom: Math.min(height, Math.round((place.top + place.height) * height)),
  }
}
