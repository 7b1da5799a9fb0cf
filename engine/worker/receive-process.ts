import { receivePhoto } from '#engine/decode/receive-photo.ts'
import type { ReceiveCalls, ReceiveNews } from './contract.ts'
import { joinProcess, watchParent } from './join-process.ts'

const answers: ReceiveCalls = {
  receive: ({ file, firstFrame }) =>
    receivePhoto(file, { firstFrame, onJudged: (pixels) => void news.ask('judged', { pixels }) }),
}

const news = joinProcess<ReceiveNews>(answers)
// HEIC is decoded in this thread, which is blocked meanwhile
watchParent()
