import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, type Failure, fetchOrThrow } from '#features/api.ts'
import { type ReconciliationReport, payments } from '#features/payments/contract.ts'
import { adminHeaders } from './admin-token.ts'
import { checkAdminAccess } from './use-admin-access.ts'

const KEY = ['fix-payments']
const ASK_EVERY_MS = 1000

/** Refusals whose server text is better than "it failed". */
const TOLD_BY_SERVER: ReadonlySet<string> = new Set(['unauthorised', 'admin_denied', 'admin_login_required'])

export interface RunningReconciliation {
  readonly run: () => Promise<void>
  readonly isRunning: boolean
  /** The progress or outcome; undefined for one that ended before the page was opened. */
  readonly report: ReconciliationReport | undefined
  readonly problem: string | undefined
}

/**
 * Orders the reconciliation of payments and follows it to its end; also follows one that was running before the page was opened.
 */
export function useReconciliation(): RunningReconciliation {
  const { t } = useTranslation('payments')
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isFollowed, setFollowed] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { data: newest } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await fetchOrThrow(payments.getFix, { headers: adminHeaders(), signal })).fix,
    refetchInterval: ({ state }) => (isAsking || state.data?.state === 'running') && ASK_EVERY_MS,
    retry: false,
  })
  const isUnderWay = newest?.state === 'running'
  if (isUnderWay && !isFollowed) setFollowed(true)

  function describe({ code, error }: Failure): string {
    if (code === 'network') return t('fix.noConnection')
    return TOLD_BY_SERVER.has(code) ? error : t('fix.failed')
  }

  async function run() {
    setAsking(true)
    setFollowed(false)
    setProblem(undefined)
    const result = await call(payments.fixPayments, { body: {}, headers: adminHeaders() })
    await queryClient.cancelQueries({ queryKey: KEY })
    setAsking(false)
    if (result.ok) {
      queryClient.setQueryData(KEY, result.data)
      setFollowed(true)
      return
    }
    setProblem(describe(result))
    // the panel may have been locked meanwhile: then its gate replaces this page
    checkAdminAccess(queryClient)
  }

  return { run, isRunning: isAsking || isUnderWay, report: isFollowed ? (newest ?? undefined) : undefined, problem }
}
