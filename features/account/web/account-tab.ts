import { useSearchParams } from 'react-router'

export const ACCOUNT_TABS = ['connect', 'profile', 'billing', 'settings'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** Open when the address names no tab, or an unknown one. */
export const FIRST_TAB: AccountTab = 'connect'

interface AccountPlace {
  readonly tab: AccountTab
  /** The id of the open receipt. */
  readonly receipt: string | undefined
  /** The address names a tab that does not exist. */
  readonly isLost: boolean
}

export function useAccountPlace(): AccountPlace {
  const [search] = useSearchParams()
  const wanted = search.get('tab')
  const named = ACCOUNT_TABS.find((known) => known === wanted)
  const tab = named ?? FIRST_TAB
  const receipt = tab === 'billing' ? (search.get('receipt') ?? undefined) : undefined
  return { tab, receipt, isLost: wanted !== null && named === undefined }
}
