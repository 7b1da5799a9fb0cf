import './styles.css'
import i18next from 'i18next'
import { BrowserRouter } from 'react-router'
import { deleteOldPhotos } from '#features/photo-store.ts'
import { askForSession, revalidateReturnedPage } from '#features/session/web/index.ts'
import { App } from './App.tsx'
import { matchChoiceOnReturn, startI18n } from './i18n.ts'
import { createQueryClient } from './query-client.ts'
import { trackStaleChunks } from './reload-stale-page.ts'
import { routeOf } from './routes.tsx'
import { showApp } from './show-app.ts'
import { startServiceWorker } from './start-service-worker.ts'

/** How long after the app runs low-priority work starts. */
const IDLE_DELAY_MS = 3000

trackStaleChunks()

const container = document.querySelector('#root')
if (!container) throw new Error('The page has no #root')

const { screen, language, shell } = routeOf(location.pathname)
const queryClient = createQueryClient()
revalidateReturnedPage(queryClient)
if (shell === 'member') {
  askForSession(queryClient)
  // dates appear there: the first formatting makes the browser load its language data, here in a task of its own
  setTimeout(() => void Intl.DateTimeFormat(document.documentElement.lang))
}

// in order: the screen's phrases load in the detected language; the page preloads the chunks of both
await startI18n(language)
matchChoiceOnReturn(() => routeOf(location.pathname).language)
await screen.preload()

showApp(
  container,
  <App i18n={i18next} queryClient={queryClient} router={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />,
)
setTimeout(() => {
  startServiceWorker(i18next)
  void deleteOldPhotos()
}, IDLE_DELAY_MS)
