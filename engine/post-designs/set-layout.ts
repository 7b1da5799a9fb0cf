import sharp from 'sharp'
import type { ComposedPicture } from '#engine/edit/change-backdrop.ts'
import { setText, type Finished } from '#engine/edit/set-text.ts'
import { WIDEST } from '#engine/framing/formats.ts'
import type { Picture, PictureOrder } from '#engine/types.ts'
import { drawnTexts } from './layouts.ts'
import { dressOf } from './post-style.ts'
import { setLogo } from './set-logo.ts'
import { setPanels } from './set-panels.ts'

/**
 * Sets the texts of an order by its layout; without one, headline and signature where the picture has room for them. Then the
 * brand's logo, where it covers nothing.
 */
export async function setLayout(draft: ComposedPicture, order: PictureOrder): Promise<Finished> {
  const set = await setTexts(draft, order)
  const logo = order.brand?.logo
  const picture = logo ? await setLogo(set, logo) : set.picture
  return { ...set, picture: await noWider(picture) }
}

async function setTexts(
  draft: ComposedPicture,
  { layout, signature, headline, texts = {}, brand }: PictureOrder,
): Promise<Finished> {
  const dress = dressOf(brand)
  if (layout === undefined) return setText(draft, { headline, signature, dress })
  const drawn = drawnTexts(layout, texts)
  if (layout === 'photo' || layout === 'title') return setText(draft, { signature, headline: drawn.title, dress })
  return setPanels(draft, { layout, texts: { ...drawn, name: signature }, brand })
}

/** A picture on a mat is as wide as the mat around it makes it. */
async function noWider(picture: Picture): Promise<Picture> {
  const { width, height, data } = picture
  if (width <= WIDEST) return picture
  const size = { width: WIDEST, height: Math.floor((height * WIDEST) / width) }
  const resized = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer()
  return { data: resized, ...size }
}
