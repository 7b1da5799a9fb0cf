/** What each video shows at each of its seconds. */
import { type Demo, RESULT_SECONDS, TAPPED_BACKDROPS, VIDEO_TRADES, VIDEOS } from '#features/landing/web/demo-videos.ts'
import { quotedIn } from '#features/landing/quoted.ts'
import type { Trade } from '#features/landing/trades.ts'
import { trades } from '#phrases/pt-BR/trades.ts'
import {
  cropMarks,
  DRAWN,
  type Drawing,
  finger,
  laid,
  lineHandle,
  message,
  mixPlaces,
  ON_CARD,
  paintedDown,
  paper,
  type Rectangle,
  post,
  pulse,
  ramp,
  sideBySide,
  table,
  tileMiddle,
  tiles,
  upToLine,
  waiting,
  WHOLE,
} from './drawings.ts'
import { type Edit, type Edited, readTrade, type TradePictures } from './pictures.ts'

/** The drawing of a video at a second of it. */
export type DrawVideo = (now: number) => Drawing

/** Seconds in which a video begins: its last picture fades, since videos are repeated. */
const FADE = 0.35
const SWEEP = 0.9

/** The video of several trades. */
export const prepareMontage = async (): Promise<DrawVideo> =>
  fadeIn('hero', montage(await Promise.all(VIDEO_TRADES.hero.map(readTrade))))

/** A way to ask, as the trade would use it. */
export async function prepareDemo(edit: Edit, trade: Trade, demo: Demo): Promise<DrawVideo> {
  // the page quotes the same words beside the video, in each language: to the engine they all mean the same
  const [words = ''] = quotedIn(trades[trade].describe)
  const makers: Readonly<Record<Demo, () => Promise<DrawVideo>>> = {
    photoToPost: async () => photoToPost(await edit(trade, { operation: 'post' })),
    changeBackdrop: async () => changeBackdrop(await readTrade(trade)),
    describeBackdrop: async () => describeBackdrop(await edit(trade, { operation: 'describe', words })),
    describeMessage: async () => describeMessage(await readTrade(trade)),
  }
  return fadeIn(demo, await makers[demo]())
}

function fadeIn(name: keyof typeof VIDEOS, scene: DrawVideo): DrawVideo {
  const last = scene(VIDEOS[name].seconds)
  return (now) => (now < FADE ? `${scene(now)}<g opacity="${1 - ramp(now, 0, FADE)}">${last}</g>` : scene(now))
}

/** One trade after the other: its photo, its post; at last the four posts side by side, so that no trade stands for all. */
function montage(shown: readonly TradePictures[]): DrawVideo {
  const togetherAt = VIDEOS.hero.seconds - RESULT_SECONDS - FADE
  const each = togetherAt / shown.length
  const posts = shown.map(({ afters: [first = ''] }) => first)
  return (now) => {
    if (now >= togetherAt) return laid(posts.at(-1) ?? '') + sideBySide(posts, ramp(now, togetherAt, togetherAt + FADE))
    const turn = Math.min(shown.length - 1, Math.floor(now / each))
    const [trade, former] = [shown[turn], shown[turn - 1]]
    if (!trade) return ''
    const at = now - turn * each
    const swept = 1 - ramp(at, 0.8, 0.8 + SWEEP)
    const fading = former && at < FADE ? laid(former.afters[0] ?? '', undefined, 1 - ramp(at, 0, FADE)) : ''
    return laid(trade.afters[0] ?? '') + upToLine(trade.before, swept) + fading
  }
}

function photoToPost({ photo, place, before, after }: Edited): DrawVideo {
  const [, cropAt, lightAt, readyAt] = VIDEOS.photoToPost.cues
  const margin = 24
  const width = DRAWN.width - 2 * margin
  const height = (width * place.height) / place.width
  const whole: Rectangle = { x: margin, y: (DRAWN.height - height) / 2, width, height }
  return (now) => {
    if (now < lightAt) {
      const at = mixPlaces(whole, place, ramp(now, cropAt + 0.9, cropAt + 1.9))
      const scale = at.width / place.width
      const kept = {
        x: at.x - place.x * scale,
        y: at.y - place.y * scale,
        width: DRAWN.width * scale,
        height: DRAWN.height * scale,
      }
      return table() + laid(photo, at) + cropMarks(kept, ramp(now, cropAt, cropAt + 0.4) - ramp(now, cropAt + 1.9, cropAt + 2.2))
    }
    return laid(after) + compared(before, now, { from: lightAt, to: readyAt })
  }
}

/** The line goes away over the result, and a finger draws it back and lets it go again. */
function compared(before: string, now: number, { from, to }: { from: number; to: number }): Drawing {
  const back = 0.6 * (ramp(now, from + 1.5, from + 2.1) - ramp(now, to - 0.8, to - 0.1))
  const share = 1 - ramp(now, from, from + SWEEP) + back
  return upToLine(before, share) + finger(lineHandle(share), pulse(now, from + 1.2, to))
}

function changeBackdrop({ before, afters, tiles: squares }: TradePictures): DrawVideo {
  const [, ...taps] = VIDEOS.changeBackdrop.cues
  return (now) => {
    const turn = taps.findLastIndex((at) => now >= at)
    const chosen = TAPPED_BACKDROPS[turn]
    const shown = chosen === undefined ? before : (afters[chosen] ?? '')
    const former = TAPPED_BACKDROPS[turn - 1]
    const under = former === undefined ? before : (afters[former] ?? '')
    const swept = 1 - ramp(now, taps[turn] ?? 0, (taps[turn] ?? 0) + 0.7)
    const touches = taps.map((at, tap) => finger(tileMiddle(TAPPED_BACKDROPS[tap] ?? 0), pulse(now, at - 0.45, at + 0.35)))
    return laid(shown) + (turn >= 0 ? upToLine(under, swept) : '') + tiles(squares, chosen) + touches.join('')
  }
}

function describeBackdrop({ before, after }: Edited): DrawVideo {
  const [, wordsAt, readyAt] = VIDEOS.describeBackdrop.cues
  const typedAt = wordsAt + 2
  return (now) => {
    const painted = ramp(now, readyAt - 0.2, readyAt + 1)
    const asked = ramp(now, wordsAt - 0.4, wordsAt) - ramp(now, readyAt + 0.2, readyAt + 0.6)
    const typed = ramp(now, wordsAt, typedAt)
    const wait = ramp(now, typedAt + 0.2, typedAt + 0.4) - ramp(now, readyAt - 0.4, readyAt - 0.2)
    if (now >= readyAt + 1.2) return laid(after) + glimpse(before, now, readyAt + 1.2)
    return laid(before) + paintedDown(after, painted) + message(asked, typed) + waiting(wait, now)
  }
}

/** The line comes from the left, shows some of the photo, and goes back, led by a finger. */
function glimpse(before: string, now: number, from: number): Drawing {
  const share = 0.6 * (ramp(now, from, from + 0.5) - ramp(now, from + 0.7, from + 1.3))
  return upToLine(before, share) + finger(lineHandle(share), pulse(now, from - 0.2, from + 1.4))
}

function describeMessage({ afters: [picture = ''] }: TradePictures): DrawVideo {
  const [, ...sentences] = VIDEOS.describeMessage.cues
  const [answeredAt] = sentences
  return (now) => {
    const risen = ramp(now, 0.4, 0.8) - ramp(now, answeredAt - 1.2, answeredAt - 0.9)
    const wait = ramp(now, 3, 3.2) - ramp(now, answeredAt - 1.2, answeredAt - 1)
    const moved = ramp(now, answeredAt - 1, answeredAt - 0.4)
    const onCard = ramp(now, answeredAt - 0.4, answeredAt - 0.1)
    const written = sentences.map((at) => ramp(now, at, at + 1.1) * (at === sentences.at(-1) ? 0.62 : 1))
    if (onCard >= 1) return post(picture, written, 1)
    const moving = paper() + laid(picture, mixPlaces(WHOLE, ON_CARD, moved)) + post(picture, [], onCard)
    return moving + message(risen, ramp(now, 0.9, 2.8)) + waiting(wait, now)
  }
}
