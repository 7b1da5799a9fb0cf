import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminHeaders } from '#features/admin/web/admin-token.ts'
import { checkAdminAccess } from '#features/admin/web/use-admin-access.ts'
import { addressOf } from '#features/api.ts'
import { showToast } from '#ui/toast.ts'
import { panel } from '../contract.ts'

const CALLS = {
  payments: panel.exportPayments,
  refunds: panel.exportRefunds,
  members: panel.exportMembers,
  activity: panel.exportActivity,
} as const

/** A list with the filters in force. */
export interface ListFile {
  readonly list: keyof typeof CALLS
  readonly filter: Readonly<Record<string, string | undefined>>
}

/** Downloads a list, once at a time. By a call rather than a link, since links carry no token. */
export function useSaveList({ list, filter }: ListFile) {
  const { t } = useTranslation('panel')
  const queryClient = useQueryClient()
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)

  async function save() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    const file = await read(addressOf(CALLS[list], { query: filter }))
    isUnderWay.current = false
    setBusy(false)
    if (file === 'refused') checkAdminAccess(queryClient)
    if (typeof file === 'string') void showToast('error', t('csv.failed'))
    else {
      offer(file, `${list}.csv`)
      void showToast('success', t('csv.done'))
    }
  }

  return { save, isBusy }
}

async function read(address: string): Promise<Blob | 'refused' | 'failed'> {
  try {
    const response = await fetch(address, { headers: adminHeaders() })
    if (response.ok) return await response.blob()
    return response.status === 401 || response.status === 403 ? 'refused' : 'failed'
  } catch {
    return 'failed'
  }
}

function offer(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name })
  link.click()
  // the browser has taken hold of the file by the next turn
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}
