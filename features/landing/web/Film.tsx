import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Picture } from './Picture.tsx'
import { CLIP_SIZE, type Clip } from './clips.ts'

interface FilmProps {
  clip: Clip
  /** What is to be seen, for whoever does not see it. */
  title: string
  /** The first thing on the page: its still is fetched at once, and its button lies in the margin of its print. */
  isFirst?: boolean
}

/**
 * A silent clip over its own still: `enliven.ts` plays it while it is in view, and shows the button that stops it. Without
 * script the browser's own controls do.
 */
export function Film({ clip, title, isFirst = false }: FilmProps) {
  const { t } = useTranslation('landing')
  return (
    <div className="relative" style={{ aspectRatio: `${CLIP_SIZE.width} / ${CLIP_SIZE.height}` }} data-film="">
      <Picture file={clip.still} alt="" isFirst={isFirst} className="absolute inset-0 size-full object-cover" />
      <Video clip={clip} title={title} />
      <noscript>
        <Video clip={clip} title={title} controls poster={clip.still.jpg} />
      </noscript>
      <button
        type="button"
        hidden
        data-play={t('film.play', { title })}
        data-pause={t('film.pause', { title })}
        className={clsx(
          'group absolute grid size-11 place-items-center rounded-full',
          isFirst
            ? 'top-full right-0 mt-0.5 text-black hover:bg-black/10'
            : 'right-2 bottom-2 bg-black/70 text-white hover:bg-black',
        )}
      >
        <Play className="size-5 group-data-playing:hidden" aria-hidden="true" />
        <Pause className="hidden size-5 group-data-playing:block" aria-hidden="true" />
      </button>
    </div>
  )
}

interface VideoProps {
  clip: Clip
  title: string
  controls?: boolean
  poster?: string
}

/** Nothing of it is loaded before it plays. */
function Video({ clip, title, controls, poster }: VideoProps) {
  const { t } = useTranslation('landing')
  return (
    <video
      className="absolute inset-0 size-full object-cover"
      width={CLIP_SIZE.width}
      height={CLIP_SIZE.height}
      preload="none"
      aria-label={title}
      muted
      loop
      playsInline
      controls={controls}
      poster={poster}
    >
      {clip.webm !== undefined && <source src={clip.webm} type="video/webm" />}
      {clip.mp4 !== undefined && <source src={clip.mp4} type="video/mp4" />}
      {t('film.fallback')}
    </video>
  )
}
