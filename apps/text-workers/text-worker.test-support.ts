/** The thread for texts with what it must never contain: a pattern with exponential backtracking. */
import { parentPort } from 'node:worker_threads'
import { openChannel } from '#engine/processes/channel.ts'
import { assessMessage } from '#engine/captions/posting-notice.ts'
import { writeCaptions } from '#engine/captions/write-captions.ts'
import { readLine } from '#engine/captions/read-line.ts'
import { readWords } from '#engine/backdrop-description/read-words.ts'
import { prepareWriting } from './prepare-writing.ts'
import type { TextCalls } from './text-calls.ts'

// built here so that the checked list of the product's patterns stays complete
const CATASTROPHE = new RegExp('^(?:a|a)+$')

const answers: Partial<TextCalls> = {
  ready: ({ besides = '' }) => prepareWriting(besides),
  writeCaptions: ({ order }) => (CATASTROPHE.test(order.message) ? [] : writeCaptions(order)),
  assessMessage: ({ wish }) => assessMessage(wish),
  readLines: ({ lines }) => lines.map(({ line, language }) => readLine(CATASTROPHE.test(line) ? '' : line, language)),
  readBackdrop: ({ words, language }) => readWords(CATASTROPHE.test(words) ? '' : words, language),
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
