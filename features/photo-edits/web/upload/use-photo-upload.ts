import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useMember } from '#features/session/web/index.ts'
import type { Photo } from '#features/photo-edits/contract.ts'
import { forgetPhoto, storePhoto } from '#features/stored-photo.ts'
import { isLost, refuseHere, type PhotoDraft, type UploadProblem, type UploadProgress } from './photo-draft.ts'
import { sendPhoto } from './send-photo.ts'
import { useBackOnline } from '../use-back-online.ts'
import { photoQuery } from './use-photo.ts'

export interface PhotoUpload {
  readonly draft: PhotoDraft | undefined
  readonly begin: (file: File) => void
  /** Sends the same file again. `isFirstFrameFine` accepts the first picture of an animation. */
  readonly retry: (options?: { readonly isFirstFrameFine: boolean }) => void
  readonly discard: () => void
}

/** @param onReady called when the server has the photo */
export function usePhotoUpload(onReady: (photo: Photo) => void): PhotoUpload {
  const queryClient = useQueryClient()
  const { id: memberId } = useMember()
  const [draft, setDraft] = useState<PhotoDraft>()
  const sending = useRef<AbortController>(undefined)

  async function send(file: File, isFirstFrameFine: boolean) {
    const controller = new AbortController()
    sending.current = controller
    const show = (progress: UploadProgress) => {
      if (!controller.signal.aborted) setDraft((shown) => shown && { ...shown, progress })
    }
    show({ state: 'sending', share: 0 })
    const onProgress = (share: number) => show({ state: 'sending', share })
    const sent = await sendPhoto(file, { isFirstFrameFine, signal: controller.signal, onProgress })
    if (!sent) return
    if ('problem' in sent) {
      const { problem } = sent
      if (problem.kind === 'file') void forgetPhoto()
      show({ state: 'failed', problem })
      return
    }
    void forgetPhoto()
    queryClient.setQueryData(photoQuery(sent.photo.id).queryKey, sent.photo)
    show({ state: 'ready', photo: sent.photo })
    onReady(sent.photo)
  }

  function discard() {
    sending.current?.abort()
    void forgetPhoto()
    setDraft(undefined)
    if (draft) URL.revokeObjectURL(draft.localUrl)
  }

  function begin(file: File) {
    sending.current?.abort()
    if (draft) URL.revokeObjectURL(draft.localUrl)
    const problem = refuseHere(file)
    setDraft(draftOf(file, problem))
    if (problem) return
    void storePhoto(file, memberId)
    void send(file, false)
  }

  function retry({ isFirstFrameFine } = { isFirstFrameFine: false }) {
    if (draft && draft.progress.state === 'failed') void send(draft.file, isFirstFrameFine)
  }

  useBackOnline(() => {
    if (draft && isLost(draft)) retry()
  })
  useEffect(() => () => sending.current?.abort(), [])

  return { draft, begin, retry, discard }
}

function draftOf(file: File, problem: UploadProblem | undefined): PhotoDraft {
  const progress: UploadProgress = problem ? { state: 'failed', problem } : { state: 'sending', share: 0 }
  return { file, localUrl: URL.createObjectURL(file), progress }
}
