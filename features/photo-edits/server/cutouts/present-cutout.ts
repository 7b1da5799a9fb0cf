import { isErrorCode } from '#features/error-codes.ts'
import { errorText } from '#features/serve-errors.ts'
import type { Language } from '#phrases/shape.ts'
import type { Executor } from '#platform/database.ts'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { pictureAddress } from '../pictures/picture-addresses.ts'
import { countCorrections, type CutoutRow, findNewestCutout, hasNoPreview, previewOf, UNCORRECTED } from './cutout-queries.ts'

type Deps = Pick<PhotoEditsDeps, 'keyring' | 'clock'>

/** Whose cutout is shown, and to whom. */
interface Asked {
  readonly photoId: string
  readonly language: Language
}

/** The newest revision in its public form; `working` before there is any. */
export async function presentNewestCutout(deps: Deps & { readonly db: Executor }, { photoId, language }: Asked): Promise<Cutout> {
  const [cutout, { corrections }] = [await findNewestCutout(deps.db, photoId), await countCorrections(deps.db, photoId)]
  if (!cutout) return { state: 'working', revision: UNCORRECTED, doubts: [], corrections }
  return { ...presentCutout(deps, cutout, corrections), ...(hasNoPreview(cutout) && { error: presentError(cutout, language) }) }
}

/** A cutout that failed before reasons were stored has no code of its own. */
function presentError({ errorCode }: CutoutRow, language: Language): NonNullable<Cutout['error']> {
  const code = errorCode !== null && isErrorCode(errorCode) ? errorCode : 'cutout_failed'
  return { error: errorText(code, language), code }
}

/** The only place that builds a cutout's public form. */
function presentCutout({ keyring, clock }: Deps, cutout: CutoutRow, corrections: number): Cutout {
  const { photoId, revision, state, box, view, touches, doubts } = cutout
  return {
    state,
    revision,
    ...(previewOf(cutout) !== undefined && { preview_url: pictureAddress(keyring, { photoId, cutout: revision }, clock.now()) }),
    ...(box && { box }),
    ...(view && { view }),
    ...(touches && { touches }),
    doubts: doubts.map(({ kind, place }) => ({ kind, at: place })),
    corrections,
  }
}
