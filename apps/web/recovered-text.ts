/** Text from a broken screen, stored for this tab over a retry and a reload, until it is dismissed or the member leaves. */
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { parseJson } from '#features/api.ts'
import { onStorageCleared } from '#features/session/web/index.ts'
import { readUnsavedInput, type UnsavedInput } from './unsaved-input.ts'

const KEY = 'rescuedWords'
const NO_INPUTS: readonly UnsavedInput[] = []
const shape = z.array(z.object({ label: z.string(), text: z.string() }))
const listeners = new Set<() => void>()
/** Used when storage is unavailable. */
let memory: string | null = null
let read: { text: string | null; words: readonly UnsavedInput[] } = { text: null, words: NO_INPUTS }

onStorageCleared(() => {
  memory = null
  notifyListeners()
})

/** Empty in prerendered pages. */
export function useRecovered(): readonly UnsavedInput[] {
  return useSyncExternalStore(listen, findRecovered, () => NO_INPUTS)
}

/** Returns the same array as long as the stored text is the same, as React requires. */
export function findRecovered(): readonly UnsavedInput[] {
  const text = readText()
  if (text !== read.text) read = { text, words: parse(text) }
  return read.words
}

/** Adds to the text of an earlier crash, without repeating any. */
export function recover(found: readonly UnsavedInput[]): void {
  keepForNextPage(found)
  notifyListeners()
}

/**
 * Stores text for the page that replaces this one without notifying this one: here the text is still in its own fields, and would
 * be removed.
 */
export function keepForNextPage(found: readonly UnsavedInput[]): void {
  const before = findRecovered()
  const added = without(found, before)
  if (added.length > 0) keep(JSON.stringify([...before, ...added]))
}

/** Text that is back in its own field need not be shown elsewhere. */
export function clearRestored(page: ParentNode): void {
  const before = findRecovered()
  const left = without(before, readUnsavedInput(page))
  if (left.length < before.length) write(left.length === 0 ? null : JSON.stringify(left))
}

function without(words: readonly UnsavedInput[], others: readonly UnsavedInput[]): readonly UnsavedInput[] {
  return words.filter(({ label, text }) => !others.some((other) => other.label === label && other.text === text))
}

export function clearRecovered(): void {
  write(null)
}

function parse(text: string | null): readonly UnsavedInput[] {
  const words = z.safeParse(shape, text === null ? undefined : parseJson(text))
  return words.success ? words.data : NO_INPUTS
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
