import { shrinkPicture } from '#engine/encode/shrink-picture.ts'

/** A picture of any ratio, reduced until it just covers a tile; never enlarged. In this process: for pictures that were made here. */
export async function shrinkToTile(jpeg: Uint8Array): Promise<Uint8Array> {
  return (await shrinkPicture(jpeg, 'tile')).jpeg
}
