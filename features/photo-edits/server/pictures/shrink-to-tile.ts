import sharp from 'sharp'

/** A gallery tile is 4:5 and at most 240 CSS pixels wide; this is twice as much. */
const TILE = { width: 480, height: 600 }

/** A picture of any ratio, reduced until it just covers a tile; never enlarged. */
export async function shrinkToTile(jpeg: Uint8Array): Promise<Uint8Array> {
  return sharp(jpeg)
    .resize({ ...TILE, fit: 'outside', withoutEnlargement: true })
    .keepIccProfile()
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}
