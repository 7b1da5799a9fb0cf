import { RESULT_SECONDS } from './demo-videos.ts'

/** How much of a clip must be in view for it to play. */
const SHARE_IN_VIEW = 0.4

/**
 * Clips play while they are in view, from the visitor's first movement on, unless they were stopped or the visitor prefers reduced
 * motion or saves data. Till then none of them is loaded.
 */
export function playVideos(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()
  const videos = [...document.querySelectorAll<HTMLElement>('[data-video]')].flatMap((box) => {
    const video = prepareVideo(box)
    return video ? [video] : []
  })
  if (!isCalm) onceMoved(() => playInView(videos))
}

const MOVEMENTS = ['scroll', 'pointermove', 'keydown'] as const

function onceMoved(work: () => void): void {
  if (scrollY > 0) return work()
  const moved = new AbortController()
  for (const kind of MOVEMENTS) {
    addEventListener(
      kind,
      () => {
        moved.abort()
        work()
      },
      { signal: moved.signal, passive: true },
    )
  }
}

interface PreparedVideo {
  readonly video: HTMLVideoElement
  readonly isStopped: () => boolean
}

function prepareVideo(box: HTMLElement): PreparedVideo | undefined {
  const video = box.querySelector('video')
  const button = box.querySelector('button')
  if (!video || !button) return undefined
  let isStopped = false
  const show = () => {
    button.toggleAttribute('data-playing', !video.paused)
    button.setAttribute('aria-label', (video.paused ? button.dataset['play'] : button.dataset['pause']) ?? '')
  }
  button.addEventListener('click', () => {
    isStopped = !video.paused
    if (isStopped) video.pause()
    else void play(video)
  })
  video.addEventListener('play', show)
  // it opens on its result, and tells how it came about in its next round
  video.addEventListener(
    'loadedmetadata',
    () => {
      if (video.duration > RESULT_SECONDS) video.currentTime = video.duration - RESULT_SECONDS
    },
    { once: true },
  )
  // the still would be visible at its edges
  video.addEventListener('playing', () => box.setAttribute('data-begun', ''), { once: true })
  video.addEventListener('pause', show)
  const cues = [...box.querySelectorAll<HTMLElement>('[data-at]')]
  video.addEventListener('timeupdate', () => {
    const current = cues.filter(({ dataset }) => Number(dataset['at']) <= video.currentTime).at(-1)
    for (const cue of cues) cue.toggleAttribute('data-quiet', cue !== current)
  })
  video.controls = false
  video.dataset['playable'] = ''
  button.hidden = false
  show()
  return { video, isStopped: () => isStopped }
}

function playInView(videos: readonly PreparedVideo[]): void {
  const byVideo = new Map<Element, PreparedVideo>(videos.map((prepared) => [prepared.video, prepared]))
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const prepared = byVideo.get(target)
        if (!prepared || prepared.isStopped()) continue
        prepared.video.autoplay = isIntersecting
        if (isIntersecting) void play(prepared.video)
        else prepared.video.pause()
      }
    },
    { threshold: SHARE_IN_VIEW },
  )
  for (const { video } of videos) watcher.observe(video)
}

/** A browser may refuse, for example to save power: the still and the button stay. */
async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play()
  } catch {
    video.pause()
  }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } } // as: not every browser has it, and no types do
  return connection?.saveData === true
}
