import type { Dialog } from '#features/instagram/contract.ts'
import type { DialogMessage } from './dialog-message.ts'
import { onlyGrantOf } from './dialog-outcome.ts'
import type { DialogReturn } from './read-return.ts'

/** Whether the address contains the whole result; otherwise the server has to be asked. */
export function saysAll({ dialogId, accessToken, accountId, error }: DialogReturn): boolean {
  return dialogId === undefined || error !== undefined || (accessToken !== undefined && accountId !== undefined)
}

export function messageOfReturn({ dialogId, accessToken, accountId, error }: DialogReturn): DialogMessage {
  return { dialog: dialogId, accessToken, instagramAccountId: accountId, error }
}

/** Undefined while there is no result yet, or an account has to be chosen first. */
export function messageOfDialog(dialog: Dialog): DialogMessage | undefined {
  const { id, state, failure } = dialog
  if (state === 'working' || state === 'open') return undefined
  if (state !== 'granted') return { dialog: id, error: failure?.code ?? 'instagram_dialog_failed', details: failure?.error }
  const only = onlyGrantOf(dialog)
  return only && { dialog: id, accessToken: only.accessToken, instagramAccountId: only.accountId }
}
