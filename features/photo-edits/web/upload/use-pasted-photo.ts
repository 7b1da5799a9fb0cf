import { useEffect, useEffectEvent } from 'react'

/** Uses a picture that is pasted anywhere on the screen. Pasted text is not affected. */
export function usePastedPhoto(onPhoto: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file?.type.startsWith('image/')) return
    event.preventDefault()
    onPhoto(file)
  })
  useEffect(() => {
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}
