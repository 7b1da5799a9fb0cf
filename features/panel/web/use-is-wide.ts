import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 64rem)'

function listen(notice: () => void): () => void {
  const media = matchMedia(WIDE)
  media.addEventListener('change', notice)
  return () => media.removeEventListener('change', notice)
}

/** Wide enough for tables. Only behind the gate, where nothing is prerendered. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(WIDE).matches)
}
