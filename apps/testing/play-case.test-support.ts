/**
 * Plays a conversation from a text file against the whole product and compares each of our messages with the file. Lines:
 *
 * - `# …`: the title, and why the conversation is kept
 * - `with language pt-PT`: the language of the person's account
 * - `> …`: the person writes; `> [photo] caption`, `> [3 photos] caption`, `> [voice] what is said`, `> [tap] title of a button`
 * - `< …`: what we answer. Each of our messages has its line, and nothing else is sent. `…` stands for any text, `[picture]` at
 *   the beginning for a picture
 * - `~ 25 hours`, `~ 30 seconds`: time passes
 * - `~ pictures wait`, `~ pictures are made`: the engine is slow, and comes back
 * - `= 2 edits, 1 redo`: how many edits were ordered so far, and how many redos are among them
 */
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { chatHandlers, chatSweeps } from '#features/chat/server/index.ts'
import { workUntilIdle } from './drive-work.test-support.ts'
import type { ChatProduct, Person, ShownMessage } from './chat.test-support.ts'

interface Play {
  readonly product: ChatProduct
  readonly person: Person
  /** How many of our messages were compared. */
  seen: number
  isEngineSlow: boolean
  /** What was said and answered, for a failure's report. */
  readonly transcript: string[]
}

type Step = (play: Play, rest: string) => Promise<void>

const STEPS: Readonly<Record<string, Step>> = {
  '#': async () => undefined,
  with: (play, rest) => giveTrait(play, rest),
  '>': (play, rest) => hear(play, rest),
  '<': (play, rest) => compare(play, rest),
  '~': (play, rest) => wait(play, rest),
  '=': (play, rest) => countEdits(play, rest),
}

export function titleOf(file: URL): string {
  return /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
}

export async function playCase(product: ChatProduct, file: URL): Promise<void> {
  const play: Play = { product, person: await product.aPerson(), seen: 0, isEngineSlow: false, transcript: [] }
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  for (const [at, line] of lines.entries()) {
    const [sign = '', ...rest] = line.split(' ')
    const step = STEPS[sign]
    if (!step) throw new Error(`unknown step: ${line}`)
    await step(play, rest.join(' ').trim())
    const isAnswered = !lines[at + 1]?.startsWith('<')
    if (isAnswered && sign !== '#' && sign !== 'with') await expectNoMore(play, line)
  }
}

async function giveTrait({ product, person }: Play, trait: string): Promise<void> {
  const [, language] = /^language (\S+)$/.exec(trait) ?? []
  if (language === undefined) throw new Error(`unknown trait: ${trait}`)
  await product.query('update members set language = $2 where phone = $1', [person.address, language])
}

async function hear(play: Play, text: string): Promise<void> {
  play.transcript.push(`> ${text}`)
  const [, what = '', words = ''] = /^(?:\[([^\]]+)\])?\s*(.*)$/.exec(text) ?? []
  await send(play.person, what, words)
  await settle(play)
}

async function send(person: Person, what: string, words: string): Promise<unknown> {
  if (what === '') return person.says(words)
  if (what === 'tap') return person.taps(words)
  if (what === 'voice') return person.sends({ type: 'audio', transcript: words })
  const photos = Number(/^(\d+) photos$/.exec(what)?.[1] ?? 1)
  for (let photo = 1; photo < photos; photo += 1) await person.sendsPhoto(undefined, { shade: 30 * photo })
  return person.sendsPhoto(words === '' ? undefined : words)
}

/** Works until the network's pace has let everything through. */
async function settle(play: Play): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await work(play)
    await play.product.passSeconds(20)
  }
  await work(play)
}

async function work({ product, isEngineSlow }: Play): Promise<void> {
  if (!isEngineSlow) return product.work()
  await workUntilIdle(product.core, { handlers: chatHandlers(product.deps), sweeps: chatSweeps(product.deps) })
}

async function compare(play: Play, expected: string): Promise<void> {
  const message = (await play.person.sees())[play.seen]
  play.seen += 1
  const shown = message ? show(message) : 'nothing'
  play.transcript.push(`< ${shown}`)
  const [, isPicture, text = ''] = /^(\[picture\])?\s*(.*)$/.exec(expected) ?? []
  const pattern = text
    .split('…')
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('[^]*')
  expect(shown, play.transcript.join('\n')).toMatch(new RegExp(`^${isPicture ? String.raw`\[picture\] ` : ''}${pattern}$`))
}

/** A message as one line. */
function show({ text = '', image_url, buttons = [], link }: ShownMessage): string {
  const offers = [...buttons.map(({ title }) => `[${title}]`), ...(link === undefined ? [] : ['[link]'])].join(' ')
  return [image_url === undefined ? '' : '[picture]', text.replaceAll(/\s+/g, ' '), offers]
    .filter((part) => part !== '')
    .join(' ')
}

async function expectNoMore(play: Play, line: string): Promise<void> {
  const more = (await play.person.sees()).slice(play.seen).map(show)
  expect(more, `${play.transcript.join('\n')}\n after: ${line}`).toEqual([])
}

async function wait(play: Play, what: string): Promise<void> {
  play.transcript.push(`~ ${what}`)
  if (what === 'pictures wait' || what === 'pictures are made') play.isEngineSlow = what === 'pictures wait'
  else await play.product.passSeconds(secondsOf(what))
  await settle(play)
}

const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const

function secondsOf(time: string): number {
  const [, count, unit] = /^(\d+) (second|minute|hour|day)s?$/.exec(time) ?? []
  if (unit === undefined) throw new Error(`unknown time: ${time}`)
  return Number(count) * SECONDS[unit as keyof typeof SECONDS] // as: one of the four that the pattern names
}

async function countEdits({ product, person, transcript }: Play, expected: string): Promise<void> {
  const rows = await product.query('select e.redo_of from edits e join members m on m.id = e.member_id where m.phone = $1', [
    person.address,
  ])
  const redos = rows.filter((row) => row['redo_of'] !== null).length
  const outcome = [
    `${rows.length} edit${rows.length === 1 ? '' : 's'}`,
    ...(redos === 0 ? [] : [`${redos} redo${redos === 1 ? '' : 's'}`]),
  ]
  expect(outcome.join(', '), transcript.join('\n')).toBe(expected)
}
