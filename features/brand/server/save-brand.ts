import { EngineRefusal, type PreparedLogo } from '#engine/types.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Input } from '#features/endpoint.ts'
import type { brands } from '#features/brand/contract.ts'
import { type BrandRow, findBrand, saveBrandRow } from './queries.ts'

export interface BrandDeps {
  readonly db: Database
  readonly clock: Clock
  /** The member's own photo, upright and small; refuses with `not_found` and `photo_unavailable`. */
  readonly readPhoto: (memberId: string, photoId: string) => Promise<Uint8Array>
  /** Counts one logo of the member; refuses with `too_many_requests`. */
  readonly countLogo: (memberId: string) => void
  /** In a process of the engine, on the member's account of uploads: refuses with `too_many_requests`. @throws EngineRefusal */
  readonly prepareLogo: (memberId: string, photo: Uint8Array) => Promise<PreparedLogo>
}

/** Trying all photos of a page, and some more. */
export const LOGOS_PER_HOUR = 30
/** The wait stated when too many pictures wait to be opened. */
const COME_BACK_SECONDS = 30

type NewBrand = Input<(typeof brands)['saveBrand']['body']>['brand']

/**
 * Saves a member's whole brand. A new logo is made of a photo of theirs. Refuses with `not_found`, `photo_unavailable` and
 * `too_many_requests`.
 */
export async function saveBrand(
  deps: BrandDeps,
  { memberId, brand }: { readonly memberId: string; readonly brand: NewBrand },
): Promise<void> {
  const { signature, handle, words, colours = [], type } = brand
  await saveBrandRow(deps.db, {
    memberId,
    ...(await logoOf(deps, memberId, brand.logo_photo_id)),
    colours: [...new Set(colours)],
    type: type ?? null,
    signature: tidy(signature),
    handle: withSign(tidy(handle)),
    words: tidy(words),
    updatedAt: deps.clock.now(),
  })
}

type Logo = Pick<BrandRow, 'logoPhotoId' | 'logo' | 'proposed'>

const NO_LOGO: Logo = { logoPhotoId: null, logo: null, proposed: [] }

/** The same logo stays as it is, also when its photo is gone. */
async function logoOf(deps: BrandDeps, memberId: string, photoId: string | undefined): Promise<Logo> {
  const { db, readPhoto, countLogo, prepareLogo } = deps
  if (photoId === undefined) return NO_LOGO
  const known = await findBrand(db, memberId)
  if (known?.logoPhotoId === photoId) return { logoPhotoId: photoId, logo: known.logo, proposed: known.proposed }
  const photo = await readPhoto(memberId, photoId)
  countLogo(memberId)
  const made = await prepareLogo(memberId, photo).catch((error: unknown) => {
    if (!(error instanceof EngineRefusal)) throw error
    if (error.code === 'too_many_requests') refuse('too_many_requests', { extra: { remainingTime: COME_BACK_SECONDS } })
    return refuse('photo_unavailable', { field: 'logo_photo_id' })
  })
  return { logoPhotoId: photoId, logo: Buffer.from(made.jpeg), proposed: [...made.colours] }
}

function tidy(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

function withSign(handle: string | null): string | null {
  return handle === null || handle.startsWith('@') ? handle : `@${handle}`
}
