import type { Photo } from '../contract.ts'
import type { PhotoEditsDeps } from './deps.ts'
import type { PhotoRow } from './photo-queries.ts'
import { pictureAddress } from './pictures/picture-addresses.ts'

/** The only place that builds a photo's public form. */
export function presentPhoto({ keyring, clock }: Pick<PhotoEditsDeps, 'keyring' | 'clock'>, photo: PhotoRow): Photo {
  return {
    id: photo.id,
    width: photo.width,
    height: photo.height,
    bytes: photo.bytes,
    preview_url: pictureAddress(keyring, { photoId: photo.id }, clock.now()),
    ...(photo.view && { view: photo.view }),
    warnings: photo.warnings,
    created_at: photo.createdAt.toISOString(),
    delete_after: photo.deleteAfter.toISOString(),
  }
}
