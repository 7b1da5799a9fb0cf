import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { type Edit, photoEdits } from '#features/photo-edits/contract.ts'
import { keepDraft, keptDraft } from './caption-draft.ts'
import { editQuery } from '../use-edit.ts'

/** The caption in the field, and whether the server has it. */
export function useCaptionDraft(edit: Edit) {
  const queryClient = useQueryClient()
  const saved = edit.caption ?? ''
  const [draft, setDraft] = useState(() => keptDraft(edit.id))
  const text = draft ?? saved
  const isChanged = text !== saved

  function write(caption: string | undefined) {
    setDraft(caption)
    keepDraft(edit.id, caption)
  }
  const { mutate, isPending, error } = useMutation<Edit, CallError, string>({
    mutationFn: async (caption) =>
      (await fetchOrThrow(photoEdits.changeEdit, { params: { id: edit.id }, body: { caption } })).edit,
    onSuccess: (changed, sent) => {
      queryClient.setQueryData(editQuery(edit.id).queryKey, changed)
      // text typed while it was being saved stays
      setDraft((now) => (now === sent ? undefined : now))
      if (keptDraft(edit.id) === sent) keepDraft(edit.id, undefined)
    },
  })

  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', warn)
    return () => globalThis.removeEventListener('beforeunload', warn)
  }, [isChanged])

  return { text, isChanged, write, undo: () => write(undefined), save: () => mutate(text), isSaving: isPending, error }
}
