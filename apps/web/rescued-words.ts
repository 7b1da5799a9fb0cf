/** Words that a broken screen held: kept for this tab, over another try and a reload, until they are put away or the member leaves. */
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { parseJson } from '#features/api.ts'
import { onForgotten } from '#features/session/web/index.ts'
import { readTypedWords, type TypedWords } from './typed-words.ts'

const KEY = 'rescuedWords'
const NONE: readonly TypedWords[] = []
const shape = z.array(z.object({ label: z.string(), text: z.string() }))
const listeners = new Set<() => void>()
/** Where storage is closed to us, the page's memory has to do. */
let memory: string | null = null
let read: { text: string | null; words: readonly TypedWords[] } = { text: null, words: NONE }

onForgotten(() => {
  memory = null
  tell()
})

/** None in prerendered pages. */
export function useRescued(): readonly TypedWords[] {
  return useSyncExternalStore(listen, findRescued, () => NONE)
}

/** The same array as long as the stored text is the same, as React asks. */
export function findRescued(): readonly TypedWords[] {
  const text = readText()
  if (text !== read.text) read = { text, words: parse(text) }
  return read.words
}

/** Adds to what an earlier crash left; the same words are told once. */
export function rescue(found: readonly TypedWords[]): void {
  rescueForNextPage(found)
  tell()
}

/** The same for the page that comes in place of this one, which is not told: here the words stand in their own fields, and would be forgotten. */
export function rescueForNextPage(found: readonly TypedWords[]): void {
  const before = findRescued()
  const added = without(found, before)
  if (added.length > 0) keep(JSON.stringify([...before, ...added]))
}

/** Those that stand in their own field again need no other place. */
export function forgetReturned(page: ParentNode): void {
  const before = findRescued()
  const left = without(before, readTypedWords(page))
  if (left.length < before.length) write(left.length === 0 ? null : JSON.stringify(left))
}

function without(words: readonly TypedWords[], others: readonly TypedWords[]): readonly TypedWords[] {
  return words.filter(({ label, text }) => !others.some((other) => other.label === label && other.text === text))
}

export function forgetRescued(): void {
  write(null)
}

function parse(text: string | null): readonly TypedWords[] {
  const words = z.safeParse(shape, text === null ? undefined : parseJson(text))
  return words.success ? words.data : NONE
}

function readText(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return memory
  }
}

function write(text: string | null): void {
  keep(text)
  tell()
}

function keep(text: string | null): void {
  memory = text
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // kept in memory above
  }
}

function listen(notice: () => void): () => void {
  listeners.add(notice)
  return () => listeners.delete(notice)
}

function tell(): void {
  for (const notice of listeners) notice()
}
