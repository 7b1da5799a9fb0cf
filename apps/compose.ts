/** The only wiring: which actions get what. The vendors are chosen in `vendors/`. */
import type { AdminDeps } from '#features/admin/server/index.ts'
import { createCaptions, type Captions } from '#features/captions/server/index.ts'
import type { ProviderMeter } from '#features/back-office/server/index.ts'
import type { Membership, Trials } from '#features/membership/server/index.ts'
import { CUTOUTS_TOPIC, listStoredCaptions, PHOTO_EDITS_TOPIC, type PhotoEditsDeps } from '#features/photo-edits/server/index.ts'
import type { InstagramDeps } from '#features/instagram/server/index.ts'
import { listPostedEdits, onEditDeleted, type PublishingDeps } from '#features/publishing/server/index.ts'
import type { PrivacyDeps } from '#features/privacy/server/index.ts'
import type { CheckoutDeps } from '#features/checkout/server/index.ts'
import type { NoticesDeps } from '#features/notices/server/index.ts'
import type { PaymentsDeps } from '#features/payments/server/index.ts'
import type { MemberChanges, Members, SignInDeps } from '#features/sign-in/server/index.ts'
import { systemClock } from '#platform/clock.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import type { FileStore } from '#providers/files/port.ts'
import { type Chat, composeChat, sendToChatOf, sendNoticeToChat, sendPostToChat } from './compose-chat.ts'
import { composeMembers } from './compose-members.ts'
import { composePrivacy } from './compose-privacy.ts'
import { composeSocial } from './compose-social.ts'
import { composeMoney } from './compose-money.ts'
import { openPlatform, type ProcessName, type Platform } from './open-platform.ts'
import { watchProviders, type WatchProvider } from './watch-providers.ts'
import { openTextWorkers, type TextWorkers } from './text-workers/open-text-workers.ts'
import { createWorkMetrics, type WorkMetrics } from './metrics/work-metrics.ts'
import { chooseFileStore } from './vendors/choose-files.ts'
import { chooseCaptionWriter } from './vendors/choose-models.ts'

export interface Core extends Platform {
  readonly env: Env
  readonly log: Log
  readonly workMetrics: WorkMetrics
  readonly providerMeter: ProviderMeter
  readonly watch: WatchProvider
  readonly files: FileStore
  readonly members: Members
  readonly membership: Membership
  readonly trials: Trials
  readonly captions: Captions
  readonly notices: NoticesDeps
  readonly payments: PaymentsDeps
  readonly checkout: CheckoutDeps
  readonly memberChanges: MemberChanges
  readonly signIn: SignInDeps
  readonly admin: AdminDeps
  readonly photoEdits: PhotoEditsDeps
  readonly privacy: PrivacyDeps
  readonly instagram: InstagramDeps
  readonly publishing: PublishingDeps
  readonly chat: Chat
  readonly close: () => Promise<void>
}

interface Settings {
  readonly log: Log
  readonly part: ProcessName
  /** Tests replace the threads. */
  readonly textWorkers?: TextWorkers
}

/** What server and worker have in common. The database must be migrated already. */
export async function composeCore(env: Env, { log, part, textWorkers = openTextWorkers({ log }) }: Settings): Promise<Core> {
  const platform = await openPlatform(env, { log, part, topics: [CUTOUTS_TOPIC, PHOTO_EDITS_TOPIC] })
  const { database, keyring, clock, queue } = platform
  const files = chooseFileStore(env)
  const { providerMeter, watch } = watchProviders({ db: database.db, clock, log })
  const workMetrics = createWorkMetrics()
  textWorkers.warm()
  const parts = { env, log, watch, textWorkers, db: database.db, clock, keyring, queue, files }
  const features = composeFeatures({ ...parts, stages: workMetrics.stages })

  return {
    env,
    log,
    ...platform,
    workMetrics,
    providerMeter,
    watch,
    files,
    ...features,
    close: async () => {
      await platform.stopQueue()
      await platform.notifications.close()
      await textWorkers.close()
      await providerMeter.flush()
      await platform.replica.close()
      await database.close()
    },
  }
}

interface FeatureDeps extends Omit<
  PhotoEditsDeps,
  | 'membership'
  | 'trials'
  | 'captions'
  | 'members'
  | 'findBrand'
  | 'hasImageGenerator'
  | 'readInEngine'
  | 'readLines'
  | 'listPosted'
  | 'onEditDeleted'
  | 'onEditFinished'
> {
  readonly env: Env
  readonly watch: WatchProvider
  readonly textWorkers: TextWorkers
}

function composeFeatures(deps: FeatureDeps) {
  const { env, db, clock, keyring, log, queue, watch, textWorkers } = deps
  const composed = composeMembers(env, { db, clock, keyring, log, queue }, watch)
  const { signIn, members, membership, trials, memberChanges, findBrand, channel } = composed
  const money = composeMoney(
    env,
    {
      db,
      queue,
      clock,
      log,
      keyring,
      members,
      membership,
      memberChanges,
      sms: signIn.sms,
      sendToChat: sendNoticeToChat(channel, deps),
    },
    watch,
  )
  const socialDeps = { ...deps, membership, notices: money.notices, onPostFinished: sendPostToChat(deps) }
  const social = composeSocial(env, socialDeps, watch)
  const captions = composeCaptions(deps, membership)
  const photoEdits: PhotoEditsDeps = {
    db,
    queue,
    clock,
    log,
    files: deps.files,
    stages: deps.stages,
    keyring,
    membership,
    trials,
    captions,
    members,
    findBrand,
    hasImageGenerator: env.imagesDriver !== 'embedded',
    readInEngine: ({ owner, ...described }) => textWorkers.ask('readBackdrop', described, { owner }),
    readLines: ({ owner, lines }) => textWorkers.ask('readLines', { lines }, { owner }),
    listPosted: listPostedEdits,
    onEditDeleted: (tx, editId) => onEditDeleted(social.publishing, tx, editId),
    onEditFinished: sendToChatOf(deps),
  }
  const admin: AdminDeps = { db, clock, keyring, wallClock: systemClock, issuer: env.brand.name, adminPhones: env.adminPhones }
  const privacy = composePrivacy(env, { ...deps, members, ...money, ...social, captions, photoEdits })
  const chatDeps = {
    ...deps,
    channel,
    members,
    membership,
    captions,
    photoEdits,
    payments: money.payments,
    publishing: social.publishing,
    notices: money.notices,
  }
  const chat = composeChat(env, chatDeps, { privacy, watch, textWorkers })
  return { queue, ...composed, ...money, ...social, captions, admin, photoEdits, chat, privacy }
}

function composeCaptions({ env, db, clock, log, watch, textWorkers }: FeatureDeps, membership: Membership): Captions {
  return createCaptions({
    db,
    clock,
    membership,
    writer: chooseCaptionWriter(env, { log, watch, textWorkers }),
    listStored: listStoredCaptions,
    readHabits: (captions, owner) => textWorkers.ask('readHabits', { captions }, { owner }),
    assessMessage: (wish, owner) => textWorkers.ask('assessMessage', { wish }, { owner }),
    captionsPerDay: env.captionsPerDay,
    country: env.smsCountries.length === 1 ? env.smsCountries[0] : undefined,
  })
}
