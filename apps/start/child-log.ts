import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { parseJson } from '#platform/parse-json.ts'

/**
 * Writes everything a child prints to its file; shows warnings and errors on the terminal as well. Those, and what is no line of a
 * log (a crash), also go to a file of their own: anybody can send requests until the files are full of them.
 */
export interface ChildLog {
  readonly path: string
  readonly warningsPath: string
  readonly write: (line: string) => void
  /** The newest lines as text, oldest first. */
  readonly lastLines: () => readonly string[]
}

interface ChildLogOptions {
  readonly name: string
  readonly path: string
  readonly say: (line: string) => void
  readonly limitBytes?: number
}

const LIMIT_BYTES = 10_000_000
const KEPT_FILES = 3
const REMEMBERED_LINES = 60
const PRINTED_PER_BURST = 3
const BURST_MS = 15_000

/** pino's levels, https://getpino.io/#/docs/api?id=loggerlevels-object */
const WARNING = 40
const ERROR = 50

const entry = z.object({ level: z.number(), msg: z.string().optional(), err: z.object({ message: z.string() }).optional() })

export function openChildLog({ name, path, say, limitBytes = LIMIT_BYTES }: ChildLogOptions): ChildLog {
  const warningsPath = path.replace(/(\.log)?$/, '-warnings.log')
  const sayLimited = rateLimited(say, `${name}: more of this is in ${warningsPath}`)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const append = appendTo(path, limitBytes)
  const appendWarning = appendTo(warningsPath, limitBytes)
  const remembered: string[] = []
  return {
    path,
    warningsPath,
    lastLines: () => remembered,
    write: (line) => {
      if (line.trim() === '') return
      append(line)
      const { text, kind, isForeign } = readLine(line)
      if (kind || isForeign) appendWarning(line)
      remembered.push(text)
      if (remembered.length > REMEMBERED_LINES) remembered.shift()
      if (kind) sayLimited(`${name} ${kind}: ${text}`)
    },
  }
}

/** To a file that begins anew when it is full. */
function appendTo(path: string, limitBytes: number): (line: string) => void {
  let size = sizeOf(path)
  return (line) => {
    if (size > limitBytes) size = rotate(path)
    appendFileSync(path, `${line}\n`, { mode: 0o600 })
    size += Buffer.byteLength(line) + 1
  }
}

/** One cause can make dozens of lines: the terminal shows the first ones, the file has the rest. */
function rateLimited(say: (line: string) => void, moreLine: string): (line: string) => void {
  let burstBegan = -Infinity
  let printed = 0
  return (line) => {
    if (performance.now() - burstBegan > BURST_MS) {
      burstBegan = performance.now()
      printed = 0
    }
    printed += 1
    if (printed <= PRINTED_PER_BURST) say(line)
    if (printed === PRINTED_PER_BURST + 1) say(moreLine)
  }
}

/** A line of pino's as readable text; any other line as it is. */
function readLine(line: string): { text: string; kind?: 'warning' | 'error'; isForeign?: true } {
  const parsed = entry.safeParse(parseJson(line))
  if (!parsed.success) return { text: line, isForeign: true }
  const { level, msg, err } = parsed.data
  const text = [...new Set([msg, err?.message])].filter(Boolean).join(': ')
  if (level >= ERROR) return { text, kind: 'error' }
  return level >= WARNING ? { text, kind: 'warning' } : { text }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** Renames worker.log to worker.log.1 and so on; deletes the oldest. */
function rotate(path: string): number {
  rmSync(`${path}.${KEPT_FILES}`, { force: true })
  for (let age = KEPT_FILES - 1; age >= 0; age -= 1) {
    const from = age === 0 ? path : `${path}.${age}`
    if (sizeOf(from) > 0) renameSync(from, `${path}.${age + 1}`)
  }
  return 0
}
