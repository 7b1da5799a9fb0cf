import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { CallError, type Failure } from './api.ts'

interface SubmitOptions<Fields extends FieldValues> {
  /** The field that a refusal is about. By default the one that the server names, if the form has it. */
  readonly fieldOf?: (failure: Failure) => FieldPath<Fields> | undefined
  /** What the member reads. By default the server's text. */
  readonly textOf?: (failure: Failure) => string
  /** Called before the refusal is shown, for example to clear a code that is spent. */
  readonly onFailure?: (failure: Failure) => void
  /** `online`: waits for the connection, for a form whose button says so. */
  readonly networkMode?: 'online'
}

export interface Submission<Fields extends FieldValues> {
  /** Validates the form, then sends it. Also the handler of the form's `submit` event. */
  readonly submit: (event?: { preventDefault: () => void }) => void
  /** Sends these values instead of the form's. */
  readonly sendFields: (fields: Fields) => void
  readonly isBusy: boolean
  /** Waiting for the connection. */
  readonly isPaused: boolean
  /** The text of a refusal that is about no field, until something is changed or sent again. */
  readonly problem: string | undefined
  /** The code of that refusal. */
  readonly problemCode: string | undefined
  readonly clearProblem: () => void
}

/**
 * Sends a form: once, however often one taps. `send` makes the calls and, after a success, shows it, for example by a toast or a
 * redirect; it throws a `CallError` for a refusal. The refusal is shown at its field, which takes the focus, or else as `problem`.
 * What was typed stays in the form alone: neither the cache of mutations nor anything else keeps it.
 */
export function useSubmit<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  send: (fields: Fields) => Promise<unknown>,
  { fieldOf, textOf, onFailure, networkMode }: SubmitOptions<Fields> = {},
): Submission<Fields> {
  // a mutation's variables would stay in the cache, and `isPending` changes too late for the second of two quick taps
  const sending = useRef<Fields>(undefined)
  const { mutateAsync, isPending, isPaused } = useMutation({
    mutationFn: async () => {
      if (sending.current) await send(sending.current)
    },
    gcTime: 0,
    ...(networkMode && { networkMode }),
  })
  const { showProblem, clearProblem, ...refusal } = useRefusal(form)

  function showFailure(failure: Failure) {
    onFailure?.(failure)
    showProblem((fieldOf ?? namedField)(failure), { type: failure.code, message: textOf?.(failure) ?? failure.error })
  }

  function namedField({ field }: Failure): FieldPath<Fields> | undefined {
    return field !== undefined && Object.hasOwn(form.getValues(), field) ? (field as FieldPath<Fields>) : undefined // as: a key of the form's values
  }

  async function sendOnce(fields: Fields): Promise<void> {
    if (sending.current) return
    sending.current = fields
    try {
      await mutateAsync()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      showFailure(error.failure)
    } finally {
      sending.current = undefined
    }
  }

  return {
    submit: (event) => {
      event?.preventDefault()
      clearProblem()
      void form.handleSubmit(sendOnce)()
    },
    sendFields: (fields) => {
      clearProblem()
      void sendOnce(fields)
    },
    isBusy: isPending,
    isPaused,
    ...refusal,
    clearProblem,
  }
}

/** The refusal of the server, at its field or at the form as a whole. It goes with the next change. */
function useRefusal<Fields extends FieldValues>(form: UseFormReturn<Fields>) {
  const { control, subscribe, clearErrors } = form
  const refusedField = useRef<FieldPath<Fields>>(undefined)
  const { errors } = useFormState({ control })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined) clearErrors('root')
          if (name !== undefined && name === refusedField.current) clearErrors(refusedField.current)
        },
      }),
    [subscribe, clearErrors],
  )
  return {
    problem: errors.root?.message,
    problemCode: typeof errors.root?.type === 'string' ? errors.root.type : undefined,
    showProblem: (field: FieldPath<Fields> | undefined, problem: { readonly type: string; readonly message: string }) => {
      refusedField.current = field
      if (field === undefined) form.setError('root', problem)
      else form.setError(field, problem, { shouldFocus: true })
    },
    clearProblem: () => {
      clearErrors('root')
      if (refusedField.current !== undefined) clearErrors(refusedField.current)
    },
  }
}
