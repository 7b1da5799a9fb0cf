import { receivePhoto } from '#engine/decode/receive-photo.ts'
import { shrinkPicture } from '#engine/encode/shrink-picture.ts'
import { prepareLogo } from '#engine/post-designs/prepare-logo.ts'
import { EngineRefusal } from '#engine/types.ts'
import type { ReceiveCalls, ReceiveReports } from './contract.ts'
import { joinProcess, watchParent } from './join-process.ts'

/** The file is not to be opened here, or not any more. */
class NotOpened extends Error {}

const answers: ReceiveCalls = {
  load: () => undefined,
  receive: async ({ file, firstFrame, maxExpectedMs }) => {
    const onChecked = async (expectedMs: number) => {
      if (maxExpectedMs !== null && expectedMs > maxExpectedMs) throw new NotOpened()
      if (!(await reports.ask('checked', { expectedMs }))) throw new NotOpened()
    }
    try {
      return { photo: await receivePhoto(file, { firstFrame, onChecked }) }
    } catch (error) {
      if (error instanceof NotOpened) return { photo: undefined }
      throw error
    }
  },
  prepareLogo: async ({ photo }) => {
    try {
      return await prepareLogo(photo)
    } catch (error) {
      throw new EngineRefusal('photo_damaged', String(error))
    }
  },
  shrink: ({ picture, as }) => shrinkPicture(picture, as),
}

const reports = joinProcess<ReceiveReports>(answers)
// HEIC is decoded in this thread, which is blocked meanwhile
watchParent()
