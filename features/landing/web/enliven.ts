/** All scripts of the front page. Without them everything can be read and every link works. */
import { afterPaint } from './after-paint.ts'
import { enlivenBar } from './enliven-bar.ts'
import { enlivenCompare } from './enliven-compare.ts'
import { enlivenFilms } from './enliven-films.ts'
import { layOutBelow } from './lay-out-below.ts'
import { offerInstall } from './offer-install.ts'

enlivenBar()
enlivenCompare()
layOutBelow()
afterPaint(() => {
  document.documentElement.dataset['painted'] = ''
  enlivenFilms()
  offerInstall()
})
