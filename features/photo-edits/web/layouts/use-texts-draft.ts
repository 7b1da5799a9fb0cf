import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { layouts } from '#features/photo-edits/layout-contract.ts'
import { type PostTexts, TEXT_FIELDS, TEXT_MAX, type TextField } from '#features/photo-edits/layouts.ts'

/** Previews follow the typing after a pause: each takes the engine's time. */
const PAUSE_MS = 900

/** The texts of a post while they are written; `settled` are those that previews show, none of them too long. */
export function useTextsDraft(edit: Edit) {
  const saved = edit.texts ?? {}
  const [draft, setDraft] = useState<PostTexts>()
  const texts = draft ?? saved
  const [settled, setSettled] = useState(texts)
  const isTooLong = TEXT_FIELDS.some((field) => (texts[field] ?? '').length > TEXT_MAX[field])
  const isSettled = isTooLong || isSame(texts, settled)
  useEffect(() => {
    if (isSettled) return undefined
    const timer = setTimeout(() => setSettled(texts), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isSettled, texts])
  const { mutate, isPending, error } = useMutation<PostTexts, CallError, string>({
    mutationFn: async (line) => (await fetchOrThrow(layouts.readLine, { body: { line } })).texts,
    onSuccess: (read) => {
      setDraft(read)
      setSettled(read)
    },
  })
  return {
    texts,
    settled,
    isChanged: !isSame(texts, saved),
    isTooLong,
    write: (field: TextField, text: string) => setDraft({ ...texts, [field]: text }),
    undo: () => setDraft(undefined),
    /** Fills the texts from one line. */
    read: mutate,
    isReading: isPending,
    error,
  }
}

function isSame(one: PostTexts, other: PostTexts): boolean {
  return TEXT_FIELDS.every((field) => (one[field] ?? '').trim() === (other[field] ?? '').trim())
}
