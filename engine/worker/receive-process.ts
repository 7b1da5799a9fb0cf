import { receivePhoto } from '#engine/decode/receive-photo.ts'
import type { ReceiveCalls, ReceiveNews } from './contract.ts'
import { joinProcess, watchParent } from './join-process.ts'

class ExpectedTooLong extends Error {}

const answers: ReceiveCalls = {
  receive: async ({ file, firstFrame, mostExpectedMs }) => {
    const onJudged = (expectedMs: number) => {
      if (mostExpectedMs !== null && expectedMs > mostExpectedMs) throw new ExpectedTooLong()
      void news.ask('judged', { expectedMs })
    }
    try {
      return { photo: await receivePhoto(file, { firstFrame, onJudged }) }
    } catch (error) {
      if (error instanceof ExpectedTooLong) return { photo: undefined }
      throw error
    }
  },
}

const news = joinProcess<ReceiveNews>(answers)
// HEIC is decoded in this thread, which is blocked meanwhile
watchParent()
