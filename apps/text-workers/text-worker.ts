/** The thread that reads and writes members' texts: however long they take, HTTP and jobs do not wait. */
import { parentPort } from 'node:worker_threads'
import { assessMessage } from '#engine/captions/posting-notice.ts'
import { writeCaptions } from '#engine/captions/write-captions.ts'
import { readLine } from '#engine/captions/read-line.ts'
import { readWords } from '#engine/backdrop-description/read-words.ts'
import { readHabits } from '#features/captions/server/habits.ts'
import { openChannel } from '#engine/processes/channel.ts'
import { keepGoodCaptions } from '#providers/words/openai/keep-good-captions.ts'
import { prepareWriting } from './prepare-writing.ts'
import type { TextCalls } from './text-calls.ts'

/** Loaded by the first message: it takes twice the memory of all the rest, and the server never needs it. */
const loadInputReader = () => import('#features/chat/server/dialogue/read-input.ts')
const loadConversation = () => import('#features/chat/conversation/converse.ts')

const READING: ReadonlySet<string> = new Set<keyof TextCalls>(['readInput', 'readMessage', 'converse'])

const answers: TextCalls = {
  ready: async ({ call = '', besides = '' }) => {
    prepareWriting(besides)
    if (READING.has(call)) (await loadInputReader()).prepareReading()
    if (call === 'converse') await loadConversation()
  },
  writeCaptions: ({ order }) => writeCaptions(order),
  keepGoodCaptions: ({ captions, order }) => keepGoodCaptions(captions, order),
  readHabits: ({ captions }) => readHabits(captions),
  assessMessage: ({ wish }) => assessMessage(wish),
  readBackdrop: ({ words, language }) => readWords(words, language),
  readLines: ({ lines }) => lines.map(({ line, language }) => readLine(line, language)),
  readInput: async ({ chat, row }) => (await loadInputReader()).readInput(chat, row),
  readMessage: async ({ chat, text }) => (await loadInputReader()).readMessage(chat, text, false),
  converse: async ({ state, input, facts }) => (await loadConversation()).converse(state, input, facts),
}

const port = parentPort
if (!port) throw new Error('this file is run as a thread')
openChannel(
  {
    postMessage: (message, transfer) => port.postMessage(message, transfer),
    on: (event, listener) => port.on(event, listener),
  },
  answers,
)
