/** Text from a broken screen, stored for this tab over a retry and a reload, until it is dismissed or the member leaves. */
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { parseJson } from '#features/api.ts'
import { onStorageCleared } from '#features/session/web/index.ts'
import { readTypedWords, type TypedWords } from './typed-words.ts'

const KEY = 'rescuedWords'
const NONE: readonly TypedWords[] = []
const shape = z.array(z.object({ label: z.string(), text: z.string() }))
const listeners = new Set<() => void>()
/** Used when storage is unavailable. */
let memory: string | null = null
let read: { text: string | null; words: readonly TypedWords[] } = { text: null, words: NONE }

onStorageCleared(() => {
  memory = null
  notifyListeners()
})

/** Empty in prerendered pages. */
export function useRecovered(): readonly TypedWords[] {
  return useSyncExternalStore(listen, findRecovered, () => NONE)
}

/** Returns the same array as long as the stored text is the same, as React requires. */
export function findRecovered(): readonly TypedWords[] {
  const text = readText()
  if (text !== read.text) read = { text, words: parse(text) }
  return read.words
}

/** Adds to the text of an earlier crash, without repeating any. */
export function recover(found: readonly TypedWords[]): void {
  keepForNextPage(found)
  notifyListeners()
}

/**
 * Stores text for the page that replaces this one without notifying this one: here the text is still in its own fields, and would
 * be removed.
 */
export function keepForNextPage(found: readonly TypedWords[]): void {
  const before = findRecovered()
  const added = without(found, before)
  if (added.length > 0) keep(JSON.stringify([...before, ...added]))
}

/** Text that is back in its own field need not be shown elsewhere. */
export function clearReturned(page: ParentNode): void {
  const before = findRecovered()
  const left = without(before, readTypedWords(page))
  if (left.length < before.length) write(left.length === 0 ? null : JSON.stringify(left))
}

function without(words: readonly TypedWords[], others: readonly TypedWords[]): readonly TypedWords[] {
  return words.filter(({ label, text }) => !others.some((other) => other.label === label && other.text === text))
}

export function clearRecovered(): void {
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
  notifyListeners()
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

function notifyListeners(): void {
  for (const notice of listeners) notice()
}
