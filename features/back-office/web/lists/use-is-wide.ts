import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 64rem)'

function listen(notice: () => void): () => void {
  const media = matchMedia(WIDE)
  media.addEventListener('change', notice)
  return () => media.removeEventListener('change', notice)
}

/** Whether the screen is wide enough for tables. Only used in the panel, where nothing is prerendered. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(WIDE).matches)
}
