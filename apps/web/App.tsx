import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { BareShell } from './BareShell.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { GuestShell } from './GuestShell.tsx'
import { MemberShell } from './MemberShell.tsx'
import { ROUTES, type ScreenRoute } from './routes.tsx'
import { ScreenHead } from './ScreenHead.tsx'
import { useScreenLanguage } from './use-screen-language.ts'
import { Toasts } from './Toasts.tsx'

interface AppProps {
  i18n: I18n
  queryClient: QueryClient
  /** Wraps the screens in the router of the place: the browser's, or the one of the prerendering. */
  router: (screens: ReactNode) => ReactNode
}

const SHELLS = { bare: BareShell, guest: GuestShell, member: MemberShell }

/** The same tree for the prerendered page and for its hydration. */
export function App({ i18n, queryClient, router }: AppProps) {
  // from here on the page reacts to touches: the browser stories wait for it
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <CrashBoundary>
            {router(
              <>
                <Routes>
                  {ROUTES.map((route) => (
                    <Route key={route.name} path={route.path} element={<ScreenInShell route={route} />} />
                  ))}
                </Routes>
                <Toasts />
              </>,
            )}
          </CrashBoundary>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  )
}

function ScreenInShell({ route }: { route: ScreenRoute }) {
  const { Component, waiting } = route.screen
  const Shell = SHELLS[route.shell]
  if (!useScreenLanguage(route.language)) return null
  return (
    <Shell hasOwnLanguage={route.language !== undefined} waiting={waiting()}>
      <Component head={<ScreenHead title={route.title} />} />
    </Shell>
  )
}
