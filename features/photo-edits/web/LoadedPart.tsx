import { queryOptions, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useOnline } from './use-online.ts'

export type Part<Code> = UseQueryOptions<Code, Error, Code, string[]>

/** Code that the studio needs later, if at all. As a query it is loaded once, and again after it failed. */
export function part<Code>(name: string, load: () => Promise<Code>): Part<Code> {
  return queryOptions({
    queryKey: ['part', name],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false, // code, no data
    // without a connection it fails, which is told, and is loaded once there is one
    networkMode: 'always',
    refetchOnReconnect: true,
  })
}

/** Loads a part while the browser is idle: it will probably be needed, also after the connection is lost. */
export function usePartAhead<Code>(wanted: Part<Code>): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const load = () => void queryClient.prefetchQuery(wanted)
    // Safari has no idle time to offer
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(load, 1000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(load)
    return () => cancelIdleCallback(handle)
  }, [queryClient, wanted])
}

interface LoadedPartProps<Code> {
  part: Part<Code>
  /** Shown while it is loading. */
  waiting?: ReactNode
  children: (code: Code) => ReactNode
}

/** What needs the part, once that is loaded; until then that it is loading, or how to try again. */
export function LoadedPart<Code>({ part: wanted, waiting, children }: LoadedPartProps<Code>) {
  const { t } = useTranslation(['studio', 'common'])
  const { data, isError, refetch } = useQuery(wanted)
  const [wasRetried, setRetried] = useState(false)
  const isOnline = useOnline()
  if (data !== undefined) return children(data)
  if (!isError) return waiting ?? <Spinner label={t('part.loading')} className="m-auto size-8" />
  // a newer version of the product may have replaced the part, and some browsers never ask for it a second time
  const needsPage = wasRetried && isOnline
  const retry = () => {
    setRetried(true)
    void refetch()
  }
  return (
    <Alert
      variant="danger"
      action={
        needsPage ? (
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of this page, query included
          <a href="" className={buttonClass({ size: 'small' })}>
            {t('common:crash.reload')}
          </a>
        ) : (
          <Button size="small" onClick={retry}>
            {t('upload.retry')}
          </Button>
        )
      }
    >
      {t(needsPage ? 'part.again' : 'part.problem')}
    </Alert>
  )
}
