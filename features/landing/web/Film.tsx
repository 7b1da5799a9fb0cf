import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FILM_SIZE, type FilmName, FILMS } from './films.ts'
import { type Clip, clipOf } from './clips.ts'

interface FilmProps {
  film: FilmName
  /** Describes the film for people who cannot see it. */
  title: string
  /** What it says at each of its `cues`, in the margin below; the last one stands there while it does not play. */
  says?: readonly string[]
}

const STILL_LAYER = 'absolute inset-0 size-full object-cover in-data-begun:invisible'
/**
 * Slightly smaller than the still: a film of the same size would count as the page's main picture, which was painted long before.
 */
const FILM_LAYER = 'absolute inset-px size-[calc(100%-2px)] object-cover'

/**
 * A silent clip without lettering over its own still, and in the page's language what happens in it: `play-videos.ts` plays it while
 * it is in view, changes the text, and shows its stop button. Without a script it has the browser's own controls instead.
 */
export function Film({ film, title, says = [] }: FilmProps) {
  const { t } = useTranslation('landing')
  const clip = clipOf(film)
  return (
    <div className="relative" data-film="">
      <div className="relative aspect-4/5">
        <img src={clip.still} alt="" {...FILM_SIZE} loading="lazy" decoding="async" className={STILL_LAYER} />
        <Video clip={clip} title={title} className={FILM_LAYER} />
      </div>
      <button
        type="button"
        hidden
        data-play={t('film.play', { title })}
        data-pause={t('film.pause', { title })}
        className="group absolute top-0 right-0 grid size-11 place-items-center"
      >
        <span className="rounded-full bg-black/60 p-1.5 text-white">
          <Play className="size-4 group-data-playing:hidden" aria-hidden="true" />
          <Pause className="hidden size-4 group-data-playing:block" aria-hidden="true" />
        </span>
      </button>
      {says.length > 0 && <Says film={film} says={says} />}
    </div>
  )
}

/** All of it in one place, as high as the longest: nothing moves when it changes. */
function Says({ film, says }: { film: FilmName; says: readonly string[] }) {
  return (
    <p className="grid min-h-17 items-center px-3 text-sm text-on-film md:text-base">
      {says.map((text, place) => (
        <span
          key={text}
          data-at={FILMS[film].cues[place]}
          data-quiet={place < says.length - 1 ? '' : undefined}
          className="[grid-area:1/1] data-quiet:invisible"
        >
          {text}
        </span>
      ))}
    </p>
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
      className={clsx(className, 'invisible data-playable:visible noscript:visible')}
      width={FILM_SIZE.width}
      height={FILM_SIZE.height}
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
