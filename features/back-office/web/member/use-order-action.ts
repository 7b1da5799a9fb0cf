import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminHeaders, checkAdminAccess } from '#features/admin/web/index.ts'
import type { Failure } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { usePanelRefresh } from '../panel-queries.ts'

export type OrderHeaders = Readonly<Record<string, string>>

type Answer<Data> = { readonly ok: true; readonly data: Data } | Failure

/** Errors whose server text explains nothing. */
const UNEXPLAINED: ReadonlySet<string> = new Set(['invalid_answer', 'internal'])

/**
 * Runs an action once, however often one taps. Undefined when it was refused: then `problem` says why.
 * @param unexplained stands for an error whose text explains nothing
 */
export function useOrderAction(unexplained?: string) {
  const { t } = useTranslation('panel')
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const refresh = usePanelRefresh()
  const isOrdered = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  function describe({ code, error }: Failure): string {
    if (code === 'network') return t('failed.network')
    return UNEXPLAINED.has(code) ? (unexplained ?? error) : error
  }

  async function order<Data>(send: (headers: OrderHeaders) => Promise<Answer<Data>>): Promise<Data | undefined> {
    if (isOrdered.current) return undefined
    isOrdered.current = true
    setBusy(true)
    setProblem(undefined)
    const result = await send({ ...adminHeaders(), 'x-user-phone': phone })
    setBusy(false)
    isOrdered.current = false
    // after any answer the page is older than the server's state
    void refresh()
    if (result.ok) return result.data
    setProblem(describe(result))
    // the panel may have been locked meanwhile: then its gate replaces this page
    checkAdminAccess(queryClient)
    return undefined
  }

  return { order, isBusy, problem, clearProblem: () => setProblem(undefined) }
}
