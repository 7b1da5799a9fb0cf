import type { TFunction } from 'i18next'
import type { Dialog } from '#features/instagram/contract.ts'
import type { DialogMessage } from './dialog-message.ts'
import { explainDialog, explainMessage, isCancelled, type Problem } from './explain-problem.ts'

/** The result of a dialog. */
export type Outcome =
  | Granted
  | { readonly name: 'cancelled' }
  /** Another window saved it. */
  | { readonly name: 'saved' }
  | { readonly name: 'failed'; readonly problem: Problem }

interface Granted {
  readonly name: 'granted'
  readonly accessToken: string
  readonly accountId: string
}

type Translate = TFunction<'instagram'>

/**
 * The result of a dialog whose window closed without a report; undefined while the code is being exchanged. If something was
 * left to do or to choose, closing the window counts as a cancellation.
 */
export function outcomeOf(t: Translate, dialog: Dialog): Outcome | undefined {
  const readings: Readonly<Record<Dialog['state'], () => Outcome | undefined>> = {
    open: () => ({ name: 'cancelled' }),
    working: () => undefined,
    granted: () => onlyGrantOf(dialog) ?? { name: 'cancelled' },
    saved: () => ({ name: 'saved' }),
    failed: () => outcomeOfFailure(t, dialog.failure),
    expired: () => outcomeOfFailure(t, undefined),
  }
  return readings[dialog.state]()
}

function outcomeOfFailure(t: Translate, failure: Dialog['failure']): Outcome {
  if (!failure) return { name: 'failed', problem: { text: t('errors.callback') } }
  return isCancelled(failure.code) ? { name: 'cancelled' } : { name: 'failed', problem: explainDialog(t, failure) }
}

/** The only account that can be chosen, when there is no choice. */
export function onlyGrantOf({ access_token: accessToken, accounts }: Dialog): Granted | undefined {
  const [only, ...others] = accounts
  if (accessToken === undefined || only === undefined || others.length > 0 || !only.may_publish) return undefined
  return { name: 'granted', accessToken, accountId: only.id }
}

/** The result that the window reported before it closed. */
export function outcomeOfMessage(t: Translate, { error, details, accessToken, instagramAccountId }: DialogMessage): Outcome {
  if (isCancelled(error)) return { name: 'cancelled' }
  if (error !== undefined) return { name: 'failed', problem: explainMessage(t, { error, details }) }
  if (accessToken === undefined || instagramAccountId === undefined) {
    return { name: 'failed', problem: { text: t('errors.incomplete') } }
  }
  return { name: 'granted', accessToken, accountId: instagramAccountId }
}
