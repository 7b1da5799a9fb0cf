import { useEffect, useState } from 'react'

/** Whether the state has been the same for so many milliseconds. */
export function useQuiet(news: string, afterMs: number): boolean {
  const [quietSince, setQuietSince] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setQuietSince(news), afterMs)
    return () => {
      clearTimeout(timer)
      setQuietSince(undefined)
    }
  }, [news, afterMs])
  return quietSince === news
}
