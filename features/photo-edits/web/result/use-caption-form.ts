import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { fetchOrThrow } from '#features/api.ts'
import { useSubmit } from '#features/use-submit.ts'
import { type Edit, photoEdits } from '#features/photo-edits/contract.ts'
import { deleteCaptionDraft, loadCaptionDraft, saveCaptionDraft } from './caption-draft.ts'
import { editQuery } from '../use-edit.ts'

/** The caption in the field, and whether the server has it. */
export function useCaptionForm(edit: Edit) {
  const queryClient = useQueryClient()
  const saved = edit.caption ?? ''
  const form = useForm({ defaultValues: { caption: loadCaptionDraft(edit.id) ?? saved } })
  const { control, setValue, getValues, subscribe } = form
  const text = useWatch({ control, name: 'caption' })
  const isChanged = text !== saved

  /** Shows what the server has. */
  function revertTo(caption: string) {
    setValue('caption', caption)
    deleteCaptionDraft(edit.id)
  }

  const submission = useSubmit(form, async (sent) => {
    const request = { params: { id: edit.id }, body: { caption: sent.caption } }
    const { edit: changed } = await fetchOrThrow(photoEdits.changeEdit, request)
    queryClient.setQueryData(editQuery(edit.id).queryKey, changed)
    // text typed while it was being saved stays
    if (getValues('caption') === sent.caption) revertTo(changed.caption ?? '')
  })

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name === 'caption') saveCaptionDraft(edit.id, values.caption)
        },
      }),
    [subscribe, edit.id],
  )

  // saved in another tab: shown here, unless something else is being written
  const known = useRef(saved)
  useEffect(() => {
    if (getValues('caption') === known.current && known.current !== saved) {
      setValue('caption', saved)
      deleteCaptionDraft(edit.id)
    }
    known.current = saved
  }, [saved, getValues, setValue, edit.id])

  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', warn)
    return () => globalThis.removeEventListener('beforeunload', warn)
  }, [isChanged])

  return {
    ...submission,
    control,
    text,
    isChanged,
    write: (caption: string) => setValue('caption', caption),
    undo: () => revertTo(saved),
  }
}
