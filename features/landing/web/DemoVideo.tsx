import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { VIDEO_SIZE, VIDEOS } from './demo-videos.ts'
import { type ShownVideo, type VideoFiles, filesOf } from './video-files.ts'

interface DemoVideoProps {
  video: ShownVideo
  /** Describes the video for people who cannot see it. */
  title: string
  /** What it says at each of its `cues`, in the margin below; the last one stands there while it does not play. */
  says?: readonly string[]
}

const STILL_LAYER = 'absolute inset-0 size-full object-cover in-data-begun:invisible'
/**
 * Slightly smaller than the still: a video of the same size would count as the page's main picture, which was painted long before.
 */
const VIDEO_LAYER = 'absolute inset-px size-[calc(100%-2px)] object-cover'

/**
 * A silent video without lettering over its own still, and in the page's language what happens in it: `play-videos.ts` plays it while
 * it is in view, changes the text, and shows its stop button. Without a script it has the browser's own controls instead.
 */
export function DemoVideo({ video, title, says = [] }: DemoVideoProps) {
  const { t } = useTranslation('landing')
  const files = filesOf(video)
  return (
    <div className="relative" data-video="">
      <div className="relative aspect-4/5">
        <img src={files.still} alt="" {...VIDEO_SIZE} loading="lazy" decoding="async" className={STILL_LAYER} />
        <Video files={files} title={title} className={VIDEO_LAYER} />
      </div>
      <button
        type="button"
        hidden
        data-play={t('video.play', { title })}
        data-pause={t('video.pause', { title })}
        className="group absolute top-0 right-0 grid size-11 place-items-center"
      >
        <span className="rounded-full bg-black/60 p-1.5 text-white">
          <Play className="size-4 group-data-playing:hidden" aria-hidden="true" />
          <Pause className="hidden size-4 group-data-playing:block" aria-hidden="true" />
        </span>
      </button>
      {says.length > 0 && <Says cues={VIDEOS[video.demo].cues} says={says} />}
    </div>
  )
}

/** All of it in one place, as high as the longest: nothing moves when it changes. */
function Says({ cues, says }: { cues: readonly number[]; says: readonly string[] }) {
  return (
    <p className="grid min-h-17 items-center px-3 text-sm text-on-film md:text-base">
      {says.map((text, place) => (
        <span
          key={text}
          data-at={cues[place]}
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
  files: VideoFiles
  title: string
  className: string
}

/** Loads nothing before it plays. */
function Video({ files, title, className }: VideoProps) {
  const { t } = useTranslation('landing')
  return (
    <video
      className={clsx(className, 'invisible data-playable:visible noscript:visible')}
      width={VIDEO_SIZE.width}
      height={VIDEO_SIZE.height}
      poster={NO_POSTER}
      preload="none"
      aria-label={title}
      muted
      loop
      playsInline
      controls
    >
      <source src={files.webm} type="video/webm" />
      <source src={files.mp4} type="video/mp4" />
      {t('video.fallback')}
    </video>
  )
}
