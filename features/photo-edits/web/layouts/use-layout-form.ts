import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSubmit } from '#features/use-submit.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { type Layout, type PostTexts, TEXT_FIELDS, TEXT_MAX } from '#features/photo-edits/layouts.ts'
import { useChangeLayout } from './use-change-layout.ts'

/** Previews follow the typing after a pause: each takes the engine's time. */
const PAUSE_MS = 900

export type Texts = Required<{ [Field in keyof PostTexts]: string }>

interface LayoutFields {
  layout: Layout
  texts: Texts
}

export type LayoutForm = ReturnType<typeof useLayoutForm>

/** The layout of a post and its texts: a tap sends another layout at once, with the texts as they are typed. */
export function useLayoutForm(edit: Edit) {
  const changeLayout = useChangeLayout(edit)
  const saved = textsOf(edit.texts)
  const form = useForm<LayoutFields>({
    values: { layout: edit.layout ?? 'photo', texts: saved },
    // what is typed stays when the edit is loaded again
    resetOptions: { keepDirtyValues: true },
  })
  const { control, getValues, setValue } = form
  const { layout, texts } = useWatch({ control, compute: (fields) => fields })
  const { sendFields, isBusy, problem } = useSubmit(form, changeLayout, { fieldOf: () => undefined })
  // the layout that is being sent, else the one that is there
  const chosen = isBusy ? layout : (edit.layout ?? 'photo')
  const [debounced, setDebounced] = useDebouncedTexts(texts)

  return {
    form,
    chosen,
    texts,
    /** The texts that previews show, none of them too long. */
    debounced,
    isChanged: !isSame(texts, saved),
    isTooLong: isTooLong(texts),
    isBusy: isBusy || edit.state === 'running',
    problem,
    choose: (wanted: Layout) => {
      setValue('layout', wanted)
      sendFields({ texts: getValues('texts'), layout: wanted })
    },
    save: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      sendFields({ texts: getValues('texts'), layout: chosen })
    },
    undo: () => setValue('texts', saved),
    /** Fills all texts at once. */
    fill: (read: PostTexts) => {
      setValue('texts', textsOf(read))
      setDebounced(textsOf(read))
    },
  }
}

function useDebouncedTexts(texts: Texts): readonly [Texts, (texts: Texts) => void] {
  const [debounced, setDebounced] = useState(texts)
  const isUpToDate = isTooLong(texts) || isSame(texts, debounced)
  useEffect(() => {
    if (isUpToDate) return undefined
    const timer = setTimeout(() => setDebounced(texts), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isUpToDate, texts])
  return [debounced, setDebounced]
}

function textsOf({ title = '', price = '', date = '', body = '' }: PostTexts = {}): Texts {
  return { title, price, date, body }
}

function isTooLong(texts: Texts): boolean {
  return TEXT_FIELDS.some((field) => texts[field].length > TEXT_MAX[field])
}

function isSame(one: Texts, other: Texts): boolean {
  return TEXT_FIELDS.every((field) => one[field].trim() === other[field].trim())
}
