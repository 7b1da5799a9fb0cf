import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { cutouts } from '#features/photo-edits/cutout-contract.ts'
import { cutoutQuery } from '../preview/use-cutout.ts'
import type { Correction } from './corrections.ts'

type Step = Correction | 'undo'

export interface Corrections {
  /** Drawn, but not in the cutout yet. */
  readonly waiting: readonly Correction[]
  readonly isSending: boolean
  /** Why the last ones did not arrive; they are still waiting. */
  readonly problem: string | undefined
  readonly add: (correction: Correction) => void
  readonly undo: () => void
  readonly retry: () => void
}

/**
 * Sends corrections in their order, one call at a time: what is drawn meanwhile goes with the next one. A correction that did not
 * arrive stays on the screen until it does, or is taken back.
 */
export function useCorrections(photoId: string): Corrections {
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const steps = useRef<Step[]>([])
  const isBusy = useRef(false)
  const [waiting, setWaiting] = useState<readonly Correction[]>([])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { queryKey } = cutoutQuery(photoId)

  const show = () => setWaiting(steps.current.filter((step) => step !== 'undo'))

  async function send() {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setProblem(undefined)
    while (steps.current.length > 0) {
      const next = takeNext(steps.current)
      const revision = queryClient.getQueryData(queryKey)?.revision ?? 1
      const result = await call(cutouts.correctCutout, { params: { id: photoId }, body: { phone, revision, ...next.body } })
      if (!result.ok) {
        // another tab's corrections: ours are meant for what is there now
        if (result.code === 'stale_revision') await queryClient.refetchQueries({ queryKey })
        setProblem(result.error)
        break
      }
      steps.current.splice(0, next.steps)
      queryClient.setQueryData(queryKey, result.data.cutout)
      show()
    }
    isBusy.current = false
    setSending(false)
  }

  function push(step: Step) {
    steps.current.push(step)
    show()
    void send()
  }

  return {
    waiting,
    isSending,
    problem,
    add: push,
    undo: () => {
      // one that has not been sent is simply dropped
      if (problem !== undefined && steps.current.at(-1) !== undefined) {
        steps.current.pop()
        setProblem(undefined)
        show()
      } else push('undo')
    },
    retry: () => void send(),
  }
}

/** Strokes go together; a rectangle comes before them, and undoing is a call of its own. */
function takeNext(steps: readonly Step[]) {
  const [first] = steps
  if (first === 'undo') return { steps: 1, body: { undo: 1 } }
  if (first?.mode === 'subject') return { steps: 1, body: { subject: first.place } }
  const end = steps.findIndex((step) => step === 'undo' || step.mode === 'subject')
  const strokes = steps
    .slice(0, end < 0 ? undefined : end)
    .flatMap((step) => (step === 'undo' || step.mode === 'subject' ? [] : [step]))
  return { steps: strokes.length, body: { strokes } }
}
