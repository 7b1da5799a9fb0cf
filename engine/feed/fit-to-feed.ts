/**
 * A finished picture in the format of Instagram's feed. A picture within the limits stays byte for byte the same; inside a padded
 * picture only the size changes.
 * https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media#image-specifications
 */
import sharp from 'sharp'
import { encodePicture, isMarkedGenerated } from '#engine/encode/encode-picture.ts'
import type { Size } from '#engine/layout/formats.ts'
import { matColour } from '#engine/layout/palette.ts'
import type { FeedFit, FeedPicture } from '#engine/types.ts'

/** Width over height, and widths in pixels. */
const FEED = { tallest: 4 / 5, widest: 1.91, narrowest: 320, broadest: 1440, bytes: 8 * 1024 * 1024 } as const

export function fitsFeed({ width, height }: Size): boolean {
  const ratio = width / height
  return ratio >= FEED.tallest && ratio <= FEED.widest
}

/** @param jpeg a picture that the engine made: upright sRGB */
export async function fitToFeed(jpeg: Uint8Array, fit: FeedFit): Promise<FeedPicture> {
  const { width, height } = await sharp(jpeg).metadata()
  const size = { width, height }
  if (fitsFeed(size) && hasFeedWidth(size) && jpeg.byteLength <= FEED.bytes) return { jpeg, ...size }
  const target = targetSize(size, fit)
  const data = await (fit === 'crop' ? crop(jpeg, target) : pad(jpeg, size, target))
  return { jpeg: await encodePicture({ data, ...target }, await isMarkedGenerated(jpeg)), ...target }
}

function hasFeedWidth({ width }: Size): boolean {
  return width >= FEED.narrowest && width <= FEED.broadest
}

/** The size that is posted: the nearest allowed ratio, cropped from the picture or padded around it. */
function targetSize(size: Size, fit: FeedFit): Size {
  const ratio = Math.min(FEED.widest, Math.max(FEED.tallest, size.width / size.height))
  const isTooTall = size.width / size.height < FEED.tallest
  const keepsWidth = isTooTall === (fit === 'crop')
  const width = keepsWidth ? size.width : size.height * ratio
  const whole = Math.round(Math.min(FEED.broadest, Math.max(FEED.narrowest, width)))
  // rounded towards the inside of the limits: a pixel too much would be refused
  return { width: whole, height: isTooTall ? Math.floor(whole / ratio) : Math.ceil(whole / ratio) }
}

/** Keeps the part that attracts the eye: skin, saturation, detail. */
async function crop(jpeg: Uint8Array, target: Size): Promise<Uint8Array> {
  return sharp(jpeg)
    .resize({ ...target, fit: 'cover', position: sharp.strategy.attention })
    .removeAlpha()
    .raw()
    .toBuffer()
}

async function pad(jpeg: Uint8Array, size: Size, target: Size): Promise<Uint8Array> {
  const scale = Math.min(target.width / size.width, target.height / size.height)
  const inside = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
  // as raw pixels: a file in between would be compressed once more
  const picture = await sharp(jpeg)
    .resize({ ...inside, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const [r, g, b] = matColour({ data: picture, ...inside }, null)
  return sharp({ create: { ...target, channels: 3, background: { r, g, b } } })
    .composite([{ input: picture, raw: { ...inside, channels: 3 }, gravity: 'centre' }])
    .removeAlpha()
    .raw()
    .toBuffer()
}
