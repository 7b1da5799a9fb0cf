/**
 * The limits of Instagram's feed.
 * https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media#image-specifications
 */

/** Width over height, and widths in pixels. */
export const FEED = { tallest: 4 / 5, widest: 1.91, narrowest: 320, broadest: 1440, bytes: 8 * 1024 * 1024 } as const

export function fitsFeed({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const ratio = width / height
  return ratio >= FEED.tallest && ratio <= FEED.widest
}
