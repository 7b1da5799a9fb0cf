import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Photo } from '#features/photo-edits/contract.ts'
import { isLost, type PhotoDraft, refuseHere, type UploadProgress } from '../upload/photo-draft.ts'
import { sendPhoto } from '../upload/send-photo.ts'
import { photoQuery } from '../upload/use-photo.ts'
import { useBackOnline } from '../use-back-online.ts'

export interface PhotoItem extends PhotoDraft {
  readonly key: number
}

export interface PhotoUploads {
  /** Those that are waiting, being sent or refused; a photo that arrived is no longer among them. */
  readonly items: readonly PhotoItem[]
  readonly begin: (files: readonly File[]) => void
  readonly retry: (item: PhotoItem) => void
  readonly remove: (item: PhotoItem) => void
  readonly discard: () => void
}

/** A phone's connection is shared by all of them. */
const SENT_AT_ONCE = 2

/** Sends several photos; one that is refused does not stop the others. @param onReady called for each as the server has it */
export function usePhotoUploads(onReady: (photo: Photo) => void): PhotoUploads {
  const queryClient = useQueryClient()
  const [items, setItems] = useState<readonly PhotoItem[]>([])
  const waiting = useRef<readonly PhotoItem[]>([])
  const sending = useRef(new Map<number, AbortController>())
  const localUrls = useRef(new Set<string>())
  const count = useRef(0)

  const show = (key: number, progress: UploadProgress) =>
    setItems((shown) => shown.map((item) => (item.key === key ? { ...item, progress } : item)))

  async function send(item: PhotoItem): Promise<void> {
    const { key, file } = item
    const controller = new AbortController()
    sending.current.set(key, controller)
    const onProgress = (share: number) => show(key, { state: 'sending', share })
    const sent = await sendPhoto(file, { signal: controller.signal, onProgress })
    sending.current.delete(key)
    if (!sent) return
    if ('problem' in sent) {
      show(key, { state: 'failed', problem: sent.problem })
      return
    }
    queryClient.setQueryData(photoQuery(sent.photo.id).queryKey, sent.photo)
    forget(item)
    onReady(sent.photo)
  }
  function sendWaiting(): void {
    const [next, ...others] = waiting.current
    if (!next || sending.current.size >= SENT_AT_ONCE) return
    waiting.current = others
    void send(next).then(sendWaiting)
    sendWaiting()
  }
  function forget({ key, localUrl }: PhotoItem): void {
    setItems((shown) => shown.filter((item) => item.key !== key))
    URL.revokeObjectURL(localUrl)
  }
  function enqueue(added: readonly PhotoItem[]): void {
    waiting.current = [...waiting.current, ...added]
    sendWaiting()
  }
  function begin(files: readonly File[]): void {
    const begun = files.map((file, place) => itemOf(file, count.current + place))
    count.current += files.length
    for (const { localUrl } of begun) localUrls.current.add(localUrl)
    setItems((shown) => [...shown, ...begun])
    enqueue(begun.filter(({ progress }) => progress.state === 'sending'))
  }
  function retry(item: PhotoItem): void {
    show(item.key, { state: 'sending', share: 0 })
    enqueue([item])
  }
  function remove(item: PhotoItem): void {
    waiting.current = waiting.current.filter(({ key }) => key !== item.key)
    sending.current.get(item.key)?.abort()
    forget(item)
  }

  useBackOnline(() => items.filter(isLost).forEach(retry))
  useStopAtEnd({ waiting, sending, localUrls })
  return { items, begin, retry, remove, discard: () => items.forEach(remove) }
}

interface Uploading {
  readonly waiting: RefObject<readonly PhotoItem[]>
  readonly sending: RefObject<ReadonlyMap<number, AbortController>>
  readonly localUrls: RefObject<ReadonlySet<string>>
}

function useStopAtEnd({ waiting, sending, localUrls }: Uploading): void {
  useEffect(
    () => () => {
      // the end of a photo's upload starts the next one that waits
      waiting.current = []
      for (const controller of sending.current.values()) controller.abort()
      for (const url of localUrls.current) URL.revokeObjectURL(url)
    },
    [waiting, sending, localUrls],
  )
}

function itemOf(file: File, key: number): PhotoItem {
  const problem = refuseHere(file)
  const progress: UploadProgress = problem ? { state: 'failed', problem } : { state: 'sending', share: 0 }
  return { key, file, localUrl: URL.createObjectURL(file), progress }
}
