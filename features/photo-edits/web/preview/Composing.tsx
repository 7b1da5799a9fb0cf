import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Photo } from '#features/photo-edits/contract.ts'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import { type Composer, openComposer, type ShownCutout, shownCutout } from './preview-worker.ts'

const Composers = createContext<Composer | undefined>(undefined)
const Seeds = createContext<number | undefined>(undefined)

interface ComposingProps {
  cutout: Cutout | undefined
  photo: Photo | undefined
  /** Which part of a backdrop is shown. */
  seed: number | undefined
  children: ReactNode
}

/** The thread that composes for everything inside; none while there is no cutout to show. */
export function Composing({ cutout, photo, seed, children }: ComposingProps) {
  const [composer, setComposer] = useState<Composer>()
  const kept = useKeptWhileMaking(cutout, photo)
  // a new revision is another subject; a renewed signature of the same one is not
  const key = kept?.revision
  useEffect(() => {
    if (!kept) return undefined
    const opened = openComposer(kept.shown)
    setComposer(opened)
    return () => {
      opened?.close()
      setComposer(undefined)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [key])
  return (
    <Composers value={composer}>
      <Seeds value={seed}>{children}</Seeds>
    </Composers>
  )
}

export function useComposer(): Composer | undefined {
  return use(Composers)
}

export function useSeed(): number | undefined {
  return use(Seeds)
}

interface Kept {
  readonly shown: ShownCutout
  readonly revision: number
}

/** While a correction is made, its tiles go on showing the cutout before. */
function useKeptWhileMaking(cutout: Cutout | undefined, photo: Photo | undefined): Kept | undefined {
  const [last, setLast] = useState<Kept>()
  const shown = shownCutout(cutout, photo)
  if (!cutout || !shown) return cutout?.state === 'working' ? last : undefined
  const { revision } = cutout
  if (last?.revision !== revision) setLast({ shown, revision })
  return { shown, revision }
}
