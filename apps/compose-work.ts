/** What a worker does: one handler for each job, and the sweeps. */
import type { Engine } from '#engine/types.ts'
import { activitySweeps } from '#features/activity/server/index.ts'
import { photoEditsHandlers, photoEditsSweeps } from '#features/photo-edits/server/index.ts'
import { chatHandlers, chatSweeps } from '#features/chat/server/index.ts'
import { captionsSweeps } from '#features/captions/server/index.ts'
import { figuresSweeps } from '#features/figures/server/index.ts'
import { instagramHandlers, instagramSweeps } from '#features/instagram/server/index.ts'
import { operationsSweeps } from '#features/operations/server/index.ts'
import { noticesHandlers, noticesSweeps } from '#features/notices/server/index.ts'
import { paymentsHandlers, paymentsSweeps } from '#features/payments/server/index.ts'
import { privacyHandlers, privacySweeps } from '#features/privacy/server/index.ts'
import { publishingHandlers, publishingSweeps } from '#features/publishing/server/index.ts'
import { signInHandlers, signInSweeps } from '#features/sign-in/server/index.ts'
import { smsDeliverySweeps } from '#features/sms-delivery/server/index.ts'
import type { AnyJobHandler } from '#platform/queue.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { chooseBackdropPainter } from './choose-vendors.ts'
import type { Core } from './compose.ts'

export interface Work {
  readonly handlers: readonly AnyJobHandler[]
  readonly sweeps: readonly Sweep[]
}

export function composeWork(core: Core, engine: Engine): Work {
  const painter = chooseBackdropPainter(core.env)
  const photoEdits = { ...core.photoEdits, engine, painter: painter && core.watch('images', painter) }
  const { channel } = core.chat
  const chat = channel && { ...core.chat, channel, engine }
  return {
    handlers: [
      ...signInHandlers(core.signIn),
      ...paymentsHandlers(core.payments),
      ...noticesHandlers(core.notices),
      ...photoEditsHandlers(photoEdits),
      ...privacyHandlers(core.privacy),
      ...instagramHandlers(core.instagram),
      ...publishingHandlers({ ...core.publishing, engine }),
      ...chatHandlers(chat),
    ],
    sweeps: [
      ...signInSweeps(core.signIn),
      ...smsDeliverySweeps(core.signIn),
      ...activitySweeps({ db: core.database.db, clock: core.clock, keptDays: core.env.activityDays }),
      ...figuresSweeps(core.database),
      ...operationsSweeps({ db: core.database.db, clock: core.clock }),
      ...paymentsSweeps(core.payments),
      ...photoEditsSweeps(photoEdits),
      ...captionsSweeps(core.photoEdits),
      ...noticesSweeps(core.notices),
      ...privacySweeps(core.privacy),
      ...instagramSweeps(core.instagram),
      ...publishingSweeps(core.publishing),
      ...chatSweeps(chat),
    ],
  }
}
