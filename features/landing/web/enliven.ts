/** All scripts of the front page. Without them everything can be read and every link works. */
import { afterPaint } from './after-paint.ts'
import { enlivenBar } from './enliven-bar.ts'
import { enlivenCompare } from './enliven-compare.ts'
import { enlivenFilms } from './enliven-films.ts'
import { layOutBelow } from './lay-out-below.ts'
import { offerInstall } from './offer-install.ts'

enlivenBar()
enlivenCompare()
layOutBelow(new Promise((resolve) => afterPaint(() => resolve(takeFaces()))))
afterPaint(() => {
  enlivenFilms()
  offerInstall()
})

/** Once both are there, in one change: between the fallbacks and them there would be a third face, the system's. */
async function takeFaces(): Promise<void> {
  await Promise.allSettled([document.fonts.load('1em Inter'), document.fonts.load("800 1em 'Bricolage Grotesque'")])
  document.documentElement.dataset['faces'] = ''
}
