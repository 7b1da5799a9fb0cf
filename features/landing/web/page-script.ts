/** All scripts of the front page. Without them everything can be read and every link works. */
import { afterPaint } from './after-paint.ts'
import { startBar } from './start-bar.ts'
import { startCompare } from './start-compare.ts'
import { playVideos } from './play-videos.ts'
import { layOutBelow } from './lay-out-below.ts'
import { offerInstall } from './offer-install.ts'

startBar()
startCompare()
layOutBelow(new Promise((resolve) => afterPaint(() => resolve(takeFaces()))))
afterPaint(() => {
  playVideos()
  offerInstall()
})

/** Once both are there, in one change: between the fallbacks and them there would be a third face, the system's. */
async function takeFaces(): Promise<void> {
  await Promise.allSettled([document.fonts.load('1em Inter'), document.fonts.load("800 1em 'Bricolage Grotesque'")])
  document.documentElement.dataset['faces'] = ''
}
