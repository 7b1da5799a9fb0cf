import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminHeaders, checkAdminAccess } from '#features/admin/web/index.ts'
import { CallError, type Failure } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { usePanelRefresh } from './panel-queries.ts'

export type PanelHeaders = Readonly<Record<string, string>>

type Answer<Data> = { readonly ok: true; readonly data: Data } | Failure

/** Errors whose server text explains nothing. */
const UNEXPLAINED: ReadonlySet<string> = new Set(['invalid_answer', 'server_error'])

/**
 * Makes the call of an administrator's action, with the panel's headers, and reloads the page's data. Throws a `CallError` with
 * the text for the administrator.
 * @param unexplained stands for an error whose text explains nothing
 */
export function usePanelCall(unexplained?: string) {
  const { t } = useTranslation('panel')
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const refresh = usePanelRefresh()

  function describe({ code, error }: Failure): string {
    if (code === 'network') return t('failed.network')
    return UNEXPLAINED.has(code) ? (unexplained ?? error) : error
  }

  return async <Data>(send: (headers: PanelHeaders) => Promise<Answer<Data>>): Promise<Data> => {
    const result = await send({ ...adminHeaders(), 'x-user-phone': phone })
    // after any answer the page is older than the server's state
    void refresh()
    if (result.ok) return result.data
    // the panel may have been locked in the meantime: then its guard replaces this page
    checkAdminAccess(queryClient)
    throw new CallError({ ...result, error: describe(result) })
  }
}
