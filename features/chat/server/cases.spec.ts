/** Conversations as files: one for each case that a stranger found, and for what followed from them. */
import { readdirSync } from 'node:fs'
import { test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { playCase, titleOf } from '#apps/testing/play-case.test-support.ts'

const FOLDER = new URL('cases/', import.meta.url)
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => new URL(name, FOLDER))

const product = await openChat()

test.each(FILES.map((file) => [titleOf(file), file] as const))('%s', (_title, file) => playCase(product, file))
