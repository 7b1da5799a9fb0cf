import { useSearchParams } from 'react-router'

export const ACCOUNT_TABS = ['connect', 'profile', 'billing', 'settings'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** Open when the address names none, or one that does not exist. */
export const FIRST_TAB: AccountTab = 'connect'

/** The tab that the address names, and the receipt that is read there. */
export function useAccountPlace(): { readonly tab: AccountTab; readonly receipt: string | undefined } {
  const [search] = useSearchParams()
  const wanted = search.get('tab')
  const tab = ACCOUNT_TABS.find((known) => known === wanted) ?? FIRST_TAB
  return { tab, receipt: tab === 'billing' ? (search.get('receipt') ?? undefined) : undefined }
}
