import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSubmit } from '#features/use-submit.ts'
import { needOf } from '#features/photo-edits/operations.ts'
import type { Choices } from './choices.ts'
import { loadChoices, saveChoices } from './choices-draft.ts'

interface OrderFormOptions {
  /** What the choices are for. A photo that is being sent gets its id later. */
  readonly subject: string
  /** The choices to begin with, unless some are stored. */
  readonly first: () => Choices
  /** Orders and opens the edit. @throws CallError for a refusal */
  readonly onOrder: (choices: Choices) => Promise<void>
}

export type OrderFormState = ReturnType<typeof useOrderForm>

/** The form of an order. Its choices survive a reload and the back button. */
export function useOrderForm({ subject, first, onOrder }: OrderFormOptions) {
  const [initial] = useState(() => loadChoices(subject) ?? first())
  const form = useForm<Choices>({ defaultValues: initial })
  const choices = useWatch({ control: form.control, compute: (values) => values })
  const [areWordsRefused, setWordsRefused] = useState(false)
  const [isOrdered, setOrdered] = useState(false)
  useEffect(() => saveChoices(subject, choices), [subject, choices])
  const { submit, isBusy, isPaused, problem } = useSubmit(
    form,
    async (chosen) => {
      setWordsRefused(false)
      await onOrder(chosen)
      setOrdered(true)
    },
    {
      // may wait: nothing of it leaves the product, and the button says so
      networkMode: 'online',
      fieldOf: (failure) => (isAboutWords(failure.code, form.getValues()) ? 'words' : undefined),
      onFailure: ({ code }) => setWordsRefused(isAboutWords(code, form.getValues())),
    },
  )

  return {
    choices,
    change: (changed: Partial<Choices>) => {
      for (const [name, value] of Object.entries(changed)) form.setValue(name as keyof Choices, value) // as: the keys of choices
    },
    submit,
    /** Stays so once it is ordered: a slow phone shows the form a while longer, and a second tap would be a second order. */
    isOrdering: isBusy || isOrdered,
    /** Waiting for the connection, to send the order. */
    isWaiting: isPaused,
    /** Why the last order was refused, unless it was for its description. */
    problem,
    /** The last order was refused for its description, which says so itself. */
    areWordsRefused,
  }
}

function isAboutWords(code: string, { operation }: Choices): boolean {
  return code === 'words_not_understood' && needOf(operation) === 'words'
}
