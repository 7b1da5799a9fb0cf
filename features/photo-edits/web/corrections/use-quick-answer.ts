import { useEffect, useMemo, useState } from 'react'
import type { Photo } from '#features/photo-edits/contract.ts'
import type { Cutout, CutoutCorrection } from '#features/photo-edits/cutout-contract.ts'
import { type Corrector, openCorrector } from './correction-worker.ts'
import { afterCall } from './merge-changes.ts'
import type { Corrections } from './use-corrections.ts'
import { useKnownCorrections } from './use-known-corrections.ts'
import type { Corrected, OpenPart } from './worker/correct-messages.ts'

export interface QuickAnswer {
  /** The newest cutout of the server that is loaded. */
  readonly base: string | undefined
  /** What the browser made of later corrections; undefined while the base has them all. */
  readonly picture: ImageBitmap | undefined
  /** Those that neither has; undefined where the browser cannot tell. */
  readonly unanswered: readonly CutoutCorrection[] | undefined
  /** Undefined until the browser has found them, and where it cannot. */
  readonly parts: readonly OpenPart[] | undefined
  /** The stroke that has just been drawn did far more than was painted. */
  readonly isLargeChange: boolean
}

interface Loaded {
  readonly address: string
  readonly revision: number
  readonly image: HTMLImageElement
}

interface Answered extends Corrected {
  /** How many corrections it has. */
  readonly count: number
}

/** Corrections as the browser makes them itself, at once; the server's cutout takes their place when it is there. */
export function useQuickAnswer(photo: Photo, cutout: Cutout, corrections: Corrections): QuickAnswer {
  const known = useKnownCorrections(photo.id, cutout, corrections.isSending)
  const base = useLoaded(cutout)
  const corrector = useCorrector(photo, known)
  const [answered, setAnswered] = useState<Answered>()
  const wanted = useMemo(
    () => known && afterCall(known.corrections, { undone: corrections.undone, added: corrections.waiting }),
    [known, corrections.undone, corrections.waiting],
  )
  const key = useMemo(() => JSON.stringify(wanted), [wanted])

  useEffect(() => {
    if (!corrector || !base || !wanted) return undefined
    let isOver = false
    const show = async () => {
      const corrected = await corrector.correct(base.image, wanted)
      if (corrected && !isOver) setAnswered({ ...corrected, count: wanted.length })
    }
    void show()
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what is wanted
  }, [corrector, base, key])

  return {
    base: base?.address,
    picture: known && isAhead(corrections, known.revision, base) ? answered?.picture : undefined,
    unanswered: answered && wanted?.slice(answered.count),
    parts: answered?.parts,
    isLargeChange: isOfLast(answered, wanted) && answered.isLargeChange,
  }
}

/** Whether the answer has the last stroke, too. */
function isOfLast(answered: Answered | undefined, wanted: readonly CutoutCorrection[] | undefined): answered is Answered {
  return answered !== undefined && answered.count === wanted?.length
}

/** Whether the base misses corrections that were sent, or are about to be. */
function isAhead({ waiting, undone }: Corrections, revision: number, base: Loaded | undefined): boolean {
  return waiting.length > 0 || undone > 0 || base?.revision !== revision
}

/** The newest picture of the cutout, once the browser has it: until then the one before. */
function useLoaded({ preview_url: address, revision, state }: Cutout): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (address === undefined || state === 'working') return undefined
    let isOver = false
    const image = new Image()
    image.src = address
    const show = () => !isOver && setLoaded({ address, revision, image })
    void image.decode().then(show, () => undefined)
    return () => {
      isOver = true
    }
  }, [address, revision, state])
  return loaded
}

function useCorrector(photo: Photo, known: ReturnType<typeof useKnownCorrections>): Corrector | undefined {
  const [corrector, setCorrector] = useState<Corrector>()
  const seen = known?.seen
  useEffect(() => {
    if (!known || seen === undefined) return undefined
    let isOver = false
    let opened: Corrector | undefined
    const open = async () => {
      const image = new Image()
      image.src = photo.preview_url
      await image.decode()
      opened = await openCorrector(image, { ...known, seen })
      if (isOver) opened.close()
      else setCorrector(opened)
    }
    void open().catch(() => undefined) // the server alone corrects
    return () => {
      isOver = true
      opened?.close()
      setCorrector(undefined)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opened again when the network has seen something else
  }, [photo.preview_url, seen])
  return corrector
}
