/** What a worker does: one handler for each of its jobs, and the sweeps. */
import type { Engine } from '#engine/types.ts'
import { activitySweeps } from '#features/activity/server/index.ts'
import { backOfficeSweeps } from '#features/back-office/server/index.ts'
import { photoEditsExpirySweeps, photoEditsHandlers, photoEditsSweeps } from '#features/photo-edits/server/index.ts'
import { chatHandlers, chatSweeps } from '#features/chat/server/index.ts'
import { captionsSweeps } from '#features/captions/server/index.ts'
import { instagramHandlers, instagramSweeps } from '#features/instagram/server/index.ts'
import { noticesHandlers, noticesSweeps } from '#features/notices/server/index.ts'
import { paymentsHandlers, paymentsSweeps } from '#features/payments/server/index.ts'
import { privacyHandlers, privacySweeps } from '#features/privacy/server/index.ts'
import { publishingHandlers, publishingSweeps } from '#features/publishing/server/index.ts'
import { signInHandlers, signInSweeps } from '#features/sign-in/server/index.ts'
import { smsDeliverySweeps } from '#features/sms-delivery/server/index.ts'
import type { WorkerKind } from '#platform/env-shapes.ts'
import type { AnyJobHandler } from '#platform/queue.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { chooseImageGenerator } from './vendors/choose-models.ts'
import type { Core } from './compose.ts'
import { tableSweeps } from './tables/table-sweeps.ts'

export interface Work {
  readonly handlers: readonly AnyJobHandler[]
  readonly sweeps: readonly Sweep[]
}

/**
 * Handlers and sweeps of a worker of this kind: an `engine` worker makes pictures, a `light` one does the rest. Both expire what no
 * worker has finished, so that members are told while one kind is down.
 */
export function composeWork(core: Core, engine: Engine, kind: WorkerKind = 'all'): Work {
  const works = [
    ...(kind === 'light' ? [] : [composePictures(core, engine)]),
    ...(kind === 'engine' ? [] : [composeLight(core, engine)]),
  ]
  return {
    handlers: works.flatMap(({ handlers }) => handlers),
    sweeps: [...photoEditsExpirySweeps(core.photoEdits), ...works.flatMap(({ sweeps }) => sweeps)],
  }
}

function composePictures(core: Core, engine: Engine): Work {
  const imageGenerator = chooseImageGenerator(core.env)
  const photoEdits = { ...core.photoEdits, engine, imageGenerator: imageGenerator && core.watch('images', imageGenerator) }
  return { handlers: photoEditsHandlers(photoEdits), sweeps: photoEditsSweeps(photoEdits) }
}

/** Opening a photo from the chat and fitting one to a feed need the engine's small processes, never its model. */
function composeLight(core: Core, engine: Engine): Work {
  const { channel } = core.chat
  const chat = channel && { ...core.chat, channel, engine }
  return {
    handlers: [
      ...signInHandlers(core.signIn),
      ...paymentsHandlers(core.payments),
      ...noticesHandlers(core.notices),
      ...privacyHandlers(core.privacy),
      ...instagramHandlers(core.instagram),
      ...publishingHandlers({ ...core.publishing, engine }),
      ...chatHandlers(chat),
    ],
    sweeps: [
      ...signInSweeps(core.signIn),
      ...smsDeliverySweeps(core.signIn),
      ...activitySweeps({ db: core.database.db, clock: core.clock, keptDays: core.env.activityDays }),
      ...backOfficeSweeps({ db: core.database.db, clock: core.clock }),
      ...paymentsSweeps(core.payments),
      ...captionsSweeps(core.photoEdits),
      ...noticesSweeps(core.notices),
      ...privacySweeps(core.privacy),
      ...instagramSweeps(core.instagram),
      ...publishingSweeps(core.publishing),
      ...chatSweeps(chat),
      ...tableSweeps(core),
    ],
  }
}
