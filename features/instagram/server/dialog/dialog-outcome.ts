/** The outcome of a dialog, as pure functions without the database. */
import type { AccountListing, SocialAccount } from '#providers/social/port.ts'
import type { DialogFailure, MissingCause } from '#features/instagram/contract.ts'

export type DialogAnswer = Pick<SocialAccount, 'id' | 'username' | 'pageName' | 'mayPublish'>

export interface DialogFailed {
  readonly kind: 'failed'
  readonly code: DialogFailure
  readonly missingScopes?: readonly string[]
  readonly causes?: readonly MissingCause[]
  readonly pagesWithoutAccount?: readonly string[]
  /** Whether requesting the declined permission again could help. */
  readonly wantsRepeat?: true
}

export interface DialogGranted {
  readonly kind: 'granted'
  /** The accounts that the token itself listed; no other can be chosen. */
  readonly accounts: readonly DialogAnswer[]
}

export type DialogOutcome = DialogFailed | DialogGranted

export function failed(code: DialogFailure, more: Omit<DialogFailed, 'kind' | 'code'> = {}): DialogFailed {
  return { kind: 'failed', code, ...more }
}

/** @param mayHideAccounts whether a declined permission may hide some accounts */
export function outcomeOf({ accounts, pagesWithoutAccount }: AccountListing, mayHideAccounts: boolean): DialogOutcome {
  const answers = accounts.map(({ id, username, pageName, mayPublish }) => ({ id, username, pageName, mayPublish }))
  if (answers.some(({ mayPublish }) => mayPublish)) return { kind: 'granted', accounts: answers }
  if (answers.length > 0) return failed('instagram_role_missing')
  return failed('instagram_account_missing', {
    causes: causesOf(pagesWithoutAccount.length > 0, mayHideAccounts),
    pagesWithoutAccount,
    ...(mayHideAccounts && { wantsRepeat: true }),
  })
}

/** The most likely first: a visible Page lacks its link; no Page at all was not allowed, or is hidden by a portfolio. */
function causesOf(hasPages: boolean, mayHideAccounts: boolean): readonly MissingCause[] {
  if (hasPages) return ['not_linked', 'not_professional', 'page_not_ticked', 'portfolio_hidden']
  const unseen: readonly MissingCause[] = ['page_not_ticked', 'portfolio_hidden']
  return [...(mayHideAccounts ? unseen.toReversed() : unseen), 'not_linked', 'not_professional']
}

/** The account to continue with when there is no choice. */
export function onlyAccount(outcome: DialogOutcome): DialogAnswer | undefined {
  return outcome.kind === 'granted' && outcome.accounts.length === 1 ? outcome.accounts[0] : undefined
}
