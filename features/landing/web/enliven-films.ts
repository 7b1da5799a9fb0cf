/** How much of a clip must be in view for it to play. */
const SHARE_IN_VIEW = 0.4

/** Clips play while they are in view, unless the visitor stopped them, prefers reduced motion or saves data. */
export function enlivenFilms(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()
  const films = [...document.querySelectorAll<HTMLElement>('[data-film]')].flatMap((box) => {
    const film = enlivenFilm(box)
    return film ? [film] : []
  })
  if (!isCalm) playInView(films)
}

interface LivingFilm {
  readonly video: HTMLVideoElement
  readonly isStopped: () => boolean
}

function enlivenFilm(box: HTMLElement): LivingFilm | undefined {
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
  // the still would be visible at its edges
  video.addEventListener('playing', () => box.setAttribute('data-begun', ''), { once: true })
  video.addEventListener('pause', show)
  video.controls = false
  video.dataset['alive'] = ''
  button.hidden = false
  show()
  return { video, isStopped: () => isStopped }
}

function playInView(films: readonly LivingFilm[]): void {
  const byVideo = new Map<Element, LivingFilm>(films.map((film) => [film.video, film]))
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const film = byVideo.get(target)
        if (!film || film.isStopped()) continue
        film.video.autoplay = isIntersecting
        if (isIntersecting) void play(film.video)
        else film.video.pause()
      }
    },
    { threshold: SHARE_IN_VIEW },
  )
  for (const { video } of films) watcher.observe(video)
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
