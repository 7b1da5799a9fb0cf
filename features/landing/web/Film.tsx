import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#ui/Picture.tsx'
import { CLIP_SIZE } from './clip-size.ts'
import type { Clip } from './clips.ts'

interface FilmProps {
  clip: Clip
  /** Describes the film for people who cannot see it. */
  title: string
  /** The first film of the page: its still is loaded at once. */
  isFirst?: boolean
}

/** On a phone the first clip shows the part of its screen with the photo, so that it fits above the fold. */
const PHONE_PART = { box: 'max-md:aspect-square', film: 'max-md:object-[50%_22%]' }

const STILL_LAYER = 'absolute inset-0 size-full object-cover in-data-begun:invisible'
/**
 * Slightly smaller than the still: a film of the same size would count as the page's main picture, which was painted long before.
 */
const FILM_LAYER = 'absolute inset-px size-[calc(100%-2px)] object-cover'

/**
 * A silent clip over its own still: `enliven.ts` plays it while it is in view, and shows it with its stop button, which is below
 * it in the margin of the frame, where it hides no button of the filmed screen. Without a script it has the browser's own
 * controls instead.
 */
export function Film({ clip, title, isFirst = false }: FilmProps) {
  const { t } = useTranslation('landing')
  const filmLayer = clsx(FILM_LAYER, isFirst && PHONE_PART.film)
  return (
    <div className={clsx('relative aspect-9/16', isFirst && PHONE_PART.box)} data-film="">
      <Picture file={clip.still} onPhones={clip.phoneStill} alt="" isFirst={isFirst} className={STILL_LAYER} />
      <Video clip={clip} title={title} className={filmLayer} />
      <button
        type="button"
        hidden
        data-play={t('film.play', { title })}
        data-pause={t('film.pause', { title })}
        className={clsx(
          'group absolute top-full right-0 grid size-11 place-items-center rounded-full',
          isFirst ? 'mt-0.5 text-black hover:bg-black/10' : 'text-accent hover:bg-white/20',
        )}
      >
        <Play className="size-5 group-data-playing:hidden" aria-hidden="true" />
        <Pause className="hidden size-5 group-data-playing:block" aria-hidden="true" />
      </button>
    </div>
  )
}

/** Empty but present: without a poster, the browser would paint a black one over the still. */
const NO_POSTER = 'data:,'

interface VideoProps {
  clip: Clip
  title: string
  className: string
}

/** Loads nothing before it plays. */
function Video({ clip, title, className }: VideoProps) {
  const { t } = useTranslation('landing')
  return (
    <video
      className={clsx(className, 'invisible data-alive:visible noscript:visible')}
      width={CLIP_SIZE.width}
      height={CLIP_SIZE.height}
      poster={NO_POSTER}
      preload="none"
      aria-label={title}
      muted
      loop
      playsInline
      controls
    >
      <source src={clip.webm} type="video/webm" />
      <source src={clip.mp4} type="video/mp4" />
      {t('film.fallback')}
    </video>
  )
}
