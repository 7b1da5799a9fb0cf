/** What the address says in which Facebook's dialog has left its window: see `RETURN_PATH`. Anybody can write such a link. */
import { DIALOG_FAILURES } from '../contract.ts'

export interface DialogReturn {
  /** Undefined when the server did not know whose dialog it was. */
  readonly dialogId: string | undefined
  readonly accessToken: string | undefined
  readonly accountId: string | undefined
  /** `access_denied`, or a code of `DIALOG_FAILURES`. */
  readonly error: string | undefined
}

const KNOWN_ERRORS: ReadonlySet<string> = new Set(['access_denied', 'user_denied', ...DIALOG_FAILURES])

/** Undefined for who came here on their own. */
export function readReturn(search: URLSearchParams): DialogReturn | undefined {
  const given = (name: string) => search.get(name) || undefined
  const dialogReturn = {
    dialogId: given('dialog'),
    accessToken: given('access_token'),
    accountId: given('instagram_account_id'),
    error: knownError(given('error') ?? given('error_reason')),
  }
  return Object.values(dialogReturn).some((value) => value !== undefined) ? dialogReturn : undefined
}

/** A link must not put words of its own into our box. */
function knownError(error: string | undefined): string | undefined {
  return error === undefined || KNOWN_ERRORS.has(error) ? error : 'instagram_dialog_failed'
}
