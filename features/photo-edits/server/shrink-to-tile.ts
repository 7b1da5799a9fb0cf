import sharp from 'sharp'

/** A tile of the gallery is 4:5 and at most 240 CSS pixels wide; this is twice as much. */
const TILE = { width: 480, height: 600 }

/** A picture of any ratio, small enough for a wall of them: it just covers a tile, and is never enlarged. */
export async function shrinkToTile(jpeg: Uint8Array): Promise<Uint8Array> {
  return sharp(jpeg)
    .resize({ ...TILE, fit: 'outside', withoutEnlargement: true })
    .keepIccProfile()
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}
