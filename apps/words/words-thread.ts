/** The thread that reads and writes members' texts: however long they take, HTTP and jobs do not wait. */
import { parentPort } from 'node:worker_threads'
import { judgeMessage } from '#engine/captions/posting-notice.ts'
import { writeCaptions } from '#engine/captions/write-captions.ts'
import { readWords } from '#engine/words/read-words.ts'
import { openLine } from '#engine/worker/line.ts'
import { keepGoodCaptions } from '#providers/words/openai/keep-good-captions.ts'
import type { WordsCalls } from './words-calls.ts'

/** Loaded by the first message: it takes twice the memory of all the rest, and the server never needs it. */
const loadHearing = () => import('#features/chat/server/talk/read-input.ts')
const loadConversation = () => import('#features/chat/conversation/converse.ts')

const answers: WordsCalls = {
  ready: () => undefined,
  writeCaptions: ({ order }) => writeCaptions(order),
  keepGoodCaptions: ({ captions, order }) => keepGoodCaptions(captions, order),
  judgeMessage: ({ wish }) => judgeMessage(wish),
  readBackdrop: ({ words, language }) => readWords(words, language),
  readInput: async ({ chat, row }) => (await loadHearing()).readInput(chat, row),
  readMessage: async ({ chat, text }) => (await loadHearing()).readMessage(chat, text, false),
  converse: async ({ state, input, facts }) => (await loadConversation()).converse(state, input, facts),
}

const port = parentPort
if (!port) throw new Error('this file is run as a thread')
openLine(
  {
    postMessage: (message, transfer) => port.postMessage(message, transfer),
    on: (event, listener) => port.on(event, listener),
  },
  answers,
)
