import { type Failure, upload } from '#features/api.ts'
import { type Photo, photoEdits } from '#features/photo-edits/contract.ts'
import { problemOf, type UploadProblem } from './photo-draft.ts'

interface SendOptions {
  /** Whether the first picture of an animation is accepted. */
  readonly isFirstFrameFine?: boolean
  readonly signal: AbortSignal
  /** 0…1 */
  readonly onProgress: (share: number) => void
}

type UploadOutcome = { readonly photo: Photo } | { readonly problem: UploadProblem }

/** A member waits so long for a photo without being asked to do anything. */
const MAX_WAIT_SECONDS = 60
/** What is refused as often as this is not refused for a moment. */
const MAX_TRIES = 6

/** Sends one photo, and again when the server asks for a moment. @returns undefined when it was aborted */
export async function sendPhoto(
  file: File,
  { isFirstFrameFine = false, signal, onProgress }: SendOptions,
): Promise<UploadOutcome | undefined> {
  const form = new FormData()
  if (isFirstFrameFine) form.set('first_frame', 'true')
  form.set('photo', file)
  for (let tries = 1; ; tries++) {
    // only an abort throws
    const result = await upload(photoEdits.uploadPhoto, { form, signal, onProgress }).catch(() => undefined)
    if (!result || signal.aborted) return undefined
    if (result.ok) return { photo: result.data.photo }
    const seconds = secondsToWait(result)
    if (seconds === undefined || tries === MAX_TRIES) return { problem: problemOf(result, navigator.onLine) }
    onProgress(0)
    await waitFor(seconds, signal)
  }
}

/** Undefined: another try would not help, or only after a time that nobody waits for. */
function secondsToWait({ extra: { remainingTime } }: Pick<Failure, 'extra'>): number | undefined {
  return typeof remainingTime === 'number' && remainingTime <= MAX_WAIT_SECONDS ? remainingTime : undefined
}

/** Ends early when it is aborted. */
function waitFor(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
