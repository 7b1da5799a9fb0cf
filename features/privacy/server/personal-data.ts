/** Every feature that holds personal data, in the order of erasure. A new feature adds a line here. */
import { exportActivity, eraseActivity } from '#features/activity/server/index.ts'
import { eraseBrand, exportBrand } from '#features/brand/server/index.ts'
import { exportCaptionDays, eraseCaptionDays } from '#features/captions/server/index.ts'
import { exportChats, eraseChats } from '#features/chat/server/index.ts'
import { exportCoupons } from '#features/checkout/server/index.ts'
import { exportInstagram } from '#features/instagram/server/index.ts'
import { exportMembership } from '#features/membership/server/index.ts'
import { exportNotices, forgetNotices } from '#features/notices/server/index.ts'
import { endPlans, exportPayments, erasePayments } from '#features/payments/server/index.ts'
import { exportPhotoEdits, eraseEdits, forgetPhotos } from '#features/photo-edits/server/index.ts'
import { exportPublications, erasePublications } from '#features/publishing/server/index.ts'
import { exportMember, eraseMember } from '#features/sign-in/server/index.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Language } from '#phrases/shape.ts'
import type { PrivacyDeps } from './deps.ts'
import { deleteExports } from './queries.ts'

/** Erases one kind of data, in a transaction of its own. Safe to repeat, also when nothing is left. */
type Erasure = (deps: PrivacyDeps, tx: Transaction, memberId: string) => Promise<unknown>

/** Member and plan ended with the deletion; they are repeated here for whatever was under way then. */
export const ERASURES: readonly Erasure[] = [
  (deps, tx, memberId) => endPlans(deps.payments, tx, memberId),
  (deps, tx, memberId) => eraseMember(deps, tx, memberId),
  (_, tx, memberId) => eraseChats(tx, memberId),
  (deps, tx, memberId) => erasePublications(deps.publishing, tx, memberId),
  (deps, tx, memberId) => eraseEdits(deps.photoEdits, tx, memberId),
  (deps, tx, memberId) => forgetPhotos(deps.photoEdits, tx, memberId),
  (_, tx, memberId) => erasePayments(tx, memberId),
  (_, tx, memberId) => forgetNotices(tx, memberId),
  (_, tx, memberId) => eraseBrand(tx, memberId),
  (_, tx, memberId) => eraseCaptionDays(tx, memberId),
  (_, tx, memberId) => eraseActivity(tx, memberId),
  (_, tx, memberId) => deleteExports(tx, memberId),
]

export interface DataRequest {
  readonly memberId: string
  readonly language: Language
}

export interface Copy {
  /** Each becomes a JSON file of that name. */
  readonly sections: Readonly<Record<string, unknown>>
  readonly pictures: readonly CopiedPicture[]
}

export interface CopiedPicture {
  readonly name: string
  readonly createdAt: Date
  /** Undefined when it was deleted meanwhile. */
  readonly read: () => Promise<Uint8Array | undefined>
}

/** Everything stored about a member, without credentials: no tokens, hashes or keys. */
export async function collectData(deps: PrivacyDeps, executor: Executor, { memberId, language }: DataRequest): Promise<Copy> {
  const { sections, files } = await exportPhotoEdits(executor, memberId)
  const brand = await exportBrand(executor, memberId)
  const { instagram, picture } = await exportInstagram(executor, memberId)
  const profile = picture && { name: 'instagram.jpg', createdAt: deps.clock.now(), read: () => Promise.resolve(picture) }
  return {
    sections: {
      ...(await exportMember(deps, executor, { memberId, now: deps.clock.now() })),
      ...(await exportMembership(executor, memberId)),
      ...(await exportPayments({ db: executor, clock: deps.clock }, memberId)),
      ...(await exportCoupons(executor, memberId)),
      ...sections,
      ...brand.sections,
      ...(await exportCaptionDays(executor, memberId)),
      caption_habits: await deps.captions.findHabits(executor, memberId),
      ...(instagram && { instagram }),
      publications: await exportPublications(executor, memberId),
      ...(await exportChats(executor, memberId)),
      ...(await exportNotices(executor, { memberId, language })),
      ...(await exportActivity(executor, memberId)),
    },
    pictures: [
      ...files.map(({ name, createdAt, fileKey }) => ({ name, createdAt, read: () => deps.files.get(fileKey) })),
      ...(profile ? [profile] : []),
      ...(brand.logo ? [brand.logo] : []),
    ],
  }
}
