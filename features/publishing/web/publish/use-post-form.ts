import { useForm, useWatch } from 'react-hook-form'
import { useSubmit } from '#features/use-submit.ts'
import { useNow } from '../use-now.ts'
import { fieldsOf, hasTextProblem, type PostFields, type PostRequest, timeProblemOf, toRequest } from './post-fields.ts'

interface PostFormOptions {
  /** The initial values of the fields. */
  readonly first: PostRequest
  /** The latest time that can be chosen. */
  readonly latest: Date
  /** Posts or changes it, and shows the success. @throws CallError for a refusal */
  readonly onSend: (request: PostRequest) => Promise<void>
}

/** The form of a post. It sends nothing that Instagram would refuse. */
export function usePostForm({ first, latest, onSend }: PostFormOptions) {
  const now = useNow()
  const form = useForm<PostFields>({ defaultValues: fieldsOf(first) })
  const { control, setValue, formState } = form
  const fields = useWatch({ control, compute: (values) => values })
  const timeProblem = timeProblemOf(fields, { now, latest })
  const isIncomplete = timeProblem !== undefined || hasTextProblem(fields)
  const submission = useSubmit(
    form,
    async (values) => {
      if (!isIncomplete) await onSend(toRequest(values))
    },
    { fieldOf: ({ field }) => (field === 'scheduled_at' ? 'slot' : undefined) },
  )
  return {
    ...submission,
    fields,
    /** The chosen time; undefined: now. */
    at: toRequest(fields).at,
    timeProblem,
    /** The server's refusal of the time. */
    timeRefusal: formState.errors.slot?.message,
    isIncomplete,
    setValue,
  }
}
