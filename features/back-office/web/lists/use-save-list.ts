import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { adminHeaders, checkAdminAccess } from '#features/admin/web/index.ts'
import { addressOf, parseJson } from '#features/api.ts'
import { failure } from '#features/endpoint.ts'
import { showToast } from '#ui/toast.ts'
import { panel } from '#features/back-office/panel-contract.ts'

const CALLS = {
  payments: panel.exportPayments,
  refunds: panel.exportRefunds,
  members: panel.exportMembers,
  activity: panel.exportActivity,
} as const

/** A list with its current filters. */
export interface ListFile {
  readonly list: keyof typeof CALLS
  readonly filter: Readonly<Record<string, string | undefined>>
}

/** Downloads a list, one at a time. With a call instead of a link, because links carry no token. */
export function useSaveList({ list, filter }: ListFile) {
  const { t } = useTranslation('panel')
  const queryClient = useQueryClient()
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)

  async function save() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    const answer = await read(addressOf(CALLS[list], { query: filter }))
    isUnderWay.current = false
    setBusy(false)
    if ('file' in answer) {
      offer(answer.file, `${list}.csv`)
      void showToast('success', t('csv.done'))
      return
    }
    void showToast('error', answer.code === 'search_too_wide' ? answer.error : t('csv.failed'))
    checkAdminAccess(queryClient)
  }

  return { save, isBusy }
}

type Answer = { readonly file: Blob } | { readonly code: string; readonly error: string }

const UNEXPLAINED: Answer = { code: 'network', error: '' }

async function read(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, { headers: adminHeaders() })
    if (response.ok) return { file: await response.blob() }
    const parsed = z.safeParse(failure, parseJson(await response.text()))
    return parsed.success ? parsed.data : UNEXPLAINED
  } catch {
    return UNEXPLAINED
  }
}

function offer(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name })
  link.click()
  // the browser has opened the file by the next task
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}
