/** Parses the address to which Facebook's dialog returned its window: see `RETURN_PATH`. Anyone can make such a link. */
import { DIALOG_FAILURES } from '#features/instagram/contract.ts'

export interface DialogReturn {
  /** Undefined when the server did not know whose dialog it was. */
  readonly dialogId: string | undefined
  readonly accessToken: string | undefined
  readonly accountId: string | undefined
  /** `access_denied`, or a code of `DIALOG_FAILURES`. */
  readonly error: string | undefined
}

const KNOWN_ERRORS: ReadonlySet<string> = new Set(['access_denied', 'user_denied', ...DIALOG_FAILURES])

/** Undefined for a visit without a dialog. */
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

/** A link must not put its own text into our error message. */
function knownError(error: string | undefined): string | undefined {
  return error === undefined || KNOWN_ERRORS.has(error) ? error : 'instagram_dialog_failed'
}
