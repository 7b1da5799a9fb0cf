/**
 * A finished picture in the format of Instagram's feed. A picture within the limits stays byte for byte the same; inside a padded
 * picture only the size changes.
 * https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media#image-specifications
 */
import sharp from 'sharp'
import { encodePicture } from '#engine/encode/encode-picture.ts'
import { isMarkedGenerated } from '#engine/encode/generated-mark.ts'
import type { Size } from '#engine/framing/formats.ts'
import { matColour } from '#engine/typesetting/palette.ts'
import type { FeedFit, FeedPicture } from '#engine/types.ts'
import { FEED, fitsFeed } from './feed-shape.ts'

/**
 * @param jpeg a picture that the engine made: upright sRGB
 * @param shape width and height of the first picture of a carousel, in which Instagram crops the others to the first one's ratio:
 * the result has that ratio; undefined: the picture's own
 */
export async function fitToFeed(jpeg: Uint8Array, fit: FeedFit, shape?: Size): Promise<FeedPicture> {
  const { width, height } = await sharp(jpeg).metadata()
  const size = { width, height }
  const ratio = feedRatio(shape ?? size)
  const isShaped = shape === undefined || hasRatio(size, ratio)
  if (isShaped && fitsFeed(size) && hasFeedWidth(size) && jpeg.byteLength <= FEED.bytes) return { jpeg, ...size }
  const target = targetSize(size, fit, ratio)
  const data = await (fit === 'crop' ? crop(jpeg, target) : pad(jpeg, size, target))
  return { jpeg: await encodePicture({ data, ...target }, isMarkedGenerated(jpeg)), ...target }
}

function hasFeedWidth({ width }: Size): boolean {
  return width >= FEED.narrowest && width <= FEED.broadest
}

/** The nearest ratio that the feed allows. */
function feedRatio({ width, height }: Size): number {
  return Math.min(FEED.widest, Math.max(FEED.tallest, width / height))
}

/** Whether the height is the right one to the pixel. */
function hasRatio({ width, height }: Size, ratio: number): boolean {
  return Math.abs(width / ratio - height) <= 1
}

/** The size that is posted: of that ratio, cropped from the picture or padded around it. */
function targetSize(size: Size, fit: FeedFit, ratio: number): Size {
  const isTooTall = size.width / size.height < ratio
  const keepsWidth = isTooTall === (fit === 'crop')
  const width = keepsWidth ? size.width : size.height * ratio
  const whole = Math.round(Math.min(FEED.broadest, Math.max(FEED.narrowest, width)))
  // rounded towards the inside of the limits: a pixel too much would be refused
  const height = Math.min(Math.floor(whole / FEED.tallest), Math.max(Math.ceil(whole / FEED.widest), Math.round(whole / ratio)))
  return { width: whole, height }
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
