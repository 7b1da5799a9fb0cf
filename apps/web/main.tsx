import './styles.css'
import i18next from 'i18next'
import { BrowserRouter } from 'react-router'
import { deleteOldPhotos } from '#features/photo-store.ts'
import { askForSession, doubtReturnedPage } from '#features/session/web/index.ts'
import { App } from './App.tsx'
import { matchChoiceOnReturn, startI18n } from './i18n.ts'
import { createQueryClient } from './query-client.ts'
import { noteStaleParts } from './reload-stale-page.ts'
import { routeOf } from './routes.tsx'
import { showApp } from './show-app.ts'
import { startServiceWorker } from './start-service-worker.ts'

/** So long a page that has come alive is left alone before anything starts that nobody waits for. */
const AT_REST_MS = 3000

noteStaleParts()

const container = document.querySelector('#root')
if (!container) throw new Error('The page has no #root')

const { screen, language, frame } = routeOf(location.pathname)
const queryClient = createQueryClient()
doubtReturnedPage(queryClient)
if (frame === 'member') {
  askForSession(queryClient)
  // days are written there: the first format has the browser read all it knows of languages, here in a task of its own
  setTimeout(() => void Intl.DateTimeFormat(document.documentElement.lang))
}

// in turn: the screen's words are loaded in the language that is found first; the page preloads the chunks of both
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
}, AT_REST_MS)
