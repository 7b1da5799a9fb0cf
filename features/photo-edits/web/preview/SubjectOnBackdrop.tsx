import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { Backdrop } from '#features/photo-edits/contract.ts'
import { useComposer, useSeed } from './Composing.tsx'
import { useSeen } from './use-seen.ts'

interface SubjectOnBackdropProps {
  backdrop: Backdrop
  /** In pixels of the screen. */
  width: number
  height: number
  /** `large` for a close look. */
  size?: 'small' | 'large'
  hasLightMatch?: boolean
  className?: string
  /** Called once the subject is shown. */
  onShown?: () => void
}

/** The member's own subject over the picture of a backdrop, once it is composed; nothing before, and nothing when it cannot be. */
export function SubjectOnBackdrop({
  backdrop,
  width,
  height,
  size = 'small',
  hasLightMatch = true,
  className,
  onShown,
}: SubjectOnBackdropProps) {
  const composer = useComposer()
  const seed = useSeed()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isShown, setShown] = useState(false)
  if (!composer && isShown) setShown(false)
  const isSeen = useSeen(canvas)
  const { stage, preview_url: large, thumbnail_url: small } = backdrop
  useEffect(() => {
    if (!composer || !isSeen) return undefined
    // the tile's picture is there at once, the large one only when the engine has drawn it, which a busy engine does late
    const addresses = size === 'small' || !composer.hasLoaded(large) ? [small] : []
    if (size === 'large') addresses.push(large)
    let sharpest = -1
    const show = async (address: string, rank: number) => {
      const picture = await composer.compose({ address, stage, seed, width, height, hasLightMatch })
      if (rank < sharpest || !picture) return
      sharpest = rank
      canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
      setShown(true)
      onShown?.()
    }
    addresses.forEach((address, rank) => void show(address, rank))
    return () => {
      sharpest = Infinity
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- composed again for another picture, not for another callback
  }, [composer, isSeen, small, large, size, seed, width, height, hasLightMatch])

  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      aria-hidden="true"
      className={clsx(
        'pointer-events-none transition-opacity duration-200 motion-reduce:transition-none',
        isShown ? 'opacity-100' : 'opacity-0',
        className,
      )}
    />
  )
}
